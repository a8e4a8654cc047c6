// The view that src/manoa/games/eldorado/view.py hands out, typed. Nothing else in this folder parses it.

import type { Choice, Snapshot } from "../../shell/game";

export type Terrain = "jungle" | "water" | "village" | "rubble" | "camp" | "mountain" | "start";
export type Power = "machete" | "paddle" | "coin";
export type Counts = Record<string, number>;

export interface Space {
  id: string;
  q: number;
  r: number;
  tile: string;
  terrain: Terrain;
  value: number;
  start: number | null;
  finish: boolean;
  cave: boolean;
}

export interface Joint {
  id: string | null;
  between: [string, string];
  edges: [string, string][];
}

export interface RouteMap {
  spaces: Space[];
  joints: Joint[];
}

export interface Blockade {
  joint: string;
  number: number;
  terrain: Terrain;
  value: number;
}

export interface Cave {
  cave: string;
  space: string;
  left: number;
}

export interface Pile {
  card: string;
  left: number;
  price: number;
}

export interface Seat {
  seat: number;
  hand_size: number;
  draw_size: number;
  discard: Counts;
  played: Counts;
  removed: Counts;
  tokens: Counts;
  blockades: number[];
  home: number | null;
  pawns: { id: string; space: string | null }[];
  hand?: Counts;
}

export interface Moving {
  pawn: string;
  card: string | null;
  symbol: Power;
  power: number;
}

export type Mode =
  | "play"
  | "move"
  | "pay"
  | "tender"
  | "remove"
  | "take"
  | "lead"
  | "change"
  | "replace"
  | "explore"
  | "save"
  | "discard"
  | "over";

export interface Asked {
  seat: number | null;
  what: Mode;
  bought?: boolean;
  passing?: boolean;
  items?: Counts;
  moving?: Moving | null;
  cards?: number;
  for?: { joint: string } | { space: string; terrain: Terrain };
  pile?: string;
  coins?: number;
  must?: boolean;
  cave?: string;
  pawn?: string;
}

export interface View {
  seat: number | null;
  route: string | Record<string, unknown>;
  edition: string;
  /** The seat with the hat, where every round begins. */
  first: number;
  round: number;
  round_limit: number | null;
  over: boolean;
  asked: Asked;
  map: RouteMap;
  blockades: Blockade[];
  caves: Cave[];
  market: { slots: (Pile | null)[]; above: Pile[]; all_on_sale: boolean };
  seats: Seat[];
  last_round: boolean;
  ranking: number[][] | null;
}

/** The words of a choice, as `describe` gives them. */
export interface Words {
  kind: string;
  card?: string;
  token?: string;
  pile?: string;
  price?: number;
  coins?: number;
  symbol?: Power;
  power?: number;
  pawn?: string;
  to?: string;
  direction?: string;
  by?: "power" | "native" | "cards";
  cost?: number;
  joint?: string;
  blockade?: number;
  cave?: string;
  lost?: number;
  with?: string;
}

export function viewOf(snapshot: Snapshot): View {
  return snapshot.view as View;
}

/** The map, which never changes during a game. Nothing else reads it. */
export function mapOf(view: View): RouteMap {
  return view.map;
}

export function descriptionOf(choice: Choice): Words {
  return choice.description as unknown as Words;
}

/** The seat whose hand is looked at, if there is one. */
export function ownSeat(view: View): Seat | null {
  return view.seat === null ? null : (view.seats[view.seat] ?? null);
}

/** The name of whoever sits at a seat. */
export function playerName(snapshot: Snapshot, seat: number): string {
  return snapshot.table.seats[seat]?.name ?? `${seat + 1}`;
}

/** Which of a seat's pawns an id means, from 1. */
export function pawnNumber(pawn: string): number {
  return Number(pawn.slice(pawn.lastIndexOf("-") + 1)) + 1;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
