// Which cards go from the market to the discard pile.

import type { Snapshot } from "../../shell/game";

/** The cards that the player who looks has bought or taken in the moves after `since`. */
export function arriving(snapshot: Snapshot, since: number): string[] {
  if (snapshot.moves !== since + 1) return [];
  const events = snapshot.log.filter((entry) => entry.move > since).flatMap((entry) => entry.events);
  return events
    .filter((event) => event.seat === snapshot.seat && (event.kind === "buys" || event.kind === "takes"))
    .map((event) => String(event["card"]));
}
