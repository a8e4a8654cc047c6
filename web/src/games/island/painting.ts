// The sea as an old chart has it: tinted paper, rhumb lines, a compass rose, waves and soundings. Tiles lie above it.

import type { Painting } from "../../shell/board/paint";
import type { Box, Point } from "../../shell/board/point";
import { HEX, short, WIDE } from "./chart";

interface Room {
  sea: [string, string];
  line: string;
  ink: string;
  paper: string;
  strong: number;
}

const DAY: Room = { sea: ["#d3e2d6", "#a9cbc9"], line: "#6d5a36", ink: "#4a3a20", paper: "#f3e8cb", strong: 1 };
const NIGHT: Room = { sea: ["#1d3540", "#13252e"], line: "#a8935f", ink: "#c9b680", paper: "#2c3a3c", strong: 0.8 };

/** How far the picture reaches beyond the map's box; further out the board itself has the colour of its edge. */
const BEYOND = { x: 420, y: 240 };

export function edge(dark: boolean): string {
  return (dark ? NIGHT : DAY).sea[1];
}

export function paintingOf(box: Box, dark: boolean): Painting {
  return { box, beyond: BEYOND, drawing: () => sea(box, dark ? NIGHT : DAY) };
}

function sea(box: Box, room: Room): string {
  const left = box.left - BEYOND.x;
  const top = box.top - BEYOND.y;
  const width = box.width + 2 * BEYOND.x;
  const height = box.height + 2 * BEYOND.y;
  const roses: Point[] = [
    { x: -3.9 * WIDE, y: -2.9 * HEX },
    { x: 3.6 * WIDE, y: 4.6 * HEX },
    { x: 9.5 * WIDE, y: -6.4 * HEX },
  ];
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].map(short).join(" ")}" width="${short(width)}" height="${short(height)}">`,
    `<defs><radialGradient id="sea" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${short(width * 0.42)}">`,
    `<stop offset="0" stop-color="${room.sea[0]}"/><stop offset="1" stop-color="${room.sea[1]}"/></radialGradient></defs>`,
    `<rect x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}" fill="url(#sea)"/>`,
    grid(left, top, width, height, room),
    ...roses.map((at) => rhumbs(at, width, room)),
    waves(left, top, width, height, room),
    ...roses.map((at, number) => rose(at, number === 0 ? 62 : 46, room)),
    ship({ x: -4.5 * WIDE, y: 3.2 * HEX }, room),
    ship({ x: 5.1 * WIDE, y: -5.3 * HEX }, room),
  ];
  return `${parts.join("")}</svg>`;
}

/** Meridians and parallels. */
function grid(left: number, top: number, width: number, height: number, { line, strong }: Room): string {
  const step = HEX * 6;
  const lines: string[] = [];
  for (let x = Math.ceil(left / step) * step; x < left + width; x += step) lines.push(`M${short(x)} ${short(top)}v${short(height)}`);
  for (let y = Math.ceil(top / step) * step; y < top + height; y += step) lines.push(`M${short(left)} ${short(y)}h${short(width)}`);
  return `<path d="${lines.join("")}" fill="none" stroke="${line}" stroke-opacity="${0.2 * strong}" stroke-width="1.2"/>`;
}

function rhumbs({ x, y }: Point, far: number, { line, strong }: Room): string {
  const rays = Array.from({ length: 32 }, (_, ray) => {
    const angle = (ray / 32) * 2 * Math.PI;
    return `M${short(x)} ${short(y)}L${short(x + far * Math.cos(angle))} ${short(y + far * Math.sin(angle))}`;
  });
  return `<path d="${rays.join("")}" fill="none" stroke="${line}" stroke-opacity="${0.11 * strong}" stroke-width="1"/>`;
}

/** A star of sixteen points, half of each in shade, with a lily for the north. */
function rose({ x, y }: Point, size: number, { ink, paper, line }: Room): string {
  const at = (angle: number, far: number): string =>
    `${short(far * Math.sin(angle))} ${short(-far * Math.cos(angle))}`;
  const points = (count: number, turn: number, far: number, waist: number): string =>
    Array.from({ length: count }, (_, number) => {
      const angle = turn + (number / count) * 2 * Math.PI;
      const side = Math.PI / count;
      return (
        `<path d="M0 0L${at(angle - side, waist)}L${at(angle, far)}z" fill="${paper}"/>` +
        `<path d="M0 0L${at(angle + side, waist)}L${at(angle, far)}z" fill="${ink}"/>`
      );
    }).join("");
  return (
    `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size / 50)})" opacity=".62" stroke="${ink}" stroke-width=".9" stroke-linejoin="round">` +
    `<circle r="36" fill="none" stroke="${line}" stroke-width="1.400"/><circle r="32" fill="none" stroke="${line}"/>` +
    points(8, Math.PI / 8, 28, 7) + points(4, Math.PI / 4, 38, 10) + points(4, 0, 50, 11) +
    `<path d="M0-66q7 6 3 13h-6q-4-7 3-13z" fill="${ink}"/><path d="M-8-58q3 5 6 5M8-58q-3 5-6 5" fill="none" stroke-width="2"/></g>`
  );
}

/** Small waves, always at the same places. */
function waves(left: number, top: number, width: number, height: number, { line, strong }: Room): string {
  const marks: string[] = [];
  let seed = 7;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let number = 0; number < 260; number++) {
    const x = left + next() * width;
    const y = top + next() * height;
    marks.push(`M${short(x)} ${short(y)}q6-8 12 0q6-8 12 0`);
  }
  return `<path d="${marks.join("")}" fill="none" stroke="${line}" stroke-opacity="${0.3 * strong}" stroke-width="1.600" stroke-linecap="round"/>`;
}

/** A ship under sail. */
function ship({ x, y }: Point, { ink, paper }: Room): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)})" stroke="${ink}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" opacity=".6">` +
    `<path d="M-34 12h68l-9 18h-46z" fill="${ink}"/><path d="M-30 12l-6-9M34 12l9-12" fill="none"/>` +
    `<path d="M-14 12v-46M10 12v-54" fill="none"/>` +
    `<path d="M-28-30h27q6 14 0 30h-27q6-16 0-30zM-4-38h29q7 17 0 36H-4q6-19 0-36z" fill="${paper}"/>` +
    `<path d="M10-42l16 5-16 5" fill="${ink}"/><path d="M-44 33q7-7 14 0t14 0 14 0 14 0 14 0 14 0" fill="none"/></g>`
  );
}
