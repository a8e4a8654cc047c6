// Cards that the server asks for one by one and a player chooses together: the harvest, half of a beaten hand, what is
// over the hand limit. How many of each kind there are to choose is the server's to say; here it is only counted.

import type { Choice } from "../../shell/game";
import { RESOURCES, type Cards, type View } from "./view";

/** Whether several cards are asked for, and there is something to choose among. */
export function isPicking(view: View, choices: readonly Choice[]): boolean {
  return view.picks !== null && wanted(view) > 1 && choices.length > 1;
}

export function picked(cards: Cards): number {
  return RESOURCES.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);
}

/** How many cards are to be chosen. */
export function wanted(view: View): number {
  return view.asked.left ?? 0;
}
