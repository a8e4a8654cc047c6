// The valley as geometry: where things lie and how the roads wind. Made once for a table.

import type { Box, Point } from "../../shell/board/point";
import type { Space, ValleyMap } from "./view";

/** The map's units are stretched sideways: a table is wider than it is high. */
const ACROSS = 17;
const DOWN = 8.9;
const MARGIN = { side: 196, top: 86, bottom: 74 };

export interface Place extends Point {
  space: Space;
  near: string[];
}

export interface Road {
  from: string;
  to: string;
  /** The cubic curve between the two spaces. */
  curve: [Point, Point, Point, Point];
}

export interface Chart {
  places: Map<string, Place>;
  roads: Road[];
  river: Point[];
  /** On which side of the harbours the river runs: -1 left, 1 right. */
  bank: number;
  /** The harbour basin: where the discarded gems lie. */
  basin: Point;
  /** Where the open book of a town lies. */
  books: Map<string, Point>;
  box: Box;
}

let known: { table: string; chart: Chart } | null = null;

/** A table's chart: its map never changes, but every snapshot brings it anew. */
export function chartFor(table: string, map: ValleyMap): Chart {
  if (known?.table !== table) known = { table, chart: chartOf(map) };
  return known.chart;
}

export function chartOf(map: ValleyMap): Chart {
  const places = new Map<string, Place>();
  for (const space of map.spaces) places.set(space.id, { x: space.x * ACROSS, y: space.y * DOWN, space, near: [] });
  for (const [one, other] of map.edges) {
    places.get(one)?.near.push(other);
    places.get(other)?.near.push(one);
  }
  const roads = map.edges.flatMap(([from, to]) => {
    const [one, other] = [places.get(from), places.get(to)];
    return one && other ? [{ from, to, curve: curveOf(places, one, other) }] : [];
  });
  const all = [...places.values()];
  const left = Math.min(...all.map(({ x }) => x)) - MARGIN.side;
  const right = Math.max(...all.map(({ x }) => x)) + MARGIN.side;
  const top = Math.min(...all.map(({ y }) => y)) - MARGIN.top;
  const bottom = Math.max(...all.map(({ y }) => y)) + MARGIN.bottom;
  const box = { left, top, width: right - left, height: bottom - top };
  const basin = basinOf(places, roads);
  const bank = basin.x < (all.find(({ space }) => space.kind === "harbour-town")?.x ?? 0) ? -1 : 1;
  return { places, roads, basin, bank, river: riverOf(all, basin, bank, box), books: booksOf(all, box), box };
}

/** A road leaves a space in the direction in which it came, so that a row of spaces lies on one winding line. */
function curveOf(places: Map<string, Place>, from: Place, to: Place): Road["curve"] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const handle = (at: Place, towards: Place): Point => {
    const ahead = unit(at, towards);
    const behind = at.near
      .map((id) => places.get(id))
      .filter((other) => other !== undefined && other !== towards)
      .map((other) => unit(other as Place, at))
      .sort((one, two) => dot(two, ahead) - dot(one, ahead))[0];
    // A junction's third road goes straight; what goes on round a bend is smoothed.
    const smooth = behind && dot(behind, ahead) > 0.2 ? { x: ahead.x + behind.x, y: ahead.y + behind.y } : ahead;
    const long = Math.hypot(smooth.x, smooth.y) || 1;
    // A little to the side, always the same way for the same road: nobody builds straight roads through hills.
    const sway = ((hash(at.space.id + towards.space.id) % 7) - 3) * 0.022 * far;
    return {
      x: at.x + (smooth.x / long) * far * 0.36 - ahead.y * sway,
      y: at.y + (smooth.y / long) * far * 0.36 + ahead.x * sway,
    };
  };
  return [{ x: from.x, y: from.y }, handle(from, to), handle(to, from), { x: to.x, y: to.y }];
}

function unit(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
}

function dot(one: Point, other: Point): number {
  return one.x * other.x + one.y * other.y;
}

export function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (value * 31 + letter.charCodeAt(0)) % 65521;
  return value;
}

/** A point of a road, from 0 at its beginning to 1 at its end. */
export function along({ curve: [a, b, c, d] }: Road, part: number): Point {
  const rest = 1 - part;
  const mix = (w: number, x: number, y: number, z: number): number =>
    rest ** 3 * w + 3 * rest * rest * part * x + 3 * rest * part * part * y + part ** 3 * z;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

/** The points of a way over several spaces, on the roads between them. */
export function wayPoints(chart: Chart, spaces: readonly string[], steps = 6): Point[] {
  const points: Point[] = [];
  spaces.forEach((id, number) => {
    const before = spaces[number - 1];
    const place = chart.places.get(id);
    if (before === undefined) {
      if (place) points.push({ x: place.x, y: place.y });
      return;
    }
    const road = chart.roads.find(({ from, to }) => (from === before && to === id) || (from === id && to === before));
    if (!road) return;
    for (let step = 1; step <= steps; step++) {
      points.push(along(road, road.from === before ? step / steps : 1 - step / steps));
    }
  });
  return points;
}

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, number) => `${number === 0 ? "M" : "L"}${short(x)} ${short(y)}`).join("");
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** How large the basin is drawn, half across and half down. */
export const BASIN = { x: 84, y: 40 };

/** Beside the harbour town, where the most room is. */
function basinOf(places: Map<string, Place>, roads: readonly Road[]): Point {
  const all = [...places.values()];
  const town = all.find(({ space }) => space.kind === "harbour-town") ?? (all[0] as Place);
  const things: Point[] = [
    ...all.filter((place) => place !== town),
    ...roads.flatMap((road) => [0.2, 0.35, 0.5, 0.65, 0.8].map((part) => along(road, part))),
  ];
  const harbours = all.filter(({ space }) => space.kind === "harbour");
  const quays = harbours.reduce((sum, { x }) => sum + x, 0) / Math.max(1, harbours.length);
  let best: Point = town;
  let room = -Infinity;
  for (let turn = 0; turn < 32; turn++) {
    const angle = (turn / 32) * 2 * Math.PI;
    const at = { x: town.x + 150 * Math.cos(angle), y: town.y + 70 * Math.sin(angle) };
    const free = Math.min(...things.map(({ x, y }) => Math.hypot((x - at.x) / BASIN.x, (y - at.y) / BASIN.y)));
    // Where several places are as good, the one nearer to the other harbours.
    const worth = free - Math.abs(at.x - quays) / 1500;
    if (worth > room) [best, room] = [at, worth];
  }
  return best;
}

/** How far the land is painted beyond the map's box; further out the board itself has the colour of its edge. */
export const BEYOND = { x: 460, y: 260 };

/** A river past all harbours and through the basin, from beyond the upper edge of what is painted to beyond the lower one.
 * It ends straight up and down, so that it can go on from there. */
function riverOf(all: readonly Place[], basin: Point, side: number, box: Box): Point[] {
  const stops = all
    .filter(({ space }) => space.kind === "harbour")
    .map(({ x, y }) => ({ x: x + side * 62, y: y + 6 }))
    .concat(basin)
    .sort((one, other) => one.y - other.y);
  const first = stops[0] ?? basin;
  const last = stops.at(-1) ?? basin;
  const [source, mouth] = [first.x + side * 70, last.x - side * 90];
  const [top, bottom] = [box.top - 80, box.top + box.height + 80];
  return [
    { x: source, y: top - BEYOND.y },
    { x: source, y: top - BEYOND.y / 2 },
    { x: source, y: top },
    ...stops,
    { x: mouth, y: bottom },
    { x: mouth, y: bottom + BEYOND.y / 2 },
    { x: mouth, y: bottom + BEYOND.y },
  ];
}

/** Books lie outside, beside their town. */
function booksOf(all: readonly Place[], box: Box): Map<string, Point> {
  const middle = box.left + box.width / 2;
  const towns = all.filter(({ space }) => space.kind === "equipment-town" || space.kind === "commission-town");
  return new Map(towns.map(({ x, y, space }) => [space.id, { x: x + (x < middle ? -1 : 1) * 128, y: y - 4 }]));
}
