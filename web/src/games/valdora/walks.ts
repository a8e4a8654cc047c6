// Where pawns stand in the picture, and how they came there.

import type { Point } from "../../shell/board/point";
import type { LogEntry } from "../../shell/game";
import type { Chart } from "./chart";
import type { View } from "./view";

/** The way that each seat's pawn went in the moves after `since`. */
export function walksSince(log: readonly LogEntry[], since: number): Map<number, string[]> {
  const ways = new Map<number, string[]>();
  for (const entry of log) {
    if (entry.move <= since) continue;
    for (const event of entry.events) {
      if (event.kind !== "moves") continue;
      const way = String(event["way"]).split(" ");
      ways.set(event.seat, [...(ways.get(event.seat) ?? []), ...way.slice(ways.has(event.seat) ? 1 : 0)]);
    }
  }
  return ways;
}

// Beside the gems of a road; elsewhere in a row before the houses.
const BESIDE = [-62, 62, -88, 88, 0];

/** Where each seat's pawn stands; several on one space stand side by side. */
export function standing(chart: Chart, view: View): Point[] {
  const here = new Map<string, number[]>();
  for (const { seat, space } of view.seats) here.set(space, [...(here.get(space) ?? []), seat]);
  return view.seats.map(({ seat, space }) => {
    const place = chart.places.get(space);
    if (!place) return { x: 0, y: 0 };
    const row = here.get(space) ?? [];
    const number = row.indexOf(seat);
    if (place.space.kind === "road") return { x: place.x + (BESIDE[number] ?? 0), y: place.y + 6 };
    return { x: place.x + (number - (row.length - 1) / 2) * 29, y: place.y + 20 };
  });
}

/** The way of the last move of each seat. */
export function lastWays(log: readonly LogEntry[]): Map<number, string[]> {
  const ways = new Map<number, string[]>();
  for (const { events } of log) {
    for (const event of events) if (event.kind === "moves") ways.set(event.seat, String(event["way"]).split(" "));
  }
  return ways;
}
