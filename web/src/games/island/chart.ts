// The two maps as geometry: where a cell and a corner lie on the sheet. The island grows about its first tile, the cave
// about its exit, to the right of the island; the cave's chart moves aside as the island grows towards it.

import type { Box, Point } from "../../shell/board/point";
import type { Corner, Direction, Land, MapFacts, Tile, View } from "./view";

/** From the middle of a hex to its corners. */
export const HEX = 60;
export const WIDE = HEX * Math.sqrt(3);
const DOWN = HEX * 1.5;
/** Between the two charts, each with a ring of cells around its tiles; in hexes. */
const GAP = 0.2;
const RING = 1.5;
const MARGIN = 9;
/** Where nothing more can be found, half a ring is enough. */
const RIM = 0.9;
/** So far from its middle a chart's tiles are thought to reach at least, in hexes. */
const LEAST = { island: 1, cave: 0.5 };

export interface Cell extends Point {
  id: string;
  q: number;
  r: number;
  land: Land;
  tile: Tile | null;
}

export interface Chart {
  /** The laid tiles. */
  cells: Map<string, Cell>;
  /** Everything that the table may ever hold. */
  box: Box;
  /** What is worth seeing now: the laid tiles with the cells around them. */
  focus: Box;
  /** The middle of the cave's chart; its first tile lies there. */
  cave: Point;
  /** The dark sheet under the cave's tiles; none before it is opened. */
  sheet: Box | null;
}

const STEPS: Record<Exclude<Direction, "through">, readonly [number, number]> = {
  e: [1, 0],
  se: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [0, -1],
  ne: [1, -1],
};

function hexPoint(q: number, r: number, middle: Point = { x: 0, y: 0 }): Point {
  return { x: middle.x + WIDE * (q + r / 2), y: middle.y + DOWN * r };
}

/** A corner of a hex about its middle: 0 at the lower right, then clockwise. */
function cornerPoint(corner: number, far = HEX): Point {
  const angle = ((30 + 60 * corner) * Math.PI) / 180;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

/** The outline of a hex about its middle. */
export function outline(far: number): string {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const { x, y } = cornerPoint(corner, far);
    return `${short(x)},${short(y)}`;
  }).join(" ");
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function chartOf(view: Pick<View, "island" | "cave" | "map" | "stack">): Chart {
  const east = Math.max(LEAST.island, ...view.island.map(({ q, r }) => q + r / 2));
  const west = Math.max(LEAST.cave, ...view.cave.map(({ q, r }) => -q - r / 2));
  // Whole hexes: the chart moves aside seldom, and then by a whole step.
  const cave = { x: WIDE * (Math.ceil(east) + RING + GAP + RING + Math.ceil(west)), y: 0 };
  const cells = new Map<string, Cell>();
  for (const tile of view.island) cells.set(tile.id, cellOf(tile, "island", hexPoint(tile.q, tile.r)));
  for (const tile of view.cave) cells.set(tile.id, cellOf(tile, "cave", hexPoint(tile.q, tile.r, cave)));
  const all = [...cells.values()];
  const dry = all.filter(({ land }) => land === "island");
  const island = around(dry, { x: 0, y: 0 }, LEAST.island, view.stack > 0 ? RING : RIM);
  const dark = all.filter(({ land }) => land === "cave");
  const sheet = dark.length > 0 ? around(dark, cave, LEAST.cave, RING) : null;
  return { cells, cave, sheet, box: wholeOf(view.map), focus: sheet ? union(island, sheet) : island };
}

function cellOf(tile: Tile, land: Land, point: Point): Cell {
  return { ...point, id: tile.id, q: tile.q, r: tile.r, land, tile };
}

/** The tiles of a map with a ring of cells around them. */
function around(cells: readonly Point[], middle: Point, least: number, ring: number): Box {
  const xs = [...cells.map(({ x }) => x), middle.x - least * WIDE, middle.x + least * WIDE];
  const ys = [...cells.map(({ y }) => y), middle.y - least * DOWN, middle.y + least * DOWN];
  const wide = ring * WIDE + MARGIN;
  const high = (ring - 0.5) * DOWN + HEX + MARGIN;
  const left = Math.min(...xs) - wide;
  const top = Math.min(...ys) - high;
  return { left, top, width: Math.max(...xs) + wide - left, height: Math.max(...ys) + high - top };
}

function union(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}

function wholeOf({ island_radius: island, cave_radius: cave }: MapFacts): Box {
  const left = -WIDE * (island + RING) - MARGIN;
  const right = WIDE * (island + 2 * cave + 3 * RING + GAP) + MARGIN;
  const high = DOWN * (island + 1) + HEX + MARGIN;
  return { left, top: -high, width: right - left, height: 2 * high };
}

/** The place next to a cell, laid or not; entrance and exit lead to each other. */
export function beside(chart: Chart, from: string, direction: Direction): Point | null {
  const cell = chart.cells.get(from);
  if (!cell) return null;
  if (direction === "through") {
    const mouth = cell.land === "island" ? "exit" : "entrance";
    const other = [...chart.cells.values()].find(({ tile }) => tile?.tile === mouth);
    return other ?? chart.cave;
  }
  const [q, r] = STEPS[direction];
  return hexPoint(cell.q + q, cell.r + r, cell.land === "cave" ? chart.cave : undefined);
}

/** Where a corner lies, given with one of its cells. */
export function cornerAt(chart: Chart, { map, q, r, corner }: Omit<Corner, "tiles">): Point {
  const middle = hexPoint(q, r, map === "cave" ? chart.cave : undefined);
  const by = cornerPoint(corner);
  return { x: middle.x + by.x, y: middle.y + by.y };
}
