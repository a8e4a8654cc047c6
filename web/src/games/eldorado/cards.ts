// What is printed on each card and token, to draw it. Which of it may be done now, only the server says.

import type { Power } from "./view";

export type Family = Power | "joker" | "action";

export interface Print {
  family: Family;
  power: number;
  item: boolean;
  /** Action cards in pictures: how many cards are drawn and removed. */
  draw: number;
  remove: number;
}

function print(family: Family, power: number, item = false, draw = 0, remove = 0): Print {
  return { family, power, item, draw, remove };
}

const PRINTS: Record<string, Print> = {
  explorer: print("machete", 1),
  traveller: print("coin", 1),
  sailor: print("paddle", 1),
  scout: print("machete", 2),
  trailblazer: print("machete", 3),
  pioneer: print("machete", 5),
  "giant-machete": print("machete", 6, true),
  captain: print("paddle", 3),
  photographer: print("coin", 2),
  journalist: print("coin", 3),
  "treasure-chest": print("coin", 4, true),
  millionaire: print("coin", 4),
  "jack-of-all-trades": print("joker", 1),
  adventurer: print("joker", 2),
  "prop-plane": print("joker", 4, true),
  transmitter: print("action", 0, true),
  cartographer: print("action", 0, false, 2),
  scientist: print("action", 0, false, 1, 1),
  compass: print("action", 0, true, 3),
  "travel-log": print("action", 0, true, 2, 2),
  native: print("action", 0),
};

export const SYMBOLS_OF_POWER: readonly Power[] = ["machete", "paddle", "coin"];

export function printOf(card: string): Print {
  return PRINTS[card] ?? print("action", 0);
}

/** What a card is worth when buying: its power if it shows a coin, half a coin otherwise. */
export function coinsOf(card: string): number {
  const { family, power } = printOf(card);
  return family === "coin" || family === "joker" ? power : 0.5;
}

/** A token that moves a pawn: its symbol and power. */
export function powerOfToken(token: string): { symbol: Power; power: number } | null {
  const found = /^(machete|paddle|coin)-(\d)$/.exec(token);
  return found ? { symbol: found[1] as Power, power: Number(found[2]) } : null;
}

/** Halves as people write them: 2½. */
export function halves(coins: number): string {
  const whole = Math.floor(coins);
  const half = coins - whole >= 0.5 ? "½" : "";
  return whole === 0 && half ? half : `${whole}${half}`;
}
