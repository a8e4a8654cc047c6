// What the game shows, by its generated types, and the few things that are read from it again and again. Nothing else in
// this folder takes a snapshot or a choice apart.

import type { Choice, Closed, Snapshot } from "../../shell/game";
import type { Colour, Commission, Description, Face, Gem, Heap, Seat, Space, View } from "../../generated/valdora";

export type {
  Book,
  Colour,
  Commission,
  Description,
  Equipment,
  Face,
  Gem,
  Heap,
  Held,
  Kind,
  Load,
  Map as ValleyMap,
  Move,
  Page,
  Score,
  Seat,
  Side,
  Space,
  Tool,
  View,
} from "../../generated/valdora";

/** The gems in the order in which heaps are laid out. */
export const GEMS: readonly Gem[] = ["ruby", "sapphire", "amethyst", "emerald", "gold"];

export function viewOf(snapshot: Snapshot): View {
  return snapshot.view as View;
}

export function descriptionOf(thing: Choice | Closed): Description {
  return thing.description as unknown as Description;
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
