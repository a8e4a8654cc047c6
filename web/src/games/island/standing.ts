// Where explorers and villagers stand on their tiles, and how explorers came there.

import type { Point } from "../../shell/board/point";
import type { GameEvent, LogEntry } from "../../shell/game";
import type { Chart } from "./chart";
import type { View } from "./view";

/** Where each seat's explorer stands; several on one tile stand side by side. One that was beaten stands nowhere. */
export function explorersAt(chart: Chart, view: View): (Point | null)[] {
  return view.seats.map(({ seat, at }) => {
    const cell = chart.cells.get(at ?? "");
    if (!cell) return null;
    const row = view.seats.filter((other) => other.at === at).map((other) => other.seat);
    const apart = row.length > 3 ? 23 : 28;
    return { x: cell.x + (row.indexOf(seat) - (row.length - 1) / 2) * apart, y: cell.y + 6 };
  });
}

export interface Band extends Point {
  key: string;
  cell: string;
  seat: number;
  number: number;
}

/** The villagers of each player on each tile, in a row at its lower edge. */
export function villagersAt(chart: Chart, view: View): Band[] {
  const bands = view.seats.flatMap(({ seat, villagers }) =>
    Object.entries(villagers).map(([cell, number]) => ({ cell, seat, number })),
  );
  return bands.flatMap((band) => {
    const at = chart.cells.get(band.cell);
    if (!at) return [];
    const row = bands.filter(({ cell }) => cell === band.cell);
    const x = at.x + (row.indexOf(band) - (row.length - 1) / 2) * 29;
    return [{ ...band, key: `${band.seat} ${band.cell}`, x, y: at.y + 35 }];
  });
}

/** The cells that each seat's explorer went over in the moves after `since`. */
export function walksSince(log: readonly LogEntry[], since: number): Map<number, string[]> {
  const ways = new Map<number, string[]>();
  for (const entry of log) {
    if (entry.move <= since) continue;
    for (const event of entry.events) {
      const steps = event.kind === "steps" || (event.kind === "goes-back" && event["piece"] === "explorer");
      if (steps) ways.set(event.seat, [...(ways.get(event.seat) ?? []), String(event["to"])]);
    }
  }
  return ways;
}

export interface March {
  seat: number;
  from: string;
  to: string;
  number: number;
}

/** The army moves after `since`. */
export function marchesSince(log: readonly LogEntry[], since: number): March[] {
  return log
    .filter(({ move }) => move > since)
    .flatMap(({ events }) => events)
    .filter(({ kind }) => kind === "marches" || kind === "marches-free")
    .map((event) => ({
      seat: event.seat,
      from: String(event["from"]),
      to: String(event["to"]),
      number: Number(event["number"]),
    }));
}

/** Where somebody went in their last turn: an explorer's way, or an army's. */
export interface Trail {
  seat: number;
  army: boolean;
  cells: string[];
}

/** The ways of each player's last turn, and of armies that went since. Whose turn it is now has a trail of its own. */
export function trailsOf(log: readonly LogEntry[]): Trail[] {
  const events = log.flatMap((entry) => entry.events);
  const seats = new Set(events.filter(({ kind }) => kind === "turn").map(({ seat }) => seat));
  return [...seats].flatMap((seat) => {
    const since = events.findLastIndex((event) => event.kind === "turn" && event.seat === seat);
    return trailsIn(events.slice(since), seat);
  });
}

function trailsIn(events: readonly GameEvent[], seat: number): Trail[] {
  const trails: Trail[] = [];
  for (const event of events) {
    if (event.seat !== seat) continue;
    const [from, to] = [String(event["from"]), String(event["to"])];
    const last = trails.at(-1);
    if (event.kind === "steps") {
      if (last && !last.army && last.cells.at(-1) === from) last.cells.push(to);
      else trails.push({ seat, army: false, cells: [from, to] });
    } else if (event.kind === "marches" || event.kind === "marches-free") {
      trails.push({ seat, army: true, cells: [from, to] });
    }
  }
  return trails;
}
