// Cards that the server asks for one by one and a player chooses together: the harvest, half of a beaten hand, what is
// over the hand limit. What may be chosen is the server's to say; here it is only counted.

import type { Choice } from "../../shell/game";
import { RESOURCES, type Cards, type Mode, type Resource, type Seat, type View } from "./view";

const PICKED: readonly Mode[] = ["harvest", "pay", "discard"];

/** Whether several cards are asked for, and there is something to choose among. */
export function isPicking(view: View, choices: readonly Choice[]): boolean {
  return PICKED.includes(view.asked.what) && (view.asked.left ?? 0) > 1 && choices.length > 1;
}

/** How many cards of a kind there are to take: the bank's, or the player's own. */
export function pickable(view: View, own: Seat, kind: Resource): number {
  return view.asked.what === "harvest" ? view.bank[kind] : (own.cards?.[kind] ?? 0);
}

export function picked(cards: Cards): number {
  return RESOURCES.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);
}

/** How many cards are to be chosen: as many as are asked for, or all that there are. */
export function wanted(view: View, own: Seat, choices: readonly Choice[]): number {
  const kinds = RESOURCES.filter((kind) => choices.some(({ description }) => description["resource"] === kind));
  const there = kinds.reduce((sum, kind) => sum + pickable(view, own, kind), 0);
  return Math.min(view.asked.left ?? 0, there);
}
