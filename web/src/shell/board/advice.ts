// What was advised, as it is marked on the table: with the numbers of the hints.

import type { Choice } from "../game";

/** The numbers, from 1, of the hints that begin with one of these choices. */
export function adviceOf(hints: readonly Choice[], choices: Choice | readonly Choice[] | null | undefined): string | undefined {
  const wanted = new Set([choices ?? []].flat().map(({ action }) => action));
  const numbers = hints.flatMap(({ action }, place) => (wanted.has(action) ? [place + 1] : []));
  return numbers.length > 0 ? numbers.join("·") : undefined;
}
