// The view and the descriptions that the server sends, by their generated types, and helpers to read them. Nothing else
// in this folder parses them.

import type {
  Cards,
  Corner,
  Costs,
  Event,
  Explorer,
  Heed,
  PieceKind,
  Resource,
  Seat,
  Tile,
  View,
} from "../../generated/island";
import type { Choice, Snapshot } from "../../shell/game";

export type {
  Asked,
  Battle,
  BuildingKind,
  Cards,
  Cause,
  Colour,
  Corner,
  Direction,
  Draft as DraftBounds,
  Dweller,
  Explorer,
  Heed,
  Joined,
  Land,
  MapFacts,
  Mode,
  Odds,
  PieceKind,
  Reason,
  Resource,
  Seat,
  Tile,
  TileKind,
  View,
} from "../../generated/island";

export const RESOURCES = ["wood", "food", "gold"] as const satisfies readonly Resource[];
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
] as const satisfies readonly Explorer[];
/** What can be bought. */
export type Purchase = keyof Costs;
export const PURCHASES = ["villager", "offering", "fort", "farm", "army"] as const satisfies readonly Purchase[];
/** What comes out of a player's supply. */
export const PIECES = ["villager", "offering", "fort", "farm"] as const satisfies readonly PieceKind[];
/** What may happen. */
export type EventKind = Event["kind"];
/** When a player is asked in windows. */
export const HEEDS = ["always", "concerned", "attacked"] as const satisfies readonly Heed[];

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
