// The valley as one picture: meadows, river, woods and hills, roads, and the houses that never move.

import type { Painting } from "../../shell/board/paint";
import type { Point } from "../../shell/board/point";
import { attributes, clearingOf, DAY, houseOf, NIGHT, RIVER, TRACK, tree, type Land } from "./artwork";
import { along, BASIN, BEYOND, hash, short, type Chart, type Place, type Road } from "./chart";

/** The colour of the land at the picture's edge. */
export function edge(dark: boolean): string {
  return (dark ? NIGHT : DAY)["meadow-edge"];
}

/** The whole valley, by day or by night. */
export function paintingOf(chart: Chart, dark: boolean): Painting {
  return { box: chart.box, beyond: BEYOND, drawing: () => valley(chart, dark ? NIGHT : DAY) };
}

function valley(chart: Chart, land: Land): string {
  const left = chart.box.left - BEYOND.x;
  const top = chart.box.top - BEYOND.y;
  const width = chart.box.width + 2 * BEYOND.x;
  const height = chart.box.height + 2 * BEYOND.y;
  const taken = takenPlaces(chart);
  const places = [...chart.places.values()];
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].map(short).join(" ")}" width="${short(width)}" height="${short(height)}">`,
    `<defs><radialGradient id="land" gradientUnits="userSpaceOnUse" cx="${short(left + width / 2)}" cy="${short(top + height / 2)}" r="${short(chart.box.width * 0.5)}">`,
    `<stop offset="0" stop-color="${land.meadow}"/><stop offset="1" stop-color="${land["meadow-edge"]}"/></radialGradient></defs>`,
    `<rect x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}" fill="url(#land)"/>`,
    fields(chart, land, taken),
    river(chart, land),
    hills(chart, land, taken),
    roads(chart.roads, land),
    woods(chart, land, taken),
    ...places.sort((one, other) => one.y - other.y).map((place) => stop(place, chart, land)),
  ];
  return `${parts.join("")}</svg>`;
}

/** Where something lies already, with how much room it needs. */
function takenPlaces(chart: Chart): (Point & { room: number })[] {
  return [
    ...[...chart.places.values()].map(({ x, y }) => ({ x, y, room: 74 })),
    ...chart.roads.flatMap((road) => [0.2, 0.4, 0.6, 0.8].map((part) => ({ ...along(road, part), room: 26 }))),
    ...[...chart.books.values()].flatMap(({ x, y }) => [-60, 0, 60].map((dx) => ({ x: x + dx, y, room: 70 }))),
    { ...chart.basin, room: 100 },
    ...throughRiver(chart.river).map((point) => ({ ...point, room: 44 })),
  ];
}

/** Points spread evenly but not in rows, always the same for the same valley. */
function scattered(chart: Chart, step: number, salt: string): (Point & { chance: number })[] {
  const { left, top, width, height } = chart.box;
  const points: (Point & { chance: number })[] = [];
  for (let row = Math.floor((top - BEYOND.y) / step); row * step < top + height + BEYOND.y; row++) {
    for (let column = Math.floor((left - BEYOND.x) / step); column * step < left + width + BEYOND.x; column++) {
      const chance = hash(`${salt}${column},${row}`);
      const x = (column + 0.15 + ((chance % 97) / 97) * 0.7) * step;
      const y = (row + 0.15 + ((chance % 89) / 89) * 0.7) * step;
      points.push({ x, y, chance });
    }
  }
  return points;
}

function free(taken: readonly (Point & { room: number })[], at: Point, size: number): boolean {
  return taken.every(({ x, y, room }) => Math.hypot(x - at.x, (y - at.y) * 1.25) > room + size);
}

function fields(chart: Chart, land: Land, taken: readonly (Point & { room: number })[]): string {
  const parts: string[] = [];
  for (const { x, y, chance } of scattered(chart, 165, "field")) {
    if (chance % 5 > 1 || !free(taken, { x, y }, 8)) continue;
    const lines = [-18, -6, 6, 18].map((dy) => `M-38 ${dy}q38-7 76 0`).join("");
    parts.push(
      `<g transform="translate(${short(x)} ${short(y)}) rotate(${(chance % 40) - 20})"><path d="M-42-22q42-10 84-2l4 42q-46 12-90 4z" fill="${land.field}" fill-opacity=".75"/>` +
        `<path d="${lines}" fill="none" stroke="${land.rim}" stroke-opacity=".35" stroke-width="2"/></g>`,
    );
  }
  return parts.join("");
}

function hills(chart: Chart, land: Land, taken: readonly (Point & { room: number })[]): string {
  const parts: string[] = [];
  for (const { x, y, chance } of scattered(chart, 130, "hill")) {
    if (chance % 7 > 2 || !free(taken, { x, y: y - 12 }, 4)) continue;
    const size = 0.8 + (chance % 13) / 22;
    parts.push(
      `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size)})"><path d="M-48 16q16-40 36-42 10-14 24 4 18 0 36 38-48 12-96 0z" fill="${land.hill}"/>` +
        `<path d="M-12-26q10-14 24 4 18 0 36 38-20 5-40 5-2-30-20-47z" fill="${land["hill-shade"]}"/></g>`,
    );
  }
  return parts.join("");
}

function woods(chart: Chart, land: Land, taken: readonly (Point & { room: number })[]): string {
  const parts: string[] = [];
  const trees = scattered(chart, 40, "tree").sort((one, other) => one.y - other.y);
  for (const { x, y, chance } of trees) {
    // Trees grow in groups: a slow wave over the land says where.
    const wave = Math.sin(x / 190 + 1.3) + Math.cos(y / 120 - 0.7) + Math.sin((x + y) / 260);
    if (wave < 0.75 || chance % 10 > 7 || !free(taken, { x, y: y - 10 }, 2)) continue;
    const size = 0.75 + (chance % 17) / 40;
    const round = chance % 3 === 0;
    parts.push(
      `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size)})"><ellipse cx="3" cy="3" rx="12" ry="4" fill="${land.shade}" fill-opacity=".22"/>` +
        (round
          ? `<path d="M-1.500 3v-12h3V3z" fill="${land.rim}"/><circle cy="-17" r="12" fill="${land.wood}"/><path d="M2-29a12 12 0 010 24q7-12 0-24z" fill="${land["wood-shade"]}"/>`
          : tree(land)) +
        "</g>",
    );
  }
  return parts.join("");
}

// Water -----------------------------------------------------------------------------------------------------------

/** A smooth line through points. */
function smooth(points: readonly Point[]): string {
  return points
    .map((at, number) => {
      if (number === 0) return `M${short(at.x)} ${short(at.y)}`;
      const before = points[number - 1] as Point;
      const earlier = points[number - 2] ?? before;
      const later = points[number + 1] ?? at;
      const one = { x: before.x + (at.x - earlier.x) / 5, y: before.y + (at.y - earlier.y) / 5 };
      const two = { x: at.x - (later.x - before.x) / 5, y: at.y - (later.y - before.y) / 5 };
      return `C${[one.x, one.y, two.x, two.y, at.x, at.y].map(short).join(" ")}`;
    })
    .join("");
}

function throughRiver(river: readonly Point[]): Point[] {
  return river.flatMap((at, number) => {
    const next = river[number + 1];
    if (!next) return [at];
    return [0, 0.2, 0.4, 0.6, 0.8].map((part) => ({
      x: at.x + (next.x - at.x) * part,
      y: at.y + (next.y - at.y) * part,
    }));
  });
}

function river({ river: points, basin }: Chart, land: Land): string {
  const line = smooth(points);
  const lake = (grow: number): string =>
    `<ellipse cx="${short(basin.x)}" cy="${short(basin.y)}" rx="${BASIN.x + grow}" ry="${BASIN.y + grow}"/>`;
  const layer = (width: number, colour: string, grow: number): string =>
    `<g fill="${colour}" stroke="none">${lake(grow)}<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/></g>`;
  return (
    bed(land).map(({ width, colour, grow }) => layer(width, colour, grow)).join("") +
    `<path d="${line}" fill="none" stroke="${land.ripple}" stroke-width="2.500" stroke-dasharray="26 34" stroke-linecap="round" opacity=".8"/>`
  );
}

/** Bank, depth and water, from the broadest to the narrowest. */
function bed(land: Land): { width: number; colour: string; grow: number }[] {
  return RIVER.map(({ stroke, grow, "stroke-width": width }) => ({ width, colour: land[stroke as keyof Land], grow }));
}

/** The river beyond what is painted, for windows that are higher than that. */
export function riverBeyond(dark: boolean): { width: number; colour: string }[] {
  return bed(dark ? NIGHT : DAY);
}

// Roads -----------------------------------------------------------------------------------------------------------

function roads(all: readonly Road[], land: Land): string {
  const line = all
    .map(({ curve: [a, b, c, d] }) => `M${short(a.x)} ${short(a.y)}C${[b.x, b.y, c.x, c.y, d.x, d.y].map(short).join(" ")}`)
    .join("");
  const stroke = (more: string): string => `<path d="${line}" fill="none" stroke-linecap="round" ${more}/>`;
  // Two ruts of a cart in a broad track.
  return (
    stroke(`stroke="${land.shade}" stroke-width="25" stroke-opacity=".16" transform="translate(1 4)"`) +
    TRACK.map((layer) => stroke(attributes(layer, land))).join("")
  );
}

// Where one stops ---------------------------------------------------------------------------------------------------

function stop({ x, y, space }: Place, chart: Chart, land: Land): string {
  const at = `<g transform="translate(${short(x)} ${short(y)})" stroke-linejoin="round">`;
  const [across, down] = clearingOf(space.kind);
  return `${at}${clearing(land, across, down)}${houseOf(space.kind, space.colour ?? "silver", chart.bank)}</g>`;
}

function clearing(land: Land, across: number, down: number): string {
  return (
    `<ellipse cx="2" cy="5" rx="${across + 2}" ry="${down + 2}" fill="${land.shade}" fill-opacity=".18"/>` +
    `<ellipse rx="${across}" ry="${down}" fill="${land.rim}"/><ellipse rx="${across - 2.5}" ry="${down - 2.5}" fill="${land.road}"/>`
  );
}
