// The map as geometry: where things lie. Made once for a game.

import type { Snapshot } from "../../shell/game";
import type { Point } from "../../shell/board/point";
import { HALF, RADIUS } from "./artwork";
import { mapOf, viewOf, type Joint, type RouteMap, type Space } from "./view";

export interface Place extends Point {
  space: Space;
}

export interface Seam {
  joint: Joint;
  /** The sides that the two tiles share, chained; the longest line first. */
  lines: Point[][];
}

export interface Letter extends Point {
  text: string;
}

export interface Chart {
  places: Map<string, Place>;
  seams: Seam[];
  gate: Point[];
  letters: Letter[];
  box: { left: number; top: number; width: number; height: number };
}

/** East first, then clockwise, as in the engine. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
export const DIRECTION_NAMES = ["e", "se", "sw", "w", "nw", "ne"] as const;
const MARGIN = 36;

export function centre(q: number, r: number): Point {
  return { x: 2 * HALF * (q + r / 2), y: 1.5 * RADIUS * r };
}

export function chartOf(map: RouteMap): Chart {
  const at = new Map(map.spaces.map((space) => [`${space.q},${space.r}`, space]));
  const places = new Map(map.spaces.map((space) => [space.id, { ...centre(space.q, space.r), space }]));
  const gateHexes = gateOf(map.spaces);
  const gate = gateHexes.map(([q, r]) => centre(q, r));
  return {
    places,
    seams: map.joints.map((joint) => ({ joint, lines: zigzag(joint, places) })),
    gate,
    letters: lettersOf(map.spaces, at, gateHexes),
    box: boxOf([...places.values(), ...gate]),
  };
}

/** The three hexes beyond the finish spaces: opposite to the outer two as seen from the middle one, and between. */
export function gateOf(spaces: readonly Space[]): [number, number][] {
  const finish = spaces.filter((space) => space.finish);
  for (const middle of finish) {
    const others = finish
      .filter((space) => space !== middle && apart(space, middle) === 1)
      .map((space) => [space.q - middle.q, space.r - middle.r] as const);
    const [one, two] = others;
    if (!one || !two) continue;
    return [
      [middle.q - one[0], middle.r - one[1]],
      [middle.q - one[0] - two[0], middle.r - one[1] - two[1]],
      [middle.q - two[0], middle.r - two[1]],
    ];
  }
  return [];
}

function apart(one: Space, other: Space): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

function boxOf(points: readonly Point[]): Chart["box"] {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.min(...xs) - HALF - MARGIN;
  const top = Math.min(...ys) - RADIUS - MARGIN;
  return {
    left,
    top,
    width: Math.max(...xs) + HALF + MARGIN - left,
    height: Math.max(...ys) + RADIUS + MARGIN - top,
  };
}

/** The sides that two tiles share, chained into lines. */
export function zigzag(joint: Joint, places: ReadonlyMap<string, Place>): Point[][] {
  const sides: [Point, Point][] = [];
  for (const [one, other] of joint.edges) {
    const a = places.get(one ?? "");
    const b = places.get(other ?? "");
    if (!a || !b) continue;
    const across = RADIUS / 2 / Math.hypot(b.x - a.x, b.y - a.y);
    const dx = -(b.y - a.y) * across;
    const dy = (b.x - a.x) * across;
    const x = (a.x + b.x) / 2;
    const y = (a.y + b.y) / 2;
    sides.push([
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y + dy },
    ]);
  }
  const lines: Point[][] = [];
  for (let side = sides.pop(); side; side = sides.pop()) {
    const line: Point[] = [...side];
    for (let found = 0; found >= 0; ) {
      found = sides.findIndex(([start, end]) => joins(line, start, end) || joins(line, end, start));
      if (found >= 0) sides.splice(found, 1);
    }
    lines.push(line);
  }
  return lines.sort((a, b) => b.length - a.length);
}

function joins(line: Point[], tip: Point, tail: Point): boolean {
  const first = line[0];
  const last = line[line.length - 1];
  if (last && same(tip, last)) line.push(tail);
  else if (first && same(tip, first)) line.unshift(tail);
  else return false;
  return true;
}

function same(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 1;
}

/** Each tile's letter beside it, where no other tile is near. */
function lettersOf(
  spaces: readonly Space[],
  at: ReadonlyMap<string, Space>,
  gate: readonly [number, number][],
): Letter[] {
  const taken = new Set([...at.keys(), ...gate.map(([q, r]) => `${q},${r}`)]);
  for (const [q, r] of gate) for (const [dq, dr] of DIRECTIONS) taken.add(`${q + dq},${r + dr}`);
  const tiles = [...new Set(spaces.map((space) => space.tile))].filter((tile) => tile.length === 1);
  const letters: Letter[] = [];
  for (const tile of tiles) {
    let best: { q: number; r: number } | null = null;
    let most = -Infinity;
    for (const space of spaces) {
      if (space.tile !== tile) continue;
      for (const [dq, dr] of DIRECTIONS) {
        const q = space.q + dq;
        const r = space.r + dr;
        if (taken.has(`${q},${r}`)) continue;
        let own = 0;
        let others = 0;
        for (let fq = -2; fq <= 2; fq++) {
          for (let fr = -2; fr <= 2; fr++) {
            const far = (Math.abs(fq) + Math.abs(fr) + Math.abs(fq + fr)) / 2;
            const there = far <= 2 ? at.get(`${q + fq},${r + fr}`) : undefined;
            if (there && there.tile !== tile) others += 1;
            else if (there && far === 1) own += 1;
          }
        }
        // Free of other tiles first, then along a side rather than at a corner, then high up.
        const merit = (own === 2 ? 20 : 0) - 3 * others - r / 100;
        if (merit > most) [best, most] = [{ q, r }, merit];
      }
    }
    if (!best) continue;
    const { x, y } = centre(best.q, best.r);
    letters.push({ text: tile, x, y });
  }
  return letters;
}

/** In which direction one place lies from another, by the name that the engine gives it. */
export function directionTo(from: Point, to: Point): string {
  const turn = Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 3);
  return DIRECTION_NAMES[(Math.round(turn) + 6) % 6] ?? "e";
}

export function pathOf(lines: readonly Point[][]): string {
  return lines.map((line) => `M${line.map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const charts = new Map<string, Chart>();

/** The chart of a table's map, which never changes during a game. */
export function chartFor(snapshot: Snapshot): Chart {
  const { id } = snapshot.table;
  let chart = charts.get(id);
  if (!chart) {
    chart = chartOf(mapOf(viewOf(snapshot)));
    if (charts.size > 8) charts.clear();
    charts.set(id, chart);
  }
  return chart;
}
