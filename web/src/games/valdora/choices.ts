// What is open and what is closed, as the server says it, sorted by the thing on the table that it belongs to.

import type { Choice, Closed } from "../../shell/game";
import { descriptionOf, type Equipment, type Gem, type Side } from "./view";

interface Things<Thing> {
  moves: Map<string, Thing>;
  turns: Map<Side, Thing>;
  buys: Map<Side, Thing>;
  /** What may go on a card of one's own, or be taken from it. */
  loads: Map<Equipment, Thing[]>;
  /** Commissions of one's own, to be completed. */
  slots: Map<number, Thing>;
  /** Commissions of one's own, to be given back, and on which sides of the book. */
  returns: Map<number, Map<Side, Thing>>;
  provisions: Thing | null;
  silver: Thing | null;
  /** The way out: pass, stop, or stay where nothing else is possible. */
  out: Thing | null;
}

export interface Offer extends Things<Choice> {
  any: boolean;
  closed: Things<Closed>;
}

export function offerOf(choices: readonly Choice[], closed: readonly Closed[] = []): Offer {
  return { ...sorted(choices), any: choices.length > 0, closed: sorted(closed) };
}

function sorted<Thing extends Choice | Closed>(all: readonly Thing[]): Things<Thing> {
  const things: Things<Thing> = {
    moves: new Map(),
    turns: new Map(),
    buys: new Map(),
    loads: new Map(),
    slots: new Map(),
    returns: new Map(),
    provisions: null,
    silver: null,
    out: null,
  };
  for (const thing of all) {
    const words = descriptionOf(thing);
    switch (words.kind) {
      case "move":
        things.moves.set(words.to, thing);
        break;
      case "turn":
        things.turns.set(words.side, thing);
        break;
      case "buy":
        things.buys.set(words.side, thing);
        break;
      case "load":
        things.loads.set(words.on, [...(things.loads.get(words.on) ?? []), thing]);
        break;
      case "empty":
        things.loads.set(words.equipment, [...(things.loads.get(words.equipment) ?? []), thing]);
        break;
      case "deliver":
        things.slots.set(words.slot, thing);
        break;
      case "return":
        things.returns.set(words.slot, new Map([...(things.returns.get(words.slot) ?? []), [words.side, thing]]));
        break;
      case "provisions":
        things.provisions = thing;
        break;
      case "silver":
        things.silver = thing;
        break;
      default:
        things.out = thing;
    }
  }
  return things;
}

/** The gem that goes on a card or pays, and what that costs. */
export function loadOf(choice: Choice): { gem: Gem | null; cost: number } {
  const words = descriptionOf(choice);
  if (words.kind === "load") return { gem: words.gem, cost: words.cost };
  return { gem: words.kind === "empty" ? words.gem : null, cost: 0 };
}

/** Why a card of one's own takes no gem, or pays with none. */
export function closedLoad({ closed }: Offer, equipment: Equipment): Closed | undefined {
  return closed.loads.get(equipment)?.[0];
}

/** Why a commission of one's own can be neither completed nor given back. */
export function closedSlot({ closed, returns }: Offer, slot: number): Closed | undefined {
  const back = returns.has(slot) ? undefined : closed.returns.get(slot);
  return closed.slots.get(slot) ?? back?.values().next().value;
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
