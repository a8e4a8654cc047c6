// The view that src/manoa/games/valdora/view.py hands out, typed. Nothing else in this folder parses it.

import type { Choice, Snapshot } from "../../shell/game";

export const GEMS = ["ruby", "sapphire", "amethyst", "emerald", "gold"] as const;
export type Gem = (typeof GEMS)[number];
export const COLOURS = ["silver", "yellow", "white", "violet", "red", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export type Equipment = "pan" | "shovel" | "pickaxe" | "hammer" | "chisel" | "cart" | "horse";
export type Side = "left" | "right";
export type Kind = "equipment-town" | "commission-town" | "harbour-town" | "road" | "mine" | "harbour" | "palace";
export type Heap = Partial<Record<Gem, number>>;

export interface Space {
  id: string;
  kind: Kind;
  place: string;
  colour: Colour | null;
  letter: string | null;
  ships: number;
  start: boolean;
  x: number;
  y: number;
}

/** The summary card: how often each thing is in each of the two like books. */
export interface Summary {
  equipment: { equipment: Equipment; number: number }[];
  commissions: (Commission & { number: number })[];
}

export interface ValleyMap {
  spaces: Space[];
  edges: [string, string][];
  summary: Summary;
}

export interface Commission {
  colour: Colour;
  needs: (Gem | "coin")[];
  points: number;
}

export type Face = { equipment: Equipment } | Commission;

export interface Page {
  size: number;
  top: Face | null;
}

export interface Book {
  town: string;
  kind: "equipment" | "commission";
  left: Page;
  right: Page;
}

export interface Workshop {
  colour: Colour;
  craftsmen: number;
  points: number;
  owner: number | null;
}

export interface Score {
  commissions: number;
  colours: number;
  workshops: number;
  bonus: number;
  gems: number;
  total: number;
}

/** The points so far; null is what the one who looks may not know. */
export type Standing = { [part in keyof Score]: number | null };

export interface Load {
  equipment: Equipment;
  gem: Gem | null;
}

export interface Held extends Commission {
  slot: number;
}

export interface Seat {
  seat: number;
  space: string;
  coins: number;
  provisions: boolean;
  equipment: Load[];
  commissions: Held[];
  completed: number;
  completed_commissions?: Commission[];
  craftsmen: Partial<Record<Colour, number>>;
  workshops: Colour[];
  bonus: number;
  standing: Standing;
  score: Score | null;
}

export type Mode = "move" | "act" | "book" | "load" | "deliver" | "replace" | "pay" | "over";

export interface Asked {
  seat: number | null;
  what: Mode;
  space?: string;
  town?: string;
  turned?: number;
  page_cost?: number;
  ships?: number | null;
  /** The side of the book on which the commission that was given back lies on top, if it does. */
  returned?: Side | null;
  gem?: Gem;
  for?: Face;
}

export interface View {
  seat: number | null;
  layout: string | null;
  round: number;
  round_limit: number | null;
  over: boolean;
  start_seat: number;
  ending: boolean;
  /** Stacks of craftsmen that must still be used up until the end comes. */
  stacks_left: number;
  quiet: { rounds: number; limit: number | null; left: number | null };
  asked: Asked;
  map: ValleyMap;
  gems: Record<string, Heap>;
  discard: Heap;
  books: Book[];
  craftsmen: { colour: Colour; left: number }[];
  workshops: Workshop[];
  bonus: number;
  bank: number;
  coin_limit: number;
  commission_limit: number;
  equipment: { equipment: Equipment; loads: Gem[]; coins: number }[];
  seats: Seat[];
  ranking: number[][] | null;
}

/** The words of a choice, as `describe` gives them. */
export interface Words {
  kind: string;
  to?: string;
  provisions?: boolean;
  meeting?: number;
  pay?: number[];
  coins?: number;
  town?: string;
  side?: Side;
  cost?: number;
  equipment?: Equipment;
  colour?: Colour;
  needs?: (Gem | "coin")[];
  points?: number;
  slot?: number;
  gem?: Gem;
  on?: Equipment;
  unloads?: Gem | null;
}

export function viewOf(snapshot: Snapshot): View {
  return snapshot.view as View;
}

export function descriptionOf(choice: Choice): Words {
  return choice.description as unknown as Words;
}

/** The seat that looks, if there is one. */
export function ownSeat(view: View): Seat | null {
  return view.seat === null ? null : (view.seats[view.seat] ?? null);
}

/** The name of whoever sits at a seat. */
export function playerName(snapshot: Snapshot, seat: number): string {
  return snapshot.table.seats[seat]?.name ?? `${seat + 1}`;
}

export function isCommission(face: Face): face is Commission {
  return "colour" in face;
}

/** The gems of a heap one by one, in the order of their kinds. */
export function gemsIn(heap: Heap): Gem[] {
  return GEMS.flatMap((gem) => Array.from({ length: heap[gem] ?? 0 }, () => gem));
}

/** The letter of a patron's palace: it tells a colour to those who do not see it. */
export function letterOf(view: View, colour: Colour): string {
  return view.map.spaces.find((space) => space.colour === colour)?.letter ?? "";
}

export function spaceOf(view: View, seat: Seat): Space | undefined {
  return view.map.spaces.find((space) => space.id === seat.space);
}
