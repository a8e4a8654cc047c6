// Space first, then card: the places that the cards and tokens in hand lead to, as the engine says, each with all that
// lead there. What is sent is always one of the server's choices, one at a time.

import type { Choice } from "../../shell/game";
import type { Intent } from "./choices";
import type { View, Way } from "./view";

/** A card or token to play for a pawn, and the way that the pawn then goes. */
export interface Plan {
  choice: Choice;
  way: Way;
  /** Power that is left over at the end of it. */
  lost: number;
}

/** All that these choices lead to, by the places' ids; what wastes least comes first. */
export function plansOf(view: View, choices: readonly Choice[]): Map<string, Plan[]> {
  const offered = new Map(choices.map((choice) => [choice.action, choice]));
  const plans = new Map<string, Plan[]>();
  for (const way of view.ways) {
    for (const { action, lost } of way.begins) {
      const choice = offered.get(action);
      if (choice) plans.set(way.to, [...(plans.get(way.to) ?? []), { choice, way, lost }]);
    }
  }
  for (const [to, found] of plans) plans.set(to, found.toSorted((one, other) => one.lost - other.lost));
  return plans;
}

/** What is sent, one after the other, to carry a plan out. */
export function carryingOut({ choice, way }: Plan): Intent[] {
  return [choice.action, ...way.actions];
}

/** The ways on which these choices would set a pawn, one to each place. */
export function previewOf(view: View, choices: readonly Choice[]): Way[] {
  return [...plansOf(view, choices).values()].flatMap((plans) => plans[0]?.way ?? []);
}
