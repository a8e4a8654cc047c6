// What is printed on cards and tokens, looked up in the map part of the view, and how it is drawn.

import { mapOf, type CardPrint, type Power, type TokenPrint, type View } from "./view";

/** What colour a card has: that of its symbol, white for jokers, purple for actions. */
export type Family = Power | "joker" | "action";

export function cardOf(view: View, card: string): CardPrint {
  return mapOf(view).cards[card] ?? { id: card, symbols: [], power: 0, item: false };
}

export function tokenOf(view: View, token: string): TokenPrint {
  return mapOf(view).tokens[token] ?? { id: token, symbol: null, power: 0 };
}

export function familyOf({ symbols }: CardPrint): Family {
  return symbols.length > 1 ? "joker" : (symbols[0] ?? "action");
}

/** Halves as people write them: 2½. */
export function halves(coins: number): string {
  const whole = Math.floor(coins);
  const half = coins - whole >= 0.5 ? "½" : "";
  return whole === 0 && half ? half : `${whole}${half}`;
}
