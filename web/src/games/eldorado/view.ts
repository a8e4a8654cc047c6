// What the server says of a game of El Dorado. Its types are generated from src/manoa/games/eldorado/showing/shapes.py.

import type * as shapes from "../../generated/eldorado";
import type { Choice, Snapshot } from "../../shell/game";

export type {
  Blockade,
  CardPrint,
  Cave,
  Joint,
  Pile,
  RouteMap,
  Seat,
  Space,
  TokenPrint,
  View,
  Way,
} from "../../generated/eldorado";
export type Terrain = shapes.Space["terrain"];
export type Power = shapes.Moving["symbol"];
export type Counts = Record<string, number>;

type KeyOf<Each> = Each extends unknown ? keyof Each : never;
type FieldOf<Each, Key> = Each extends unknown ? (Key extends keyof Each ? Each[Key] : never) : never;

/** The words of a choice, whichever kind it is: each field where its kind has one. */
export type Description = { kind: shapes.Description["kind"] } & {
  [Key in Exclude<KeyOf<shapes.Description>, "kind">]?: FieldOf<shapes.Description, Key>;
};

export function viewOf(snapshot: Snapshot): shapes.View {
  return snapshot.view as shapes.View;
}

/** The map, which never changes during a game. Nothing else reads it. */
export function mapOf(view: shapes.View): shapes.RouteMap {
  return view.map;
}

export function descriptionOf({ description }: Pick<Choice, "description">): Description {
  return description as unknown as Description;
}

/** The seat whose hand is looked at, if there is one. */
export function ownSeat(view: shapes.View): shapes.Seat | null {
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

export function spaceOfPawn(view: shapes.View, pawn: string): string | null {
  for (const seat of view.seats) for (const own of seat.pawns) if (own.id === pawn) return own.space;
  return null;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
