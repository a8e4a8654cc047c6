// Own artwork: colours and small drawings, each on a field of 24 by 24 about its middle. Every kind has a shape of its
// own, so that nobody needs to tell colours apart. What pictures of layouts draw, too, comes from the game's data.

import artwork from "../../../../src/manoa/games/valdora/data/artwork.json";
import type { Colour, Equipment, Gem, Kind } from "./view";

type Palette = Record<string, string>;
type Shape = Record<string, string | number>;
export type Land = typeof artwork.land.day;

export const INK = artwork.ink;
export const TONES: Record<Colour, (typeof artwork.tones)[Colour]> = artwork.tones;
/** The land by day and by night. */
export const { day: DAY, night: NIGHT } = artwork.land;
/** The strokes of a road, and those of the river with how far its basin reaches, from the broadest to the narrowest. */
export const { track: TRACK, river: RIVER } = artwork;
export const TIMBER = artwork.walls.timber;
const WALLS: Palette = { ...artwork.walls, ink: INK };

/** How large the clearing of a space is, half across and half down. */
export function clearingOf(kind: Kind): [number, number] {
  return artwork.clearings[kind] as [number, number];
}

/** A shape's attributes, its colours looked up: each is a colour, or a name of the palette. */
export function attributes(shape: Shape, palette: Palette): string {
  return Object.entries(shape).map(([name, value]) => `${name}="${palette[value] ?? value}"`).join(" ");
}

function drawing(shapes: readonly Shape[], palette: Palette): string {
  return shapes.map((shape) => `<path ${attributes(shape, palette)}/>`).join("");
}

export function tree(land: Land): string {
  return drawing(artwork.tree, land);
}

/** The houses of a place, about its middle: a palace in its patron's colour, a jetty to one side. */
export function houseOf(kind: Kind, colour: Colour = "red", bank = 1): string {
  switch (kind) {
    case "road":
      return "";
    case "mine":
      return drawing(artwork.houses.mine, WALLS);
    case "harbour":
      return `<g transform="scale(${bank} 1)">${drawing(artwork.houses.harbour, WALLS)}</g>`;
    case "palace":
      return drawing(artwork.houses.palace, { ...TONES[colour], ...WALLS });
    default:
      return drawing(artwork.houses.town, { ...WALLS, roof: artwork.roofs[kind] });
  }
}

function gem(name: Gem): string {
  const { tone, shapes } = artwork.gems[name];
  return drawing(shapes as Shape[], TONES[tone as Colour]);
}

const COIN =
  '<circle r="10" fill="#c9d0d5" stroke="#5d666d" stroke-width="1.600"/><circle r="7" fill="#eef1f2" stroke="#8c969d" stroke-width="1"/>' +
  '<path d="M-3.500 3.500v-5l3.500-3 3.500 3v5zM-1 3.500V1h2v2.500" fill="#9aa4ab" stroke="#5d666d" stroke-width=".9" stroke-linejoin="round"/>';

const wood = `stroke="${TIMBER}" stroke-linecap="round" stroke-linejoin="round"`;
const iron = 'fill="#b9c0c4" stroke="#2e2318" stroke-width="1.200" stroke-linejoin="round"';

const TOOLS: Record<Equipment, string> = {
  pan:
    `<path d="M5-3.500L11.500-8.500" stroke="${TIMBER}" stroke-width="3" stroke-linecap="round"/>` +
    `<ellipse cx="-2" cy="1.500" rx="9.500" ry="7.500" ${iron}/><ellipse cx="-2" cy="1.500" rx="6.500" ry="4.600" fill="#7d878d" stroke="#2e2318" stroke-width=".8"/>` +
    '<path d="M-5 2.500q3-2.500 6 .5" fill="none" stroke="#f3cf4f" stroke-width="2" stroke-linecap="round"/>',
  shovel:
    `<path d="M8.500-9L-2.500 2" ${wood} stroke-width="2.600" fill="none"/><path d="M6.500-11l4.500 4.500" ${wood} stroke-width="2.600" fill="none"/>` +
    `<path d="M-4.500-1.500l6 6q-2 6.500-10 7-2.500-.5-3-3 .5-8 7-10z" ${iron}/>`,
  pickaxe:
    `<path d="M-8 11L4-3.500" ${wood} stroke-width="2.800" fill="none"/><path d="M-7.500-8.500Q2.500-12 8-5.500 12.500.5 9.500 10 8.500 2 4-3-.5-7-7.500-8.500z" ${iron}/>`,
  hammer:
    `<path d="M-8.500 10.500L3-2" ${wood} stroke-width="2.900" fill="none"/><path d="M-4-6.500l5-5L5.500-8l2 .5 3.500 4-5 5.500-3-2.500z" ${iron}/>`,
  chisel:
    `<path d="M1-1l7.500-8q2-1.500 3 0 .8 1.500-.5 3L3.500 1.500z" fill="#a8693a" stroke="#2e2318" stroke-width="1.200" stroke-linejoin="round"/>` +
    `<path d="M.5-2L4 1.500-6 11q-3-.5-4.500 0-.5-1.500 0-4z" ${iron}/>`,
  cart:
    `<path d="M-11.500-6h4l3 9h13" fill="none" stroke="${TIMBER}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>` +
    '<path d="M-7-6.500h18L8.500 3h-13z" fill="#b9803f" stroke="#2e2318" stroke-width="1.200" stroke-linejoin="round"/><path d="M-1.500-6l1 8.500M4.500-6L4 2.500" stroke="#6f4619" stroke-width="1"/>' +
    '<circle cx="-1.500" cy="7" r="3.800" fill="#e9d3a4" stroke="#2e2318" stroke-width="1.400"/><circle cx="7.500" cy="7" r="3.800" fill="#e9d3a4" stroke="#2e2318" stroke-width="1.400"/><path d="M-1.500 3.200v7.600M-5.300 7h7.600M7.500 3.200v7.600M3.700 7h7.600" stroke="#2e2318" stroke-width=".8"/>',
  horse:
    '<path d="M-10 11q-1-9 3.500-13Q-8-7-3-10.500l1.500-1 .5 2q6 0 8.500 5l3.500 4.500q.5 2-1.500 2.500L6 2Q3 2.500 2.500 4.500 2.500 8 6 11z" fill="#8f5d31" stroke="#2e2318" stroke-width="1.200" stroke-linejoin="round"/>' +
    '<path d="M-3-10.500Q-9-8-8.500 0-11 3-10.500 9" fill="none" stroke="#3d2411" stroke-width="2.600" stroke-linecap="round"/><circle cx="3" cy="-4" r="1.100" fill="#1d1208"/>',
};

const SACK =
  '<path d="M-3.500-5.500Q-11 1-9.500 7.500-8 11 0 11t9.500-3.500Q11 1 3.500-5.500z" fill="#c79a58" stroke="#2e2318" stroke-width="1.300" stroke-linejoin="round"/>' +
  '<path d="M-5-10q2.500 1.500 5 0 2.500 1.500 5 0L3.500-5.500h-7z" fill="#dcb677" stroke="#2e2318" stroke-width="1.300" stroke-linejoin="round"/>' +
  '<path d="M-4-5.500h8" stroke="#7a3b1d" stroke-width="2.200" stroke-linecap="round"/><path d="M-3.500 4.500q3.500 3 7 0" fill="none" stroke="#7a5526" stroke-width="1.200" stroke-linecap="round"/>';

const SHIP = drawing(artwork.ship as Shape[], { ink: INK });

const BONUS =
  '<path d="M0-11l3 5.500 6.200-1-1.700 6 3.500 5-6.100 1.300L3.500 11 0 7.800-3.500 11l-1.400-5.200L-11 4.500l3.500-5-1.700-6 6.200 1z" fill="#f2c230" stroke="#7a4d10" stroke-width="1.200" stroke-linejoin="round"/>' +
  '<path d="M-3.500-2.500v5M0-1.300v2.600q0 1.500 1.700 1.500t1.700-1.500v-2.600Q3.400-2.800 1.700-2.800T0-1.300z" fill="none" stroke="#2e2318" stroke-width="1.400" stroke-linecap="round"/>';

const PURSE =
  '<path d="M-3-4.500Q-10.500 1-9 7.500-7.500 11 0 11t9-3.500Q10.500 1 3-4.500z" fill="#8d97a0" stroke="#2e2318" stroke-width="1.300"/><path d="M-5-9.500L0-8l5-1.500-2 5h-6z" fill="#b6bec4" stroke="#2e2318" stroke-width="1.300" stroke-linejoin="round"/><circle cy="3.500" r="3.800" fill="#eef1f2" stroke="#5d666d" stroke-width="1.200"/>';

const BOOK =
  '<path d="M0-5.500Q-5-9-11-7V7q6-2 11 1.500Q5 5 11 7V-7Q5-9 0-5.500z" fill="#fdf6e4" stroke="#2e2318" stroke-width="1.400" stroke-linejoin="round"/><path d="M0-5.500v14M-8.500-3.500q3-.5 6 .8M-8.500 0q3-.5 6 .8M8.500-3.500q-3-.5-6 .8M8.500 0q-3-.5-6 .8" fill="none" stroke="#8a7550" stroke-width="1.200"/>';

const LAUREL =
  `<path d="M0 10.500Q-11 7-9-7q1-2.500 2.500-3.500Q-9 2 0 8.500 9 2 6.500-10.500 8-9.500 9-7 11 7 0 10.500z" fill="${DAY.wood}" stroke="#2f4a22" stroke-width="1.200" stroke-linejoin="round"/>` +
  '<path d="M0-7.500l1.900 3.900 4.200.6-3 3 .7 4.200L0 2.200-3.800 4.200l.7-4.200-3-3 4.200-.6z" fill="#f2c230" stroke="#7a4d10" stroke-width="1.100" stroke-linejoin="round"/>';

const STACK =
  '<path d="M-10 5.500L0 10.500 10 5.500 0 .5z" fill="#a8693a" stroke="#2e2318" stroke-width="1.200" stroke-linejoin="round"/><path d="M-10 .5L0 5.500 10 .5 0-4.500z" fill="#c9904f" stroke="#2e2318" stroke-width="1.200" stroke-linejoin="round"/>' +
  '<path d="M-10-4.500L0 .5 10-4.500 0-9.500z" fill="#ecc985" stroke="#2e2318" stroke-width="1.200" stroke-linejoin="round"/>';

const HOURGLASS =
  '<path d="M-6.500-9h13q0 6-5 9 5 3 5 9h-13q0-6 5-9-5-3-5-9z" fill="#fdf6e4" stroke="#2e2318" stroke-width="1.300" stroke-linejoin="round"/><path d="M-3.800-4.500h7.600Q2.800-1.500 0-.5-2.800-1.500-3.800-4.500zM-5 8q1-4 5-5.500Q4 4 5 8z" fill="#e2a93b"/>' +
  '<path d="M-8-9.800H8M-8 9.800H8" stroke="#6d4423" stroke-width="2.600" stroke-linecap="round"/>';

const TURN_LEFT = '<path d="M9 7V2q0-6-6-6h-8M-1-9l-5 5 5 5" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>';
const TURN_RIGHT = '<path d="M-9 7V2q0-6 6-6h8M1-9l5 5-5 5" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>';

/** A craftsman of a colour: head, apron, and the letter of the patron is set beside it. */
function craftsman(colour: Colour): string {
  const { base, dark } = TONES[colour];
  return (
    `<path d="M-10 11q-.5-9 6-10.500h8Q10.500 2 10 11z" fill="${base}" stroke="${dark}" stroke-width="1.500" stroke-linejoin="round"/>` +
    `<path d="M-4 1l1 10h6L4 1z" fill="#fff" fill-opacity=".5"/><circle cy="-4.500" r="5" fill="#e3b489" stroke="${dark}" stroke-width="1.400"/>` +
    `<path d="M-6-5q.5-6 6-6t6 6q-3-2.500-6-2.500T-6-5z" fill="${dark}"/>`
  );
}

function workshop(colour: Colour): string {
  const { base, light, dark } = TONES[colour];
  return (
    `<path d="M-9.500 11V-1h19v12z" fill="${light}" stroke="${dark}" stroke-width="1.500" stroke-linejoin="round"/><path d="M-12 0L0-10.500 12 0z" fill="${base}" stroke="${dark}" stroke-width="1.500" stroke-linejoin="round"/>` +
    `<path d="M-3 11V4.500h6V11z" fill="${dark}"/><path d="M6-6v-4.500h2.500v6.500" fill="${dark}"/>`
  );
}

function banner(colour: Colour): string {
  const { base, dark } = TONES[colour];
  return `<path d="M-8-11H8V9L0 4.500-8 9z" fill="${base}" stroke="${dark}" stroke-width="1.600" stroke-linejoin="round"/>`;
}

const PLAIN = {
  coin: COIN,
  sack: SACK,
  ship: SHIP,
  bonus: BONUS,
  purse: PURSE,
  book: BOOK,
  laurel: LAUREL,
  stack: STACK,
  hourglass: HOURGLASS,
  "turn-left": TURN_LEFT,
  "turn-right": TURN_RIGHT,
} as const;

export type MarkName =
  | keyof typeof PLAIN
  | Gem
  | Equipment
  | `craftsman-${Colour}`
  | `workshop-${Colour}`
  | `banner-${Colour}`;

/** The shapes of a mark. */
export function shapesOf(name: MarkName): string {
  if (name in PLAIN) return PLAIN[name as keyof typeof PLAIN];
  if (name in artwork.gems) return gem(name as Gem);
  if (name in TOOLS) return TOOLS[name as Equipment];
  const [what, colour] = name.split("-") as [string, Colour];
  return what === "craftsman" ? craftsman(colour) : what === "workshop" ? workshop(colour) : banner(colour);
}
