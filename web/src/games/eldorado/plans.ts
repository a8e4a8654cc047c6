// Space first, then card: the places that the cards and tokens in hand would reach, each with all that lead there.
// What is sent is always one of the server's choices, one at a time.

import type { Choice } from "../../shell/game";
import { powerOfToken } from "./cards";
import type { Chart } from "./chart";
import type { Intent } from "./choices";
import { descriptionOf, type Power, type View } from "./view";
import { reachOf, spaceOfPawn, type Way } from "./ways";

/** A card or token to play for a pawn, and the way that the pawn then goes. */
export interface Plan {
  choice: Choice;
  pawn: string;
  way: Way;
  /** Power that is left over at the end of it. */
  over: number;
}

export interface Plans {
  spaces: Map<string, Plan[]>;
  joints: Map<string, Plan[]>;
}

/** The symbol and power that a choice brings into use, if it is one that moves a pawn. */
export function powerOf(choice: Choice): { symbol: Power; power: number } | null {
  const words = descriptionOf(choice);
  if (words.kind === "play" && words.symbol && words.power) return { symbol: words.symbol, power: words.power };
  return words.kind === "token" && words.token !== undefined ? powerOfToken(words.token) : null;
}

/** All that these choices would reach; what wastes least comes first. */
export function plansOf(chart: Chart, view: View, choices: readonly Choice[]): Plans {
  const plans: Plans = { spaces: new Map(), joints: new Map() };
  for (const choice of choices) {
    const { pawn } = descriptionOf(choice);
    const power = powerOf(choice);
    const from = pawn === undefined ? null : spaceOfPawn(view, pawn);
    if (!power || !from || pawn === undefined) continue;
    const reach = reachOf(chart, view, from, power.symbol, power.power);
    for (const part of ["spaces", "joints"] as const) {
      for (const [id, way] of reach[part]) {
        const known = plans[part].get(id) ?? [];
        plans[part].set(id, [...known, { choice, pawn, way, over: power.power - way.cost }]);
      }
    }
  }
  for (const group of [plans.spaces, plans.joints]) {
    for (const [id, found] of group) group.set(id, found.toSorted((one, other) => one.over - other.over));
  }
  return plans;
}

/** What is sent, one after the other, to carry a plan out. */
export function carryingOut({ choice, pawn, way }: Plan): Intent[] {
  return [{ ...descriptionOf(choice) }, ...way.legs.map((leg) => ({ ...leg, pawn }))];
}
