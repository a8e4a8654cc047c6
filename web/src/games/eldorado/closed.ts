// What is shown and can't be done now, sorted by the thing on the table that it belongs to, with the engine's reason.

import type { Closed, Snapshot, Translate } from "../../shell/game";
import { halves } from "./cards";
import { descriptionOf } from "./view";
import { named } from "./sentences";

export interface Reasons {
  cards: Map<string, Closed>;
  tokens: Map<string, Closed>;
  piles: Map<string, Closed>;
  /** Spaces and joints next to one's own pawns. */
  places: Map<string, Closed>;
}

export function reasonsOf(snapshot: Snapshot): Reasons {
  const reasons: Reasons = { cards: new Map(), tokens: new Map(), piles: new Map(), places: new Map() };
  for (const closed of snapshot.closed) {
    const { kind, card, token, pile, to, joint } = descriptionOf(closed);
    if (pile !== undefined) reasons.piles.set(pile, closed);
    else if (card !== undefined) reasons.cards.set(card, closed);
    else if (kind === "token" && token !== undefined) reasons.tokens.set(token, closed);
    else reasons.places.set(to ?? joint ?? "", closed);
  }
  return reasons;
}

/** The engine's sentence; nothing for what is not closed. */
export function reasonWords(closed: Closed | undefined, t: Translate): string {
  if (!closed) return "";
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(closed.why.arguments)) {
    said[name] = typeof value === "number" && !Number.isInteger(value) ? halves(value) : value;
  }
  return t(closed.why.key, named(said, t));
}
