// The one primary button: what it says and what it does, from the server's choices.

import type { Choice, Translate } from "../../shell/game";
import { halves } from "./cards";
import { puttingAway, type Intent, type Offer } from "./choices";
import type { Held } from "./fan";
import type { View } from "./view";
import { choiceWords } from "./sentences";

export interface TrayButton {
  label: string;
  /** What is sent at once, */
  choice: Choice | null;
  /** or one after the other; with neither, the button only says what is still owed. */
  intents: Intent[];
}

export function primaryOf(
  view: View,
  offer: Offer,
  fan: readonly Held[],
  keep: ReadonlySet<number>,
  t: Translate,
): TrayButton | null {
  if (!offer.any) return null;
  if (view.asked.what === "discard") {
    const cards = fan.filter((held) => !held.used).map(({ card, key }) => ({ card, keep: keep.has(key) }));
    const kept = cards.filter((card) => card.keep).length;
    const label = t("table-put-away", { keep: kept, discard: cards.length - kept, kind: wayOf(kept, cards.length) });
    return { label, choice: null, intents: puttingAway(cards) };
  }
  const choice = offer.explore ?? offer.stop ?? offer.end ?? offer.done;
  if (choice) return { label: choiceWords(choice, view, t), choice, intents: [] };
  if (view.asked.what === "tender") {
    return { label: t("table-price-left", { coins: halves(view.asked.coins ?? 0) }), choice: null, intents: [] };
  }
  return null;
}

function wayOf(kept: number, all: number): string {
  return kept === 0 ? "none" : kept === all ? "all" : "some";
}

/** A second way out, beside the primary one: leaving a cave alone. */
export function secondaryOf(view: View, offer: Offer, t: Translate): TrayButton | null {
  if (!offer.explore || !offer.done) return null;
  return { label: choiceWords(offer.done, view, t), choice: offer.done, intents: [] };
}
