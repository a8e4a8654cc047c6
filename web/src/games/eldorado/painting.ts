// The terrain as one picture, painted once: the room around it, the spaces, the gate, the seams, the letters. Points of a
// picture, not thousands of elements in the page, so that nothing that moves above it or zooms it is slowed down.

import type { Painting } from "../../shell/board/paint";
import type { Point } from "../../shell/board/point";
import { COAST_LINES, colour, COURT, definitions, GOLD, INK, RADIUS, ROOMS, short, standsOf, SYMBOL_OF, TEXTURED, use } from "./artwork";
import { pathOf, type Chart, type Place } from "./chart";

const COMPASS = 58;
const LETTER_FONT = '21px "Young Serif"';
const START_FONT = '26px "Young Serif"';

type Room = (typeof ROOMS)["day"];

/** How far the picture reaches beyond the map's box on every side, for the glow of the gold. */
const BEYOND = 70;

/** The whole terrain, by day or by night. */
export function paintingOf(chart: Chart, dark: boolean): Painting {
  const room = dark ? ROOMS.night : ROOMS.day;
  return {
    box: chart.box,
    beyond: { x: BEYOND, y: BEYOND },
    drawing: () => terrain(chart, room),
    letters: (context) => letter(context, chart, room),
    fonts: [START_FONT, LETTER_FONT],
  };
}

function letter(context: CanvasRenderingContext2D, chart: Chart, room: Room): void {
  context.textAlign = "center";
  context.fillStyle = room.muted;
  context.font = LETTER_FONT;
  for (const { x, y, text } of chart.letters) context.fillText(text, x, y + 7);
  context.fillStyle = INK;
  context.font = START_FONT;
  for (const { x, y, space } of chart.places.values()) {
    if (space.start !== null) context.fillText(String(space.start), x, y + 9);
  }
}

function terrain(chart: Chart, room: Room): string {
  const left = chart.box.left - BEYOND;
  const top = chart.box.top - BEYOND;
  const width = chart.box.width + 2 * BEYOND;
  const height = chart.box.height + 2 * BEYOND;
  const middles = [...chart.places.values(), ...chart.gate];
  const cells = middles.map(({ x, y }) => `<use href="#ed-cell" x="${short(x)}" y="${short(y)}"/>`).join("");
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].map(short).join(" ")}" ` +
      `width="${short(width)}" height="${short(height)}"><defs>${definitions()}`,
    `<g id="ed-land" stroke-linejoin="round">${cells}</g></defs>`,
  ];
  for (const line of COAST_LINES) {
    // A line along the coast is a wide outline with a slightly narrower one of paper on it.
    parts.push(`<use href="#ed-land" fill="none" stroke="${room.coast}" stroke-width="${line}"/>`);
    parts.push(`<use href="#ed-land" fill="none" stroke="${room.paper}" stroke-width="${line - 2.4}"/>`);
  }
  const gold = chart.gate[1];
  if (gold) parts.push(`<circle cx="${short(gold.x)}" cy="${short(gold.y)}" r="112" fill="url(#ed-glow)"/>`);
  parts.push(compass(chart, middles, room));
  parts.push(
    '<use href="#ed-land" transform="translate(2 6)" fill="#1d1208" stroke="#1d1208" stroke-width="7" opacity=".3"/>',
    `<use href="#ed-land" fill="${INK}" stroke="${INK}" stroke-width="6"/>`,
  );
  for (const place of chart.places.values()) parts.push(spacePicture(place));
  parts.push(gatePicture(chart.gate));
  for (const { lines } of chart.seams) {
    parts.push(
      `<path d="${pathOf(lines)}" fill="none" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`,
    );
  }
  return `${parts.join("")}</svg>`;
}

/** A space with all that is printed on it. */
export function spacePicture({ x, y, space }: Place): string {
  const { terrain, value } = space;
  const parts = [
    `<g transform="translate(${short(x)} ${short(y)})">`,
    `<use href="#ed-hex" style="fill:${colour(terrain, value)}" stroke="${INK}" stroke-opacity=".38"/>`,
  ];
  if (TEXTURED.has(terrain)) parts.push(texture(space.q, space.r, terrain));
  const symbol = SYMBOL_OF[terrain];
  if (terrain === "mountain") parts.push(use(space.cave ? "cave" : "mountain", 0, 1, 48));
  else if (terrain === "start") parts.push(ring(0.8, "#c9b27c", 1.5));
  else if (symbol) {
    const { size, at } = standsOf(value);
    const large = terrain === "camp" && value === 1 ? size + 5 : size;
    for (const [dx, dy] of at) parts.push(use(symbol, dx, dy, large));
  }
  if (space.finish) parts.push(ring(0.86, "#7a4d10", 6.4), ring(0.86, GOLD, 4.4));
  return `${parts.join("")}</g>`;
}

/** Waves and roofs stay upright; ferns and cracks lie any way, so that a forest does not look stamped. */
function texture(q: number, r: number, terrain: string): string {
  let more = "";
  if (terrain === "jungle" || terrain === "rubble") more = ` transform="rotate(${(((q * 5 + r * 3) % 6) + 6) * 60})"`;
  else if ((((q + 2 * r) % 3) + 3) % 3 === 1) more = ' transform="scale(-1 1)"';
  return `<use href="#ed-texture-${terrain}" x="-26" y="-30" width="52" height="60"${more}/>`;
}

function ring(scale: number, stroke: string, width: number): string {
  return `<use href="#ed-cell" transform="scale(${scale})" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** El Dorado: a golden court beyond the finish spaces, its gate upright however the tile lies. */
export function gatePicture(hexes: readonly Point[]): string {
  const within = COURT.map(
    ({ scale, fill, stroke }) =>
      `<use href="#ed-cell" transform="scale(${scale})" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`,
  ).join("");
  const court = hexes.map(({ x, y }) => `<g transform="translate(${short(x)} ${short(y)})">${within}</g>`);
  const middle = hexes[1];
  return court.join("") + (middle ? use("gate", middle.x, middle.y - 3, 112) : "");
}

/** A compass rose in the emptiest corner, if there is room for one. */
function compass(chart: Chart, middles: readonly Point[], room: Room): string {
  const { left, top, width, height } = chart.box;
  const inset = COMPASS + 8;
  let best: Point | null = null;
  let free = COMPASS + RADIUS + 30;
  for (const x of [left + width - inset, left + inset]) {
    for (const y of [top + height - inset, top + inset]) {
      const nearest = Math.min(...middles.map((middle) => Math.hypot(middle.x - x, middle.y - y)));
      if (nearest > free + 1) [best, free] = [{ x, y }, nearest];
    }
  }
  return best ? use("compass", best.x, best.y, 2 * COMPASS, ` fill="${room.muted}" stroke="${room.muted}" opacity=".5"`) : "";
}
