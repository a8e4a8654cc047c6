// What may be done and what may not, as the server describes it.

import type { Description } from "../../generated/island";
import type { Choice, Closed, Snapshot, Translate } from "../../shell/game";
import { PURCHASES, type Purchase, type Reason } from "./view";

const PIECES: ReadonlySet<string> = new Set(PURCHASES);

type Names<Kinds> = Kinds extends unknown ? keyof Kinds : never;
type Field<Kinds, Name extends PropertyKey> = Kinds extends { [key in Name]?: infer Value } ? Value : never;

/** A description of any kind: each field as the kinds that have it say. */
export type Words = { kind: Description["kind"] } & {
  [Name in Exclude<Names<Description>, "kind">]?: Field<Description, Name>;
};

export function descriptionOf(choice: Choice | Closed): Words {
  return choice.description as unknown as Words;
}

/** What the server says is closed, by a part of its description; a thing to buy, wherever it would go. */
export function closedOf({ closed }: Snapshot, part: Partial<Words>): Closed | null {
  const fits = (words: object): boolean =>
    Object.entries(part).every(([name, value]) => words[name as never] === value) && !("at" in words) && !("from" in words);
  return closed.find((each) => fits(each.description)) ?? null;
}

/** A reason in words. */
export function whyWords(why: Reason | Closed["why"] | null | undefined, t: Translate): string {
  return why ? t(why.key, why.arguments) : "";
}

/** Why nothing can be done at a place of the map now: by steps, or with a thing to buy in hand, by cell or corner. */
export function closedPlaces({ closed }: Snapshot, tool: Purchase | null): Map<string, Closed> {
  const places = new Map<string, Closed>();
  for (const each of closed) {
    const { kind, at, to, from } = descriptionOf(each);
    const place = to ?? at ?? from;
    if (place !== undefined && (tool === null ? !PIECES.has(kind) : kind === tool)) places.set(place, each);
  }
  return places;
}

/** Why nothing of a kind can be bought now; without a word of the rules, somebody else decides. */
export function whyNotBought(snapshot: Snapshot, thing: Purchase, t: Translate): string {
  const closed = closedOf(snapshot, { kind: thing });
  return closed ? whyWords(closed.why, t) : t("island-why-not-now");
}
