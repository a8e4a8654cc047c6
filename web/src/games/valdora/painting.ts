// The valley as one picture: meadows, river, woods and hills, roads, and the houses that never move.

import type { Painting } from "../../shell/board/paint";
import type { Point } from "../../shell/board/point";
import { INK, TONES } from "./artwork";
import { along, BASIN, BEYOND, hash, short, type Chart, type Place, type Road } from "./chart";
import type { Colour, Kind } from "./view";

interface Room {
  meadow: [string, string];
  field: string;
  wood: [string, string];
  hill: [string, string];
  water: [string, string, string];
  road: [string, string, string];
  shade: string;
}

const DAY: Room = {
  meadow: ["#d3d79b", "#b9c67d"],
  field: "#dfcf8a",
  wood: ["#6f9350", "#4f7639"],
  hill: ["#c6c688", "#adb271"],
  water: ["#3d82a6", "#6fb0cc", "#a9d6e4"],
  road: ["#8a6a3e", "#e6cf9b", "#cdae73"],
  shade: "#3b2d12",
};
const NIGHT: Room = {
  meadow: ["#4c5535", "#39442b"],
  field: "#5d5733",
  wood: ["#34502c", "#253d22"],
  hill: ["#55523a", "#43412e"],
  water: ["#1d4a63", "#2f6c88", "#4f8ea6"],
  road: ["#2b2113", "#a58d61", "#856e47"],
  shade: "#000000",
};

/** The colour of the land at the picture's edge. */
export function edge(dark: boolean): string {
  return (dark ? NIGHT : DAY).meadow[1];
}

/** The whole valley, by day or by night. */
export function paintingOf(chart: Chart, dark: boolean): Painting {
  return { box: chart.box, beyond: BEYOND, drawing: () => valley(chart, dark ? NIGHT : DAY) };
}

function valley(chart: Chart, room: Room): string {
  const left = chart.box.left - BEYOND.x;
  const top = chart.box.top - BEYOND.y;
  const width = chart.box.width + 2 * BEYOND.x;
  const height = chart.box.height + 2 * BEYOND.y;
  const taken = takenPlaces(chart);
  const places = [...chart.places.values()];
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].map(short).join(" ")}" width="${short(width)}" height="${short(height)}">`,
    `<defs><radialGradient id="land" gradientUnits="userSpaceOnUse" cx="${short(left + width / 2)}" cy="${short(top + height / 2)}" r="${short(chart.box.width * 0.5)}">`,
    `<stop offset="0" stop-color="${room.meadow[0]}"/><stop offset="1" stop-color="${room.meadow[1]}"/></radialGradient></defs>`,
    `<rect x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}" fill="url(#land)"/>`,
    fields(chart, room, taken),
    river(chart, room),
    hills(chart, room, taken),
    roads(chart.roads, room),
    woods(chart, room, taken),
    ...places.sort((one, other) => one.y - other.y).map((place) => stop(place, chart, room)),
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

function fields(chart: Chart, room: Room, taken: readonly (Point & { room: number })[]): string {
  const parts: string[] = [];
  for (const { x, y, chance } of scattered(chart, 165, "field")) {
    if (chance % 5 > 1 || !free(taken, { x, y }, 8)) continue;
    const lines = [-18, -6, 6, 18].map((dy) => `M-38 ${dy}q38-7 76 0`).join("");
    parts.push(
      `<g transform="translate(${short(x)} ${short(y)}) rotate(${(chance % 40) - 20})"><path d="M-42-22q42-10 84-2l4 42q-46 12-90 4z" fill="${room.field}" fill-opacity=".75"/>` +
        `<path d="${lines}" fill="none" stroke="${room.road[0]}" stroke-opacity=".35" stroke-width="2"/></g>`,
    );
  }
  return parts.join("");
}

function hills(chart: Chart, room: Room, taken: readonly (Point & { room: number })[]): string {
  const parts: string[] = [];
  for (const { x, y, chance } of scattered(chart, 130, "hill")) {
    if (chance % 7 > 2 || !free(taken, { x, y: y - 12 }, 4)) continue;
    const size = 0.8 + (chance % 13) / 22;
    parts.push(
      `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size)})"><path d="M-48 16q16-40 36-42 10-14 24 4 18 0 36 38-48 12-96 0z" fill="${room.hill[0]}"/>` +
        `<path d="M-12-26q10-14 24 4 18 0 36 38-20 5-40 5-2-30-20-47z" fill="${room.hill[1]}"/></g>`,
    );
  }
  return parts.join("");
}

function woods(chart: Chart, room: Room, taken: readonly (Point & { room: number })[]): string {
  const parts: string[] = [];
  const trees = scattered(chart, 40, "tree").sort((one, other) => one.y - other.y);
  for (const { x, y, chance } of trees) {
    // Trees grow in groups: a slow wave over the land says where.
    const wave = Math.sin(x / 190 + 1.3) + Math.cos(y / 120 - 0.7) + Math.sin((x + y) / 260);
    if (wave < 0.75 || chance % 10 > 7 || !free(taken, { x, y: y - 10 }, 2)) continue;
    const size = 0.75 + (chance % 17) / 40;
    const round = chance % 3 === 0;
    parts.push(
      `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size)})"><ellipse cx="3" cy="3" rx="12" ry="4" fill="${room.shade}" fill-opacity=".22"/>` +
        (round
          ? `<path d="M-1.500 3v-12h3V3z" fill="${room.road[0]}"/><circle cy="-17" r="12" fill="${room.wood[0]}"/><path d="M2-29a12 12 0 010 24q7-12 0-24z" fill="${room.wood[1]}"/>`
          : `<path d="M0-36L12-12H6L14 2h-28l8-14h-6z" fill="${room.wood[0]}"/><path d="M0-36L12-12H6L14 2H0z" fill="${room.wood[1]}"/>`) +
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

function river({ river: points, basin }: Chart, room: Room): string {
  const line = smooth(points);
  const lake = (grow: number): string =>
    `<ellipse cx="${short(basin.x)}" cy="${short(basin.y)}" rx="${BASIN.x + grow}" ry="${BASIN.y + grow}"/>`;
  const layer = (width: number, colour: string, grow: number): string =>
    `<g fill="${colour}" stroke="none">${lake(grow)}<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/></g>`;
  return (
    bed(room).map(({ width, colour, grow }) => layer(width, colour, grow)).join("") +
    `<path d="${line}" fill="none" stroke="${room.water[2]}" stroke-width="2.500" stroke-dasharray="26 34" stroke-linecap="round" opacity=".8"/>`
  );
}

/** Bank, depth and water, from the broadest to the narrowest. */
function bed(room: Room): { width: number; colour: string; grow: number }[] {
  return [
    { width: 54, colour: room.road[1], grow: 16 },
    { width: 44, colour: room.water[0], grow: 9 },
    { width: 34, colour: room.water[1], grow: 3 },
  ];
}

/** The river beyond what is painted, for windows that are higher than that. */
export function riverBeyond(dark: boolean): { width: number; colour: string }[] {
  return bed(dark ? NIGHT : DAY);
}

// Roads -----------------------------------------------------------------------------------------------------------

function roads(all: readonly Road[], room: Room): string {
  const line = all
    .map(({ curve: [a, b, c, d] }) => `M${short(a.x)} ${short(a.y)}C${[b.x, b.y, c.x, c.y, d.x, d.y].map(short).join(" ")}`)
    .join("");
  const stroke = (width: number, colour: string, more = ""): string =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
  // Two ruts of a cart in a broad track.
  return (
    stroke(25, room.shade, ' stroke-opacity=".16" transform="translate(1 4)"') +
    stroke(23, room.road[0]) +
    stroke(19, room.road[1]) +
    stroke(9, room.road[2]) +
    stroke(6, room.road[1]) +
    stroke(2, room.road[0], ' stroke-dasharray="1 15" stroke-opacity=".6"')
  );
}

// Where one stops ---------------------------------------------------------------------------------------------------

/** How large the clearing is, half across and half down. */
const CLEARINGS: Record<Kind, [number, number]> = {
  road: [56, 33],
  mine: [44, 26],
  harbour: [44, 26],
  palace: [46, 28],
  "equipment-town": [62, 36],
  "commission-town": [62, 36],
  "harbour-town": [62, 36],
};

function stop({ x, y, space }: Place, chart: Chart, room: Room): string {
  const at = `<g transform="translate(${short(x)} ${short(y)})" stroke-linejoin="round">`;
  const [across, down] = CLEARINGS[space.kind];
  return `${at}${clearing(room, across, down)}${houseOf(space.kind, space.colour ?? "silver", chart.bank)}</g>`;
}

/** The houses of a place, about its middle. */
export function houseOf(kind: Kind, colour: Colour = "red", bank = 1): string {
  switch (kind) {
    case "road":
      return "";
    case "mine":
      return mine();
    case "harbour":
      return quay(bank);
    case "palace":
      return palace(colour);
    default:
      return town(kind);
  }
}

function clearing(room: Room, across: number, down: number): string {
  return (
    `<ellipse cx="2" cy="5" rx="${across + 2}" ry="${down + 2}" fill="${room.shade}" fill-opacity=".18"/>` +
    `<ellipse rx="${across}" ry="${down}" fill="${room.road[0]}"/><ellipse rx="${across - 2.5}" ry="${down - 2.5}" fill="${room.road[1]}"/>`
  );
}

function mine(): string {
  return (
    '<path d="M-36 12L-16-30-6-18 6-38 36 12z" fill="#8d8577" stroke="#2e2318" stroke-width="2"/><path d="M6-38L36 12H14L4-12z" fill="#6f685c"/><path d="M-16-30l-6 13 6 4 5-9zM6-38l-6 12 7 6 5-8z" fill="#e9e5da"/>' +
    '<path d="M-13 14V2q0-10 13-10T13 2v12z" fill="#1d1510" stroke="#5b3a1c" stroke-width="4"/><path d="M-6 18L-2 4M6 18L2 4M-7 14H7M-5 9H5" stroke="#a9a49a" stroke-width="1.600"/>'
  );
}

function quay(side: number): string {
  return (
    `<g transform="scale(${side} 1)"><path d="M-6-8h58v16H-6z" fill="#9a6b3a" stroke="#2e2318" stroke-width="1.600"/><path d="M6-8v16M18-8v16M30-8v16M42-8v16" stroke="#5b3a1c" stroke-width="1.400"/>` +
    '<path d="M-26 12v-22h24v22z" fill="#efe0b8" stroke="#2e2318" stroke-width="1.600"/><path d="M-30-9L-14-24 2-9z" fill="#4d7f9e" stroke="#2e2318" stroke-width="1.600"/><path d="M-18 12V2h8v10z" fill="#5b3a1c"/></g>'
  );
}

function palace(colour: Colour): string {
  const { base, dark } = TONES[colour];
  const wall = 'fill="#f3e7c6" stroke="#2e2318" stroke-width="1.600"';
  const roof = `fill="${base}" stroke="#2e2318" stroke-width="1.600"`;
  return (
    `<path d="M-34 14v-30h14v30zM20 14v-30h14v30z" ${wall}/><path d="M-37-15l10-15 10 15zM17-15l10-15 10 15z" ${roof}/>` +
    `<path d="M-20 14v-24h40v24z" ${wall}/><path d="M-23-9Q-18-32 0-36 18-32 23-9z" ${roof}/><path d="M0-36v-16" stroke="#2e2318" stroke-width="2"/><path d="M0-52h17l-5 6 5 6H0z" fill="${base}" stroke="${dark}" stroke-width="1.400"/>` +
    `<path d="M-6 14V4a6 6 0 0112 0v10z" fill="#4a331a"/><path d="M-15-2h5v7h-5zM10-2h5v7h-5zM-30-8h5v8h-5zM25-8h5v8h-5z" fill="${dark}"/>`
  );
}

const house = (x: number, y: number, wide: number, high: number, roof: string): string =>
  `<path d="M${x} ${y}v-${high}h${wide}v${high}z" fill="#f6eacb" stroke="${INK}" stroke-width="1.500"/>` +
  `<path d="M${x - 3} ${y - high + 1}l${wide / 2 + 3}-${wide * 0.62} ${wide / 2 + 3} ${wide * 0.62}z" fill="${roof}" stroke="${INK}" stroke-width="1.500"/>` +
  `<path d="M${x + wide / 2 - 3} ${y}v-7h6v7z" fill="#5b3a1c"/>`;

function town(kind: string): string {
  const roof = kind === "equipment-town" ? "#b9582f" : kind === "commission-town" ? "#8a3f63" : "#3f7a97";
  const tower =
    `<path d="M-8 4v-44H8V4z" fill="#efdfb6" stroke="${INK}" stroke-width="1.600"/><path d="M-11-39L0-60l11 21z" fill="${roof}" stroke="${INK}" stroke-width="1.600"/><path d="M-3-30h6v9h-6z" fill="#5b3a1c"/>`;
  return (
    house(-42, -6, 22, 18, "#c9793f") + house(20, -6, 22, 18, "#a9623a") + tower + house(-30, 10, 22, 17, roof) + house(8, 10, 24, 18, "#b56b3a") +
    `<path d="M-52 16q52 16 104 0v7q-52 15-104 0z" fill="#b7a680" stroke="${INK}" stroke-width="1.600"/><path d="M-8 22v5M-30 20v5M14 22v5M34 19v5" stroke="${INK}" stroke-opacity=".6" stroke-width="1.400"/>`
  );
}
