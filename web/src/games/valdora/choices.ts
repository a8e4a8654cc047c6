// The server's choices, sorted by the thing on the table that they belong to.

import type { Choice } from "../../shell/game";
import { wordsOf, type Equipment, type Side } from "./view";

export interface Offer {
  moves: Map<string, Choice>;
  turns: Map<Side, Choice>;
  buys: Map<Side, Choice>;
  /** What may go on a card of one's own, or be taken from it. */
  loads: Map<Equipment, Choice[]>;
  /** What may be done with a commission of one's own: completed, or given back on either side of a book. */
  slots: Map<number, Choice[]>;
  provisions: Choice | null;
  silver: Choice | null;
  /** The way out: pass, stop, or stay where nothing else is possible. */
  out: Choice | null;
  any: boolean;
}

export function offerOf(choices: readonly Choice[]): Offer {
  const offer: Offer = {
    moves: new Map(),
    turns: new Map(),
    buys: new Map(),
    loads: new Map(),
    slots: new Map(),
    provisions: null,
    silver: null,
    out: null,
    any: choices.length > 0,
  };
  for (const choice of choices) {
    const words = wordsOf(choice);
    switch (words.kind) {
      case "move":
        offer.moves.set(words.to ?? "", choice);
        break;
      case "turn":
        offer.turns.set(words.side ?? "left", choice);
        break;
      case "buy":
        offer.buys.set(words.side ?? "left", choice);
        break;
      case "load":
      case "empty": {
        const card = (words.on ?? words.equipment) as Equipment;
        offer.loads.set(card, [...(offer.loads.get(card) ?? []), choice]);
        break;
      }
      case "deliver":
      case "return":
        offer.slots.set(words.slot ?? 0, [...(offer.slots.get(words.slot ?? 0) ?? []), choice]);
        break;
      case "provisions":
        offer.provisions = choice;
        break;
      case "silver":
        offer.silver = choice;
        break;
      default:
        offer.out = choice;
    }
  }
  return offer;
}
