// Own artwork for maps, the same as in src/manoa/games/eldorado/artwork.py: colours and symbols as SVG.

import type { Terrain } from "./view";

/** A hex has pointy tops; RADIUS is from its middle to a corner, HALF to the middle of a side. */
export const RADIUS = 30;
export const HALF = 25.98;
export const HEX = "0,-30 25.98,-15 25.98,15 0,30 -25.98,15 -25.98,-15";
export const INNER = "0,-28 24.25,-14 24.25,14 0,28 -24.25,14 -24.25,-14";
export const INK = "#2e2318";

/** From value 1 on: the deeper the colour, the costlier the space. */
const COLOURS: Record<Terrain, readonly string[]> = {
  jungle: ["--jungle-1,#8db564", "--jungle-2,#6c9a48", "--jungle-3,#4c7a35", "--jungle-4,#35602a"],
  water: ["--water-1,#8cc3d8", "--water-2,#5fa3c2", "--water-3,#3d82a6", "--water-4,#28648a"],
  village: ["--village-1,#f0cf7a", "--village-2,#e2b24a", "--village-3,#cf922d", "--village-4,#b5761e"],
  rubble: ["--rubble-1,#bcb4a6", "--rubble-2,#a59c8e", "--rubble-3,#8a8173"],
  camp: ["--camp-1,#d0705c", "--camp-2,#bf5b4a", "--camp-3,#9d3a2f"],
  mountain: ["--mountain,#4a4038"],
  start: ["--start,#f6ecd4"],
};

/** The colour of a space or blockade, as a CSS value that a theme may change. */
export function colour(terrain: Terrain, value: number): string {
  const shades = COLOURS[terrain];
  return `var(${shades[Math.min(Math.max(value, 1), shades.length) - 1] ?? "--mountain,#4a4038"})`;
}

/** The symbol that stands on a space of a terrain, and on a blockade of it. */
export const SYMBOL_OF: Partial<Record<Terrain, SymbolName>> = {
  jungle: "machete",
  water: "paddle",
  village: "coin",
  rubble: "rubble",
  camp: "tent",
};

/** Where the symbols of a space stand, by their number, and how large they are. */
export const STANDS: Record<number, { size: number; at: readonly (readonly [number, number])[] }> = {
  1: { size: 27, at: [[0, 0]] },
  2: { size: 21, at: [[-10, 0], [10, 0]] },
  3: { size: 19, at: [[0, -10.5], [-10, 7], [10, 7]] },
  4: { size: 17.5, at: [[-9.3, -9], [9.3, -9], [-9.3, 9], [9.3, 9]] },
};

/** Each symbol: its view box and its shapes. */
export const SYMBOLS = {
  "machete": [
    "-12 -12 24 24",
    '<g transform="rotate(-45)" stroke="#26301a" stroke-width="1.1" stroke-linejoin="round">' +
      '<path d="M-13.4-1.7q-1.3 2 .2 3.9l8.2-.5v-3.2z" fill="#70431f"/>' +
      '<path d="M-5-2.5L8-3.9q5.4.4 6 6.1Q5.6 3.6-5 2z" fill="#fbf7e8"/>' +
      '<path d="M-4.4 1.3q10 1.4 17.5.5" fill="none" stroke="#b9bfa6" stroke-width=".9"/></g>',
  ],
  "paddle": [
    "-12 -12 24 24",
    '<g transform="rotate(-45)" stroke="#183a50" stroke-width="1.1" stroke-linejoin="round">' +
      '<path d="M-12.6-2.7h2.4v1.6h15v2.2h-15v1.6h-2.4z" fill="#8a5a2c"/>' +
      '<path d="M3.4-1.5Q7.6-4.9 13.3-3.4q1.5 3.4 0 6.8Q7.6 4.9 3.4 1.5z" fill="#fbf7e8"/>' +
      '<path d="M5.6 0h5.6" stroke="#9fb4bd" stroke-width="1"/></g>',
  ],
  "coin": [
    "-12 -12 24 24",
    '<circle r="10" fill="#fdf1c9" stroke="#6d430d" stroke-width="1.3"/>' +
      '<circle r="7.6" fill="#f8de94" stroke="#a8721c" stroke-width=".9"/>' +
      '<path d="M0-5.6Q1.1-1.1 5.6 0 1.1 1.1 0 5.6-1.1 1.1-5.6 0-1.1-1.1 0-5.6z" fill="#8a5812"/>',
  ],
  "rubble": [
    "-12 -12 24 24",
    '<g fill="#f4efe5" stroke="#433b31" stroke-width="1.1" stroke-linejoin="round">' +
      '<path d="M-4-.6l-.9-5 3.6-3.8 4.9.9 2 4.4-2.3 3.8z"/>' +
      '<path d="M-11 6.6l1-4.7 4.6-2 4.2 2.5.3 4.6-3.6 2z"/>' +
      '<path d="M.6 7l.6-4.6 4.2-2.6 4.3 1.7 1.5 4.8-3.9 2.6z"/></g>' +
      '<path d="M-2.6-4.6l2.2-2.6M-8.6 3.6l2.6-1.3M3.2 3.8l2.4-1.6" stroke="#c9c0b1" stroke-width="1.1"/>',
  ],
  "tent": [
    "-12 -12 24 24",
    '<g stroke="#4b1811" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">' +
      '<path d="M-2-10.5L0-7.6l2-2.9" fill="none"/><path d="M0-7.6L10.8 8.6h-21.6z" fill="#fff3e2"/>' +
      '<path d="M0-3L4.6 8.6h-9.2z" fill="#6d241a"/><path d="M0-3v11.6" stroke-width=".8" stroke="#fff3e2"/>' +
      '</g>',
  ],
  "mountain": [
    "-24 -24 48 48",
    '<g stroke-linejoin="round"><path d="M-3 13L9.5-8.5 21 13z" fill="#6a5d50"/>' +
      '<path d="M9.5-8.5L21 13h-9z" fill="#5a4e43"/>' +
      '<path d="M9.5-8.5l4 7.3-3-1.3-2.3 2.2-2-2.2z" fill="#e9e2d3"/>' +
      '<path d="M-20 13L-5-17 9.5 13z" fill="#857666"/><path d="M-5-17L9.5 13H-1z" fill="#6a5d50"/>' +
      '<path d="M-5-17l5.2 10.7L-3.4-8l-2.4 3.4-2.4-2.6-2.5 1.9z" fill="#f6f0e3"/></g>',
  ],
  "cave": [
    "-24 -24 48 48",
    '<g stroke-linejoin="round"><path d="M-21 14q2-10 7-13l5-12 6-6 8 4 6 11q7 4 9 16z" fill="#857666"/>' +
      '<path d="M-3-17l8 4 6 11q7 4 9 16h-9Q9-4-3-17z" fill="#6a5d50"/>' +
      '<path d="M-9.5 14V4Q-9-5 0-5T9.5 4v10z" fill="#c9a24a"/>' +
      '<path d="M-7.5 14V5Q-7-3 0-3T7.5 5v9z" fill="#17100a"/>' +
      '<path d="M-7.5 14q.4-4 3-5.5L0 10l4.5-1.5q2.6 1.5 3 5.5z" fill="#3b2a14"/></g>',
  ],
  "texture-jungle": [
    "-26 -30 52 60",
    '<g fill="none" stroke="#1f4417" stroke-opacity=".38" stroke-width="1.5" stroke-linecap="round">' +
      '<path d="M-20 15q1-7 6-10M-19.4 10.5l-3.5-2M-18 8l4.5.8M13 20q-1-5 2-8M13.1 16l3 1M13.6 14l-3-.6"/>' +
      '<path d="M4-24q4 1 5 6M6.5-22.5l3-1.5M8-21l-3 2.5M19-9q-3 2-3 6"/></g>',
  ],
  "texture-water": [
    "-26 -30 52 60",
    '<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5" stroke-linecap="round">' +
      '<path d="M-21 13q3-3 6 0t6 0M5 20q3-3 6 0M-9-21q3-3 6 0t6 0M12-11q3-3 6 0"/></g>',
  ],
  "texture-village": [
    "-26 -30 52 60",
    '<g fill="#8a5812" fill-opacity=".32"><path d="M-21 16v-4l4-3.5 4 3.5v4zM13-10v-3.5l3.5-3 3.5 3v3.5z"/>' +
      '<circle cx="-6" cy="-22" r="1.1"/><circle cx="0" cy="-24" r="1.1"/><circle cx="6" cy="-22" r="1.1"/>' +
      '<circle cx="3" cy="22" r="1.1"/><circle cx="9" cy="20" r="1.1"/></g>',
  ],
  "texture-rubble": [
    "-26 -30 52 60",
    '<g fill="none" stroke="#4b443a" stroke-opacity=".34" stroke-width="1.3" stroke-linecap="round">' +
      '<path d="M-21 10l5 3 2 5M12-17l5 1 3 5M-12-19l4-2M8 20l4-3"/></g>',
  ],
  "gate": [
    "-60 -60 120 120",
    '<g stroke="#7a4d10" stroke-linejoin="round" stroke-width="2">' +
      '<path d="M-46 34v-13h9V7h9V-7h9v-13H19v13h9V7h9v14h9v13z" fill="url(#ed-gold)"/>' +
      '<path d="M-14-20v-9h28v9z" fill="#ffe58d"/><path d="M-13 34V13Q-12 0 0 0T13 13v21z" fill="#fff3bf"/>' +
      '<path d="M-8.5 34V14Q-8 5 0 5t8.5 9v20z" fill="#33200c"/></g>' +
      '<path d="M-37 21h18M19 21h18M-28 7h12M16 7h12M-19-7h38" stroke="#fff1b5" stroke-width="1.6"/>' +
      '<circle cy="-13.5" r="4.2" fill="#fff3bf" stroke="#7a4d10" stroke-width="1.5"/>',
  ],
  "compass": [
    "-50 -50 100 100",
    '<circle r="34" fill="none" stroke-width="1"/><circle r="30.5" fill="none" stroke-width="2.2"/>' +
      '<g stroke="none">' +
      '<path d="M0 0l25-25L7 0zM0 0l25 25L0 7zM0 0l-25 25L-7 0zM0 0l-25-25L0-7z" opacity=".55"/>' +
      '<path d="M0-46L7-7 0 0zM46 0L7 7 0 0zM0 46L-7 7 0 0zM-46 0L-7-7 0 0z"/></g>' +
      '<path d="M0-46L-7-7 0 0zM46 0L7-7 0 0zM0 46L7 7 0 0zM-46 0L-7 7 0 0z" fill="none" stroke-width="1"/>',
  ],
} as const satisfies Record<string, readonly [string, string]>;

export type SymbolName = keyof typeof SYMBOLS;

/** The <defs> that the map's pictures refer to. */
export function definitions(): string {
  const symbols = Object.entries(SYMBOLS).map(
    ([name, [box, shapes]]) => `<symbol id="ed-${name}" viewBox="${box}" overflow="visible">${shapes}</symbol>`,
  );
  return (
    '<linearGradient id="ed-gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe17a"/>' +
    '<stop offset=".55" stop-color="#f2c230"/><stop offset="1" stop-color="#c98a1b"/></linearGradient>' +
    '<radialGradient id="ed-glow"><stop offset=".2" stop-color="#ffdf70" stop-opacity=".85"/>' +
    '<stop offset="1" stop-color="#ffdf70" stop-opacity="0"/></radialGradient>' +
    `<polygon id="ed-cell" points="${HEX}"/>` +
    `<g id="ed-hex"><polygon points="${HEX}"/><polygon points="${INNER}" fill="none" stroke="#fff" ` +
    'stroke-opacity=".2" stroke-width="1.6"/></g>' +
    symbols.join("")
  );
}

/** A symbol about a point, in a square of that size, as SVG. */
export function use(name: SymbolName, x: number, y: number, size: number, more = ""): string {
  const half = size / 2;
  return `<use href="#ed-${name}" x="${short(x - half)}" y="${short(y - half)}" width="${size}" height="${size}"${more}/>`;
}

/** A number as SVG wants it, no longer than the eye needs. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
