// The server's choices, sorted by the thing on the table that they belong to.

import type { Choice } from "../../shell/game";
import { descriptionOf, type Description } from "./view";

export interface Offer {
  cards: Map<string, Choice[]>;
  tokens: Map<string, Choice[]>;
  piles: Map<string, Choice[]>;
  spaces: Map<string, Choice[]>;
  joints: Map<string, Choice[]>;
  caves: Map<string, Choice[]>;
  /** Items that may be saved: they lie in no hand. */
  saves: Choice[];
  end: Choice | null;
  stop: Choice | null;
  done: Choice | null;
  explore: Choice | null;
  any: boolean;
}

/** A thing to do, before it is known to be offered: the action itself, or the fields that its choice must have. */
export type Intent = number | (Partial<Description> & { kind: string });

export function offerOf(choices: readonly Choice[]): Offer {
  const offer: Offer = {
    cards: new Map(),
    tokens: new Map(),
    piles: new Map(),
    spaces: new Map(),
    joints: new Map(),
    caves: new Map(),
    saves: [],
    end: null,
    stop: null,
    done: null,
    explore: null,
    any: choices.length > 0,
  };
  for (const choice of choices) {
    const words = descriptionOf(choice);
    switch (words.kind) {
      case "end":
        offer.end = choice;
        break;
      case "stop":
        offer.stop = choice;
        break;
      case "done":
        offer.done = choice;
        break;
      case "explore":
        offer.explore = choice;
        add(offer.caves, words.cave, choice);
        break;
      case "step":
        add(offer.spaces, words.to, choice);
        break;
      case "overcome":
        add(offer.joints, words.joint, choice);
        break;
      case "buy":
      case "take":
        add(offer.piles, words.pile, choice);
        break;
      case "save":
        offer.saves.push(choice);
        break;
      default:
        // A card that the symbol token changes belongs to the card, not to the token.
        if (words.card !== undefined) add(offer.cards, words.card, choice);
        else add(offer.tokens, words.token, choice);
    }
  }
  return offer;
}

function add(group: Map<string, Choice[]>, id: string | undefined, choice: Choice): void {
  if (id === undefined) return;
  const known = group.get(id);
  if (known) known.push(choice);
  else group.set(id, [choice]);
}

export function matching(choices: readonly Choice[], intent: Intent): Choice[] {
  if (typeof intent === "number") return choices.filter(({ action }) => action === intent);
  const wanted = Object.entries(intent);
  return choices.filter((choice) => wanted.every(([name, value]) => choice.description[name] === value));
}

/** What is sent, one after the other, when a hand is put away: the cards that go, then `done` if any stays. */
export function puttingAway(cards: readonly { card: string; keep: boolean }[]): Intent[] {
  const intents: Intent[] = cards.filter(({ keep }) => !keep).map(({ card }) => ({ kind: "discard", card }));
  if (intents.length < cards.length) intents.push({ kind: "done" });
  return intents;
}
