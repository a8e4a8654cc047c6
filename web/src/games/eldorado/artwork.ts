// The artwork of maps: colours and symbols as SVG, from the file that Python's drawings read too.

import artwork from "../../../../src/manoa/games/eldorado/data/artwork.json";
import type { Terrain } from "./view";

export type SymbolName = keyof typeof artwork.symbols;

/** A hex has pointy tops; RADIUS is from its middle to a corner, HALF to the middle of a side. */
export const RADIUS = artwork.radius;
export const HALF = artwork.half;
export const HEX = hexagon(RADIUS);
const INNER = hexagon(RADIUS - 2);
export const INK = artwork.ink;
export const GOLD = artwork.gold[1] ?? INK;
export const COURT = artwork.court;
export const COAST_LINES = artwork.coast;
export const ROOMS = artwork.rooms;
export const TEXTURED: ReadonlySet<string> = new Set(artwork.textured);

/** Each symbol: its view box and its shapes. The page may hold drawings of other games: what is referred to has a prefix. */
export const SYMBOLS = {} as Record<SymbolName, readonly [box: string, shapes: string]>;
for (const [name, { box, shapes }] of Object.entries(artwork.symbols)) {
  SYMBOLS[name as SymbolName] = [box, shapes.replaceAll("url(#", "url(#ed-")];
}

/** The symbol that stands on a space of a terrain, and on a blockade of it. */
export const SYMBOL_OF = artwork.symbol_of as Partial<Record<Terrain, SymbolName>>;

/** The colour of a space or blockade: the deeper, the costlier. */
export function colour(terrain: Terrain, value: number): string {
  const shades: readonly string[] = artwork.terrains[terrain];
  return shades[Math.min(Math.max(value, 1), shades.length) - 1] ?? INK;
}

/** Where so many symbols of a space stand, and how large they are. */
export function standsOf(number: number): { size: number; at: readonly (readonly [number, number])[] } {
  const stands = artwork.stands[number - 1] ?? artwork.stands[0];
  return stands as { size: number; at: [number, number][] };
}

function hexagon(radius: number): string {
  const half = round((radius * HALF) / RADIUS);
  const side = radius / 2;
  return `0,${-radius} ${half},${-side} ${half},${side} 0,${radius} ${-half},${side} ${-half},${-side}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The <defs> that the map's pictures refer to. */
export function definitions(): string {
  const symbols = Object.entries(SYMBOLS).map(
    ([name, [box, shapes]]) => `<symbol id="ed-${name}" viewBox="${box}" overflow="visible">${shapes}</symbol>`,
  );
  const [bright, gold, deep] = artwork.gold;
  return (
    `<linearGradient id="ed-gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${bright}"/>` +
    `<stop offset=".55" stop-color="${gold}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<radialGradient id="ed-glow"><stop offset=".2" stop-color="${artwork.glow}" stop-opacity=".85"/>` +
    `<stop offset="1" stop-color="${artwork.glow}" stop-opacity="0"/></radialGradient>` +
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
