// The view that src/manoa/games/island/view.py hands out, typed. Nothing else in this folder parses it.

import type { Choice, Snapshot } from "../../shell/game";

export const RESOURCES = ["wood", "food", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
/** So many cards of each kind; a kind that is not named is none. */
export type Cards = Partial<Record<Resource, number>>;

export type IslandTile = "water" | "gold" | "food" | "wood" | "garden" | "shrine" | "entrance";
export type CaveTile = "exit" | "cave-shrine" | "empty" | "dweller" | "floor";
export type TileKind = IslandTile | CaveTile;
export type Land = "island" | "cave";
export type Dweller = "thieves" | "bats" | "snakes" | "spider" | "jaguar" | "giant";
export const EXPLORERS = [
  "stella",
  "laffite",
  "bellona",
  "william",
  "hector",
  "nicolas",
  "tizoc",
  "emma",
  "victoria",
  "pedro",
] as const;
export type Explorer = (typeof EXPLORERS)[number];
/** What can be bought. */
export const PURCHASES = ["villager", "offering", "fort", "farm", "army"] as const;
export type Purchase = (typeof PURCHASES)[number];
/** What comes out of a player's supply. */
export const PIECES = ["villager", "offering", "fort", "farm"] as const;
export type PieceKind = (typeof PIECES)[number];
export type BuildingKind = "fort" | "farm";
export type Direction = "e" | "se" | "sw" | "w" | "nw" | "ne" | "through";

/** Chances of a battle, each from 0 to 1. */
export interface Odds {
  win: number;
  tie: number;
  lose: number;
}

export interface Tile {
  id: string;
  q: number;
  r: number;
  tile: TileKind;
  /** On a shrine: the seats with an offering on it. */
  offerings?: number[];
  dweller?: Dweller;
}

/** Where cells meet: which corner it is of the cell at q, r. */
export interface Corner {
  map: Land;
  q: number;
  r: number;
  corner: number;
  /** The ids of the cells that meet there. */
  tiles: string[];
}

export interface Building extends Corner {
  id: string;
  kind: BuildingKind;
  seat: number;
}

/** A battle that has begun and is not fought yet; strengths and chances are known of the first only. */
export interface Battle {
  attacker: number;
  cell: string;
  against: "rivals" | "farm" | "dweller";
  rivals: number[];
  farm: string | null;
  dweller: Dweller | null;
  rival: number | null;
  strength: number;
  defence: number | null;
  odds: Odds | null;
}

/** What would be fought if a choice was made. */
export interface Fight {
  rivals: number[];
  strength: number;
  defence: number;
  odds: Odds;
}

/** A battle that has begun, as it would be with an army more or less on one of its sides. */
export interface Joined {
  attacker: number;
  strength: number;
  defence: number;
  odds: Odds | null;
}

/** The short time in which others may buy an army move. */
export interface Window {
  about: "step" | "army" | "purchase" | "battle";
  seat: number;
  passed: number[];
  cause?: Cause | null;
}

/** What others may react to: who did what. */
export interface Cause {
  kind: "step" | "discovery" | "army" | "purchase" | "attack";
  seat: number;
  from?: string;
  to?: string;
  tile?: TileKind;
  number?: number;
  piece?: PieceKind;
  at?: string;
  cell?: string;
  against?: Battle["against"];
  rivals?: number[];
  farm?: string | null;
  dweller?: Dweller | null;
}

/** When a player is asked in windows. */
export const HEEDS = ["always", "concerned", "attacked"] as const;
export type Heed = (typeof HEEDS)[number];

export interface TradeOffer {
  from: number;
  to: number;
  give: Cards;
  want: Cards;
  /** Whether it answers another offer, and which. */
  counter?: boolean;
  answers?: { give: Cards; want: Cards } | null;
}

export interface Seat {
  seat: number;
  card: number;
  colour: string;
  /** What the explorer card prints. */
  costs: Record<Purchase, Cards>;
  explorer: Explorer | null;
  choices: Explorer[];
  /** The cell of the explorer; null while it is beaten and not yet put somewhere. */
  at: string | null;
  strength: number;
  /** Null: a hidden hand. */
  cards: Record<Resource, number> | null;
  hand_size: number;
  villagers: Record<string, number>;
  supply: Record<PieceKind, number>;
  lost: { villager: number; fort: number; farm: number };
  offerings: string[];
  cave_shrine: boolean;
  shrines: number;
  /** What this player can harvest. */
  farmed: Resource[];
  /** How many cards of a kind the bank wants for one. */
  bank_rate: number;
  silent: boolean;
  /** Of the own seat only. */
  heed?: Heed | null;
  wants_trade?: boolean;
}

export type Mode =
  | "explorer"
  | "reroll"
  | "steal"
  | "dice"
  | "harvest"
  | "look"
  | "explore"
  | "lay"
  | "march"
  | "react"
  | "rival"
  | "place"
  | "pay"
  | "offer"
  | "answer"
  | "discard"
  | "trade"
  | "over";

export interface Asked {
  seat: number | null;
  what: Mode;
  dice?: number[];
  left?: number;
  kinds?: Resource[];
  place?: number;
  speed?: number;
  free_army?: boolean;
  offers?: number;
  tile?: TileKind;
  dweller?: Dweller | null;
  map?: Land;
  from?: string | number;
  most?: number;
  cost?: Cards;
  about?: Window["about"];
  by?: number;
  why?: "attacked" | "attacks" | "near" | "purchase" | "always";
  cause?: Cause | null;
  during?: string;
  cell?: string;
  loser?: number;
  to?: "seat" | "bank" | "hoard" | number;
  winner?: number | null;
  give?: Cards;
  want?: Cards;
  counter?: boolean;
}

export interface MapFacts {
  island_radius: number;
  cave_radius: number;
  pieces: Record<PieceKind, number>;
  /** The strength of each tile of a dweller. */
  dwellers: Record<Dweller, number[]>;
  hand_limit: number;
  trade: { most: number; offers: number; counters?: number };
  /** All corners of the table, by their ids. */
  corners: Record<string, Corner>;
}

export interface View {
  seat: number | null;
  round: number;
  round_limit: number | null;
  over: boolean;
  first: number | null;
  active: number | null;
  asked: Asked;
  map: MapFacts;
  dice: [number, number] | null;
  speed_die: number | null;
  speed: number;
  island: Tile[];
  cave: Tile[];
  pending_tile: { tile: TileKind; dweller: Dweller | null; strength?: number; map: Land } | null;
  /** Tiles that lie several steps away, each with the cells of the way; only for whoever explores now. */
  ways: Record<string, string[]>;
  buildings: Building[];
  stack: number;
  unseen: Partial<Record<IslandTile, number>>;
  top: IslandTile[] | null;
  cave_stack: number;
  cave_unseen: Partial<Record<CaveTile | Dweller, number>>;
  bank: Record<Resource, number>;
  hoard: Record<Resource, number> | null;
  cave_shrine: { where: "stack" | "map" | "held"; seat: number | null; cell: string | null };
  battles: Battle[];
  window: Window | null;
  /** Who trades out of order, and what that came in between. */
  trade?: { seat: number; during: string } | null;
  purchase: { seat: number; piece: Purchase; at: string } | null;
  offer: TradeOffer | null;
  seats: Seat[];
  ranking: number[][] | null;
}

export function viewOf(snapshot: Snapshot): View {
  return snapshot.view as View;
}

/** The seat that looks, if there is one. */
export function ownSeat(view: View): Seat | null {
  return view.seat === null ? null : (view.seats[view.seat] ?? null);
}

/** The name of whoever sits at a seat. */
export function playerName(snapshot: Snapshot, seat: number): string {
  return snapshot.table.seats[seat]?.name ?? `${seat + 1}`;
}

/** The cards of a heap kind by kind, in their order, without the kinds that it has none of. */
export function cardsIn(cards: Cards): [Resource, number][] {
  return RESOURCES.flatMap((kind): [Resource, number][] => {
    const number = cards[kind] ?? 0;
    return number > 0 ? [[kind, number]] : [];
  });
}

/** A chance as whole percent. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** All tiles on the table. */
export function tilesOf(view: View): Tile[] {
  return [...view.island, ...view.cave];
}

/** Whether this is a choice of a kind. */
export function isKind(choice: Choice, ...kinds: string[]): boolean {
  return kinds.includes(choice.description.kind);
}

/** A corner by its name, v0, v1, …; undefined for what is no corner. */
export function cornerOf(view: View, id: string): Corner | undefined {
  return view.map.corners[id];
}
