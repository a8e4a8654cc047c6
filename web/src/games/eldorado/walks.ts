// How pawns came to where they are: the spaces that each walked over since the position shown before.

import type { Point } from "../../shell/board/point";
import type { LogEntry } from "../../shell/game";
import type { Chart } from "./chart";
import type { View } from "./view";

/** The spaces that each pawn entered in the moves after `since`, in order. */
export function walks(log: readonly LogEntry[], since: number): Map<string, string[]> {
  const result = new Map<string, string[]>();
  for (const entry of log) {
    if (entry.move <= since) continue;
    for (const event of entry.events) {
      if (event.kind !== "steps") continue;
      const pawn = `p${event.seat}-${Number(event["pawn"] ?? 1) - 1}`;
      const walk = result.get(pawn);
      if (walk) walk.push(String(event["to"]));
      else result.set(pawn, [String(event["to"])]);
    }
  }
  return result;
}

/** Where a pawn stands in the picture; those at home line up before the gate, pawns on one space side by side. */
export function standing(chart: Chart, view: View): Map<string, Point> {
  const result = new Map<string, Point>();
  const here = new Map<string, number>();
  let home = 0;
  for (const seat of view.seats) {
    for (const pawn of seat.pawns) {
      const place = pawn.space === null ? undefined : chart.places.get(pawn.space);
      if (place && pawn.space !== null) {
        const others = here.get(pawn.space) ?? 0;
        here.set(pawn.space, others + 1);
        result.set(pawn.id, { x: place.x + others * 14, y: place.y - others * 5 });
        continue;
      }
      const middle = chart.gate[1] ?? { x: 0, y: 0 };
      result.set(pawn.id, { x: middle.x - 36 + 24 * (home % 4), y: middle.y + 34 + 20 * Math.floor(home / 4) });
      home += 1;
    }
  }
  return result;
}

/** The way of each pawn in the last turn of its seat, from where it stood; pawns that did not move have none. */
export function trails(log: readonly LogEntry[], view: View): Map<string, string[]> {
  const before = new Map(view.seats.flatMap((seat) => seat.pawns.map((pawn) => [pawn.id, pawn.start])));
  const result = new Map<string, string[]>();
  for (const { events } of log) {
    for (const event of events) {
      if (event.kind === "turn") {
        for (const [pawn, way] of result) {
          if (!pawn.startsWith(`p${event.seat}-`)) continue;
          before.set(pawn, way.at(-1) ?? "");
          result.delete(pawn);
        }
      }
      if (event.kind !== "steps") continue;
      const pawn = `p${event.seat}-${Number(event["pawn"] ?? 1) - 1}`;
      const way = result.get(pawn) ?? [before.get(pawn) ?? ""].filter((id) => id !== "");
      result.set(pawn, [...way, String(event["to"])]);
    }
  }
  return result;
}
