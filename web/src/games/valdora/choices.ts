// The server's choices, sorted by the thing on the table that they belong to.

import type { Choice } from "../../shell/game";
import { descriptionOf, type Equipment, type Side } from "./view";

export interface Offer {
  moves: Map<string, Choice>;
  turns: Map<Side, Choice>;
  buys: Map<Side, Choice>;
  /** What may go on a card of one's own, or be taken from it. */
  loads: Map<Equipment, Choice[]>;
  /** Commissions of one's own that may be completed. */
  slots: Map<number, Choice>;
  /** Commissions of one's own that may be given back, and on which sides of the book. */
  returns: Map<number, Map<Side, Choice>>;
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
    returns: new Map(),
    provisions: null,
    silver: null,
    out: null,
    any: choices.length > 0,
  };
  for (const choice of choices) {
    const words = descriptionOf(choice);
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
        offer.slots.set(words.slot ?? 0, choice);
        break;
      case "return": {
        const slot = words.slot ?? 0;
        offer.returns.set(slot, new Map([...(offer.returns.get(slot) ?? []), [words.side ?? "left", choice]]));
        break;
      }
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

/** Which number key does what: the things in the tray in the order in which they lie there, first the cards, then the
 * book. What can be given back has one key for both sides. */
export function keysOf(offer: Offer): Map<number, string> {
  const things: (Choice | null | undefined)[] = [
    ...[...offer.loads.values()].flat(),
    ...offer.slots.values(),
    ...[...offer.returns.values()].map((sides) => [...sides.values()][0]),
    ...(["left", "right"] as const).flatMap((side) => [offer.buys.get(side), offer.turns.get(side)]),
    offer.provisions,
    offer.silver,
  ];
  const keys = new Map<number, string>();
  for (const thing of things) if (thing && keys.size < 9) keys.set(thing.action, String(keys.size + 1));
  return keys;
}
