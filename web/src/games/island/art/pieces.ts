// What players put on the map, in the colour of their seat, on a field of 24 by 24 about its middle.

import type { Purchase } from "../view";
import { toneOf, type Tone } from "./tones";

const person = ({ base, light, dark }: Tone, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-6.500 11q-.6-8 2.700-10.500Q-6-1.500-6-4.500-5.500-10.500 0-10.500T6-4.500Q6-1.500 3.800.500 7.100 3 6.500 11z" fill="${base}" stroke="${dark}" stroke-width="1.500" stroke-linejoin="round"/>` +
  `<path d="M-3.700-4.500Q-3.300-8.300 0-8.300" fill="none" stroke="${light}" stroke-width="1.600" stroke-linecap="round"/></g>`;

const DRAWN: Record<Purchase, (tone: Tone) => string> = {
  // A villager leans on a spear.
  villager: (tone) =>
    '<path d="M8.200 11V-6" stroke="#4a2c10" stroke-width="1.800" stroke-linecap="round"/><path d="M8.200-11.500l2 4.500-2 2-2-2z" fill="#dfe4e6" stroke="#2e2318" stroke-width=".9" stroke-linejoin="round"/>' +
    person(tone, -1.5, 0, 1),
  // A bowl with something round in it and a flame above.
  offering: ({ base, light, dark }) =>
    '<path d="M0-11.500q4.500 4.500 1.500 8.500h-3Q-4.500-7 0-11.500z" fill="#ffb52e" stroke="#8a4207" stroke-width="1" stroke-linejoin="round"/><path d="M0-7.500q1.600 2 .4 4.500h-.8Q-1.600-5.500 0-7.500z" fill="#fff3b8"/>' +
    `<g stroke="${dark}" stroke-width="1.500" stroke-linejoin="round"><path d="M-10.500-2.500h21Q10 5 4 6.500v1.800h2.500V11h-13V8.300H-4V6.500Q-10 5-10.500-2.500z" fill="${base}"/></g>` +
    `<path d="M-7.300.5Q-6.500 3-3.800 4" fill="none" stroke="${light}" stroke-width="1.700" stroke-linecap="round"/>`,
  // A tower with battlements and a gate, and a flag.
  fort: ({ base, light, dark }) =>
    `<path d="M0-5v-7" stroke="${dark}" stroke-width="1.400"/><path d="M.4-12l6.100 2.200L.4-7.600z" fill="${base}" stroke="${dark}" stroke-width="1" stroke-linejoin="round"/>` +
    `<path d="M-9.500-5.500h4V-3h3.500v-2.500h4V-3h3.500v-2.500h4V1l-1.800 1.200V11H-7.700V2.200L-9.500 1z" fill="${base}" stroke="${dark}" stroke-width="1.500" stroke-linejoin="round"/>` +
    `<path d="M-2.600 11V6.500a2.600 2.600 0 015.200 0V11z" fill="${dark}"/><path d="M-5.800 9V4M-7.300-1.500v1.700" stroke="${light}" stroke-width="1.600" stroke-linecap="round"/>`,
  // A barn between ears of corn.
  farm: ({ base, light, dark }) =>
    '<path d="M-9.800 11V3.500M9.800 11V3.500" stroke="#8a6410" stroke-width="1.300"/><path d="M-9.800-1q2.200 2.700 0 6.500Q-12 1.700-9.800-1zM9.800-1q2.200 2.700 0 6.500Q7.600 1.700 9.800-1z" fill="#f2c94a" stroke="#8a6410" stroke-width=".8"/>' +
    `<path d="M-6.800 11V-1.500h13.600V11z" fill="${light}" stroke="${dark}" stroke-width="1.500" stroke-linejoin="round"/>` +
    `<path d="M-9-1L-5.800-7.500 0-10.800 5.800-7.500 9-1z" fill="${base}" stroke="${dark}" stroke-width="1.500" stroke-linejoin="round"/>` +
    `<path d="M-3.300 11V4h6.600v7M-3.300 4L3.300 11M3.300 4L-3.300 11" fill="none" stroke="${dark}" stroke-width="1.200"/>`,
  // Three of them, on the march.
  army: (tone) =>
    person(tone, -6, -1.5, 0.62) + person(tone, 5.500, -1.5, 0.62) + person(tone, -0.2, -2, 0.78) +
    `<path d="M-10.500 8.200H5V5.800l6.500 3-6.500 3V9.800h-15.500z" fill="#f2c230" stroke="#734a08" stroke-width=".9" stroke-linejoin="round"/>`,
};

export function pieceShapes(piece: Purchase, seat: number): string {
  return DRAWN[piece](toneOf(seat));
}
