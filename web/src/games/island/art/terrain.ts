// The tiles of island and cave, each about its middle, ground and rim included. Pure shapes without names of their own,
// so that any number of them may lie in one picture. What lies on a tile is drawn in its upper two thirds: below is
// room for those who stand there.

import type { Dweller, TileKind } from "../view";
import { DWELLER_SHAPES } from "./dwellers";
import { RESOURCE_SHAPES } from "./resources";
import { INK } from "./tones";

/** Hexes have pointy tops: 60 from the middle to a corner, 51.96 to the middle of a side. */
export const HEX = "0,-60 51.96,-30 51.96,30 0,60 -51.96,30 -51.96,-30";
const INNER = "0,-55 47.63,-27.5 47.63,27.5 0,55 -47.63,27.5 -47.63,-27.5";

const ABOVE = new Set<TileKind>(["water", "gold", "food", "wood", "garden", "shrine", "entrance"]);

/** The colours of ground and rim. */
const GROUND: Record<TileKind, readonly [ground: string, rim: string]> = {
  water: ["#5fa3c2", "#8cc3d8"],
  gold: ["#d8b066", "#ecd193"],
  food: ["#b3c468", "#d3dd95"],
  wood: ["#6c9a48", "#93ba6b"],
  garden: ["#8fc07c", "#bfe0a3"],
  shrine: ["#cdbf9d", "#e8dcbd"],
  entrance: ["#a39a8c", "#c6bdae"],
  exit: ["#5b5148", "#7d7063"],
  "cave-shrine": ["#4a3f46", "#8a6a3a"],
  empty: ["#4a4038", "#655a4f"],
  floor: ["#544a41", "#6f6357"],
  dweller: ["#4d302a", "#8a3d30"],
};

const line = `stroke="${INK}" stroke-width="1.800" stroke-linejoin="round"`;
const at = (x: number, y: number, size: number, shapes: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${shapes}</g>`;

const WAVE = "m0 0q5-6 10 0t10 0";
const waves = (...places: [number, number][]): string =>
  `<path d="${places.map(([x, y]) => `M${x} ${y}${WAVE}`).join("")}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.400" stroke-linecap="round"/>`;

const leafy = (x: number, y: number, size: number): string =>
  at(x, y, size, `<ellipse cx="2" cy="2" rx="13" ry="4" fill="#1d2c10" fill-opacity=".3"/><path d="M-2.500 2v-14h5V2z" fill="#6b451f" ${line}/><circle cy="-21" r="13.500" fill="#4c7a35" ${line}/><path d="M-8-21q0-8 8-9M-3-15q0-5 6-6" fill="none" stroke="#8db564" stroke-width="2.400" stroke-linecap="round"/>`);
const pine = (x: number, y: number, size: number): string =>
  at(x, y, size, `<ellipse cx="2" cy="2" rx="13" ry="4" fill="#1d2c10" fill-opacity=".3"/><path d="M-2.500 2v-8h5v8z" fill="#6b451f" ${line}/><path d="M0-38L10-22H6L13-5h-26l7-17h-4z" fill="#35602a" ${line}/><path d="M-3-27l-3 6M-4-13l-3 5" stroke="#6c9a48" stroke-width="2.400" stroke-linecap="round"/>`);
const tuft = (x: number, y: number, colour: string): string =>
  `<path d="M${x} ${y}l-3-6M${x} ${y}v-8M${x} ${y}l3-6" stroke="${colour}" stroke-width="1.800" stroke-linecap="round"/>`;
const stone = (x: number, y: number, size: number, colour = "#8a8173"): string =>
  at(x, y, size, `<path d="M-12 4l3-10 9-3 9 4 4 9-5 4h-16z" fill="${colour}" ${line}/><path d="M-6-3l5-2" stroke="#fff" stroke-opacity=".4" stroke-width="2" stroke-linecap="round"/>`);
const spike = (x: number, y: number, size: number): string =>
  at(x, y, size, `<path d="M-8 3L-2-24Q0-28 2-24L8 3q-8 4-16 0z" fill="#75695d" ${line}/><path d="M0-26Q1-28 2-24L8 3q-4 2-7 2z" fill="#5a4f45"/>`);
const bloom = (x: number, y: number, colour: string): string =>
  `<g fill="${colour}"><circle cx="${x - 2.2}" cy="${y}" r="2.300"/><circle cx="${x + 2.2}" cy="${y}" r="2.300"/><circle cx="${x}" cy="${y - 2.2}" r="2.300"/><circle cx="${x}" cy="${y + 2.2}" r="2.300"/></g><circle cx="${x}" cy="${y}" r="1.500" fill="#ffe795"/>`;

const temple =
  `<g ${line}><path d="M-40 16l6-15h68l6 15z" fill="#a8977a"/><path d="M-31 1l5-13h52l5 13z" fill="#bdad8b"/><path d="M-22-12l5-12h34l5 12z" fill="#d3c4a0"/><path d="M-13-24v-16h26v16z" fill="#e6d9b8"/><path d="M-17-39h34l-4-7h-26z" fill="#9d3a2f"/></g>` +
  `<path d="M-5-24v-10h10v10z" fill="${INK}"/><path d="M-9 16l4-40h10l4 40z" fill="#efe4c8" ${line} stroke-width="1.400"/><path d="M-8 11h16M-7.500 5h15M-7-1h14M-6.500-7h13M-6-13h12M-5.500-19h11" stroke="#8d7d5c" stroke-width="1.400"/>`;

const DRAWN: Record<Exclude<TileKind, "dweller">, () => string> = {
  water: () =>
    '<path d="M-24-18q5-6 10 0t10 0M14-22q5-6 10 0t10 0M-4 8q5-6 10 0t10 0M-36 20q5-6 10 0t10 0M22 12q5-6 10 0" fill="none" stroke="#28648a" stroke-opacity=".45" stroke-width="2.400" stroke-linecap="round"/>' +
    waves([-32, -24], [4, -34], [-8, -4], [20, -8], [-40, 10], [-18, 32], [10, 24]),
  gold: () =>
    `<ellipse cx="2" cy="12" rx="44" ry="8" fill="${INK}" fill-opacity=".18"/><path d="M-44 10L-22-30l9 10L2-46 24-12l8-10L44 10Q0 20-44 10z" fill="#a58350" ${line}/><path d="M2-46L24-12l-3 6 9 18q-12 3-22 3L12-8-4-24z" fill="#86683c"/><path d="M32-22L44 10q-6 3-14 4L28-6z" fill="#86683c"/>` +
    '<path d="M-26-12l7-5 3 6-5 6zM-6-26l5-6 4 7-4 6zM-38 6l5-7 4 6-3 5zM24-2l6-3 2 7-5 3zM11-14l5-3 2 6-5 3z" fill="#ffd84f" stroke="#8a5a0c" stroke-width="1.200" stroke-linejoin="round"/>' +
    at(-3, 5, 1.4, RESOURCE_SHAPES.gold) + tuft(-34, 28, "#8a6a2e") + tuft(32, 28, "#8a6a2e") + tuft(-20, 38, "#8a6a2e"),
  food: () =>
    '<g fill="none" stroke-linecap="round"><path d="M-42 6Q0-10 42 6M-40 15Q0-1 40 15M-37 24Q0 9 37 24" stroke="#8d7a35" stroke-opacity=".75" stroke-width="4"/><path d="M-41 3.500Q0-12.500 41 3.500M-39 12.500Q0-3.500 39 12.500M-36 21.500Q0 6.500 36 21.500" stroke="#5f8a34" stroke-width="4" stroke-dasharray="1 7"/></g>' +
    leafy(-20, -8, 0.9) + leafy(22, -8, 0.9) + leafy(0, -14, 1) +
    '<g fill="#d8402c" stroke="#6b150e" stroke-width="1"><circle cx="-24" cy="-22" r="3.200"/><circle cx="-15" cy="-30" r="3.200"/><circle cx="-5" cy="-28" r="3.400"/><circle cx="5" cy="-38" r="3.400"/><circle cx="5" cy="-25" r="3.400"/><circle cx="18" cy="-31" r="3.200"/><circle cx="27" cy="-23" r="3.200"/></g>' +
    tuft(-26, 38, "#6f8a2e") + tuft(24, 38, "#6f8a2e"),
  wood: () =>
    pine(-4, -14, 0.95) + pine(28, -6, 0.9) + pine(-32, -6, 0.9) + leafy(13, 4, 0.95) + leafy(-17, 6, 1) + pine(38, 14, 0.7) + pine(-38, 18, 0.7) +
    tuft(-14, 36, "#35602a") + tuft(16, 38, "#35602a") + tuft(2, 26, "#35602a"),
  // All three resources on a lawn behind a hedge.
  garden: () =>
    `<circle cy="-10" r="33" fill="#dff0b8"/><g fill="none" stroke-linecap="round" stroke-dasharray=".1 8.540"><circle cy="-10" r="34" stroke="${INK}" stroke-width="14"/><circle cy="-10" r="34" stroke="#4c8a3f" stroke-width="10.500"/></g>` +
    at(0, -24, 1.05, RESOURCE_SHAPES.gold) + at(-14, -1, 1.05, RESOURCE_SHAPES.wood) + at(15, -2, 0.95, RESOURCE_SHAPES.food) +
    bloom(-38, 16, "#e86a8a") + bloom(38, 16, "#e86a8a") + bloom(-26, 32, "#fff") + bloom(26, 32, "#b06ad0") + bloom(0, 42, "#e86a8a") + bloom(-42, -20, "#b06ad0") + bloom(42, -20, "#fff"),
  shrine: () => `<ellipse cx="2" cy="16" rx="46" ry="8" fill="${INK}" fill-opacity=".2"/>${temple}` +
    '<path d="M-34 32h14v8h-14zM-14 36H2v8h-16zM10 32h14v8H10z" fill="#b7a680" fill-opacity=".7"/>',
  entrance: () =>
    `<ellipse cx="2" cy="20" rx="46" ry="8" fill="${INK}" fill-opacity=".25"/><path d="M-46 18q0-22 12-30l6-22 16-12 22 4 14 20q20 8 22 40-46 10-92 0z" fill="#857666" ${line}/><path d="M10-42l14 20q20 8 22 40-8 2-16 3Q30-20 10-42z" fill="#6a5d50"/>` +
    `<path d="M-24 22V2Q-22-22 0-22T24 2v20q-24 4-48 0z" fill="#17100a" stroke="#c9a24a" stroke-width="3.500" stroke-linejoin="round"/><path d="M-14-17l4 10 4-13zM4-21l5 12 4-9z" fill="#857666"/>` +
    '<path d="M-10 24Q-6 6 0 4q6 2 10 20z" fill="#4b3a22"/>' + stone(-38, 24, 0.6) + stone(36, 26, 0.7) + tuft(-26, 34, "#5d7a3a") + tuft(24, 38, "#5d7a3a"),
  exit: () =>
    `<path d="M-48-20L0-48l48 28v34q-48 10-96 0z" fill="#463d35"/><path d="M-26 18V-6Q-24-34 0-34T26-6v24q-26 4-52 0z" fill="#fbeab5" stroke="#1d1712" stroke-width="3.500" stroke-linejoin="round"/>` +
    '<path d="M-24 16V-2Q-8-12 4-8T24-6v22q-24 4-48 0z" fill="#8cc3d8"/><path d="M-24 16V6Q-6 0 8 6t16-2v12q-24 4-48 0z" fill="#8db564"/><circle cx="9" cy="-20" r="5.500" fill="#f2c230"/>' +
    '<path d="M-24 19L-40 44H40L24 19z" fill="#fbeab5" fill-opacity=".28"/>' + spike(-37, 14, 0.8) + spike(37, 14, 0.8),
  "cave-shrine": () =>
    '<circle cy="-10" r="40" fill="#f2c230" fill-opacity=".16"/><circle cy="-12" r="29" fill="#f2c230" fill-opacity=".22"/><path d="M0-50v-4M28-38l3-3M-28-38l-3-3M38-10h5M-38-10h-5" stroke="#f2c230" stroke-width="2.400" stroke-linecap="round"/>' +
    `<g ${line}><path d="M-34 22l5-10h58l5 10z" fill="#6d6158"/><path d="M-24 12l4-9h40l4 9z" fill="#85786d"/><path d="M0-44l11 9v13l8 4v13l-6 4v4h-26v-4l-6-4v-13l8-4v-13z" fill="#f2c230"/></g>` +
    '<path d="M0-44l11 9v13l8 4v13l-6 4v4H0z" fill="#c98a1b" fill-opacity=".55"/><path d="M-6-31h5v4h-5zM1-31h5v4H1z" fill="#3aa08c" stroke="#4a2c10" stroke-width="1"/><path d="M-5-22H5M-9-10H9M-7-4H7" stroke="#734a08" stroke-width="2" stroke-linecap="round"/>' + spike(-41, 18, 0.6) + spike(42, 16, 0.6),
  empty: () =>
    spike(-30, -10, 0.9) + spike(26, -14, 1.05) + spike(-16, -18, 0.7) + spike(38, 4, 0.7) + stone(-36, 14, 0.7, "#6a5d50") + stone(2, -22, 0.6, "#6a5d50") +
    '<path d="M-20 10l10 4 4 8M14 2l10 6 2 9M-8 36l8-4 9 3" fill="none" stroke="#2a231d" stroke-width="2.200" stroke-linecap="round"/>',
  floor: () =>
    '<path d="M0-36l32 18v36L0 36-32 18v-36z" fill="#63584d" stroke="#2a231d" stroke-width="2.200" stroke-dasharray="7 5"/><path d="M-18-6L-4 2l-3 14M16-16L10-2l12 12" fill="none" stroke="#2a231d" stroke-width="2" stroke-linecap="round"/>' +
    '<path d="M0-14l5 4v7H-5v-7z" fill="none" stroke="#c9a24a" stroke-opacity=".6" stroke-width="1.800" stroke-dasharray="3 2.500"/>' + spike(-40, -8, 0.6) + spike(41, -6, 0.6),
};

const dwelling = (dweller: Dweller): string =>
  spike(-38, -8, 0.7) + spike(39, -10, 0.8) + '<ellipse cy="16" rx="34" ry="8" fill="#120a08" fill-opacity=".5"/>' + at(0, -14, 2.5, DWELLER_SHAPES[dweller]);

export interface TileLook {
  dweller?: Dweller | null;
  /** By night the land is darker; the cave hardly is. */
  dark?: boolean;
  /** Tiles of a kind with different seeds do not all look the same way. */
  seed?: number;
}

/** A tile as it lies on the table. */
export function tileArt(tile: TileKind, { dweller, dark = false, seed = 0 }: TileLook = {}): string {
  const [ground, rim] = GROUND[tile];
  const shapes = tile === "dweller" ? dwelling(dweller ?? "bats") : DRAWN[tile]();
  return (
    `<polygon points="${HEX}" fill="${rim}" ${line}/><polygon points="${INNER}" fill="${ground}"/>` +
    (seed % 2 === 1 ? `<g transform="scale(-1 1)">${shapes}</g>` : shapes) +
    (dark ? `<polygon points="${HEX}" fill="#0b0a12" fill-opacity="${ABOVE.has(tile) ? ".28" : ".1"}"/>` : "")
  );
}
