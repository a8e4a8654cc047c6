// Every small drawing by its name, on a field of 24 by 24 about its middle.

import type { Dweller, Purchase, Resource } from "../view";
import { DWELLER_SHAPES } from "./dwellers";
import { pieceShapes } from "./pieces";
import { RESOURCE_SHAPES } from "./resources";

const ink = 'stroke="#2e2318" stroke-width="1.200" stroke-linejoin="round" stroke-linecap="round"';

const sword =
  `<path d="M11-11.500l-.7 4.200L-3.500 6.500-6 4 7-10.800z" fill="#e6eaec" ${ink}/><path d="M-9 1.500l7.500 7.500" stroke="#2e2318" stroke-width="4" stroke-linecap="round"/><path d="M-9 1.500l7.500 7.500" stroke="#e5a91f" stroke-width="2.200" stroke-linecap="round"/>` +
  '<path d="M-6 6l-3.800 3.800" stroke="#4a2c10" stroke-width="3.200" stroke-linecap="round"/>';

const PLAIN = {
  // A boot on its way.
  speed:
    `<path d="M-5.500-11h7.500l.3 10.500Q3.500 2 8 3q3 .8 2.800 4.500H-5.500Q-6.500-2-5.500-11z" fill="#a8693a" ${ink}/><path d="M-6 7.500h17V11H4.500L3 9.800 1.500 11H-6z" fill="#4a2c10" ${ink}/>` +
    '<path d="M-5.300-7.800h7.100" stroke="#e3b489" stroke-width="1.800"/><path d="M-9-4h-2.500M-8.800 0H-12M-9 4h-2.500" stroke="#7b6a4c" stroke-width="1.300" stroke-linecap="round"/>',
  harvest:
    `<path d="M-7-1Q-6-11.500 0-11.500T7-1" fill="none" stroke="#7a4d1c" stroke-width="1.800"/><circle cx="-3.800" cy="-2.500" r="3.200" fill="#cf3f2b" ${ink}/><circle cx="3.800" cy="-2.500" r="3.200" fill="#e5a91f" ${ink}/><circle cy="-4" r="3.200" fill="#6c9a48" ${ink}/>` +
    `<path d="M-10.500-1.500h21L8 11H-8z" fill="#d2a25a" ${ink}/><path d="M-9.500 3h19M-8.500 7h17M-4-1.500L-3 11M4-1.500L3 11" stroke="#7a4d1c" stroke-width="1"/>`,
  // Two swords crossed.
  strength: sword + `<g transform="scale(-1 1)">${sword}</g>`,
  // Tiles on top of each other, face down.
  stack:
    `<g ${ink}><path d="M-10.500 4.500v2.700L0 12l10.500-4.800V4.500z" fill="#7f6a48"/><path d="M-10.500-.5v3L0 7.300l10.500-4.800v-3z" fill="#a48a5e"/><path d="M0-10.500L10.500-5.800v3L0 2-10.500-2.800v-3z" fill="#c9b07c"/><path d="M0-10.500L10.500-5.800 0-1-10.500-5.800z" fill="#e6d3a3"/></g><path d="M0-8.300v5M-2.500-5.800h5" stroke="#8a6a3e" stroke-width="1"/>`,
  shrine:
    `<g ${ink}><path d="M-11 11l2-5.500h18L11 11z" fill="#b7a680"/><path d="M-8 5.500L-6 0H6l2 5.500z" fill="#cdbd97"/><path d="M-5 0l1.500-4.500h7L5 0z" fill="#e3d5b2"/><path d="M-3-4.500V-10h6v5.500z" fill="#f3e7c6"/></g><path d="M-1.300-4.500v-3.300h2.600v3.300z" fill="#2e2318"/><path d="M-2 11l.8-15.500h2.400L2 11z" fill="#f6ecd4" stroke="#2e2318" stroke-width=".8"/><path d="M-4.500-10h9" ${ink} stroke-width="1.800"/>`,
  // A golden idol under an arch of rock.
  "cave-shrine":
    `<path d="M-11.500 11V1Q-11-11.500 0-11.500T11.500 1v10z" fill="#4a4038" ${ink}/><path d="M-8 11V2Q-7.500-8 0-8T8 2v9z" fill="#1d1712"/>` +
    `<path d="M0-6.500l3 2.500v3.500l2 1V5l-1.500 1v2.500h2V11h-11V8.500h2V6L-5 5V.5l2-1V-4z" fill="#f2c230" stroke="#734a08" stroke-width="1" stroke-linejoin="round"/><path d="M-1.300-3h.1M1.200-3h.1" stroke="#4a2c10" stroke-width="1.400" stroke-linecap="round"/><path d="M-1.200-.8h2.400M-2.300 3h4.600" stroke="#734a08" stroke-width="1" stroke-linecap="round"/>`,
  // A chest.
  bank:
    `<path d="M-10.500-1.500V-4Q-10.500-9.500-5-9.500H5q5.500 0 5.500 5.500v2.500z" fill="#b9803f" ${ink}/><path d="M-10.500-1.500h21V10h-21z" fill="#9a6231" ${ink}/><path d="M-7.500-8.800V10M7.500-8.800V10" stroke="#e5a91f" stroke-width="2"/><path d="M-2.500-3.500h5v5.800h-5z" fill="#f2c230" ${ink}/><path d="M0-1.200v1.700" ${ink}/>`,
  // A sack of stolen goods.
  hoard:
    `<path d="M-3.500-5Q-11 1-9.500 7.500-8 11 0 11t9.500-3.500Q11 1 3.500-5z" fill="#8a6f4d" ${ink}/><path d="M-5.500-10.500Q-2.500-8.500 0-10q2.500 1.500 5.500-.5L3.500-5h-7z" fill="#a98a60" ${ink}/><path d="M-4-5h8" stroke="#9d2c20" stroke-width="2.200" stroke-linecap="round"/><path d="M-4.500 6l1.500-3.800h6L4.500 6z" fill="#f2c230" stroke="#734a08" stroke-width="1" stroke-linejoin="round"/>`,
} as const;

export type MarkName = keyof typeof PLAIN | Resource | Dweller | `${Purchase}-${number}`;

/** The shapes of a mark. */
export function shapesOf(name: MarkName): string {
  if (name in PLAIN) return PLAIN[name as keyof typeof PLAIN];
  if (name in RESOURCE_SHAPES) return RESOURCE_SHAPES[name as Resource];
  if (name in DWELLER_SHAPES) return DWELLER_SHAPES[name as Dweller];
  const [piece, seat] = name.split("-") as [Purchase, string];
  return pieceShapes(piece, Number(seat));
}
