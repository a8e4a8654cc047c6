// The explorers as medals in the player's colour, on a field of 48 by 48 about its middle: head and shoulders, in clothes
// of the card's colour. Each is known by what is on the head and by one thing of the trade.

import type { Colour, Explorer } from "../view";
import { cardTone, INK, toneOf, type Tone } from "./tones";

const line = `stroke="${INK}" stroke-width="1.300" stroke-linejoin="round" stroke-linecap="round"`;
const fine = `fill="none" stroke="${INK}" stroke-width="1.100" stroke-linecap="round" stroke-linejoin="round"`;

/** Shoulders that end at the medal's edge. */
const shoulders = ({ base }: Tone): string =>
  `<path d="M-15.500 14.500Q-15 7.500-6 6H6Q15 7.500 15.500 14.500A21.200 21.200 0 01-15.500 14.500z" fill="${base}" ${line}/>`;

const head = (skin: string): string =>
  `<path d="M-3.500 3h7v5.500q-3.500 3-7 0z" fill="${skin}" ${line}/><path d="M-7.500-5Q-7.800 5.500 0 6.800 7.800 5.500 7.500-5 7-11 0-11T-7.500-5z" fill="${skin}" ${line}/>`;

const eyes = (y = -3): string =>
  `<path d="M-3 ${y}h.1M3 ${y}h.1" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>`;

const smile = `<path d="M-2.300 3.200Q0 4.800 2.300 3.200" ${fine}/>`;
const moustache = (colour: string): string =>
  `<path d="M0 1Q-2.500-.5-6.500 3.200-2.500 4 0 2.300 2.500 4 6.500 3.200 2.500-.5 0 1z" fill="${colour}" ${line} stroke-width=".9"/>`;

const FAIR = "#f0c8a0";
const TAN = "#d9a06c";
const BROWN = "#b5774a";

const DRAWN: Record<Explorer, (tone: Tone) => string> = {
  // The adventurer: a broad hat, a plait, a scarf.
  stella: (tone) =>
    `<path d="M5-7Q11.500-2 10 6.500 9.500 12 12.500 15 6.500 16.500 6 9z" fill="#a6512a" ${line}/>${shoulders(tone)}${head(FAIR)}` +
    `<path d="M-7.600-3Q-8.500-9 0-9.500 8.500-9 7.600-3 5-6.500 1-7-5-6.500-7.600-3z" fill="#a6512a"/>${eyes()}${smile}` +
    `<path d="M-6.500 7.500Q0 12 6.500 7.500L5 12 1 11.500-2.500 15-4 11z" fill="#c0392b" ${line}/>` +
    `<path d="M-15-8Q-8-10-7-12-6.500-19.500-2-18.500 0-17.500 2-18.500 6.500-19.500 7-12 8-10 15-8 8-4.500 0-5-8-4.500-15-8z" fill="#9a6b3a" ${line}/><path d="M-7-11.500Q0-8.500 7-11.500l.3 2.300Q0-6.300-7.300-9.200z" fill="#4a2c10"/>`,
  // The pirate: a cocked hat with a skull, a patch, a beard.
  laffite: (tone) =>
    `${shoulders(tone)}<path d="M-8-4Q-9.500 8.500 0 10.500 9.500 8.500 8-4z" fill="#2b1d12" ${line}/>${head(TAN)}` +
    `<path d="M-7.300-.5Q-7 6.500 0 7 7 6.500 7.300-.5 5 1.500 3.500 1Q0 0-3.500 1-5 1.500-7.300-.5z" fill="#2b1d12"/><path d="M-2.200 3.800Q0 5 2.200 3.800" fill="none" stroke="#e8b18b" stroke-width="1.200" stroke-linecap="round"/>` +
    `<path d="M-3-3.300h.1" stroke="${INK}" stroke-width="2" stroke-linecap="round"/><path d="M-7-7.500L7.300-3" ${fine}/><ellipse cx="3.200" cy="-3.300" rx="2.600" ry="2.300" fill="#17110c"/>` +
    `<path d="M-15.500-5.500Q-14-15-7-15.500-3-20.500 0-20.500T7-15.500Q14-15 15.500-5.500 8-9.500 0-9.300-8-9.500-15.500-5.500z" fill="#332a24" ${line}/><path d="M-14.500-7.500Q-8-11.300 0-11.200 8-11.300 14.500-7.500" fill="none" stroke="#e5a91f" stroke-width="1.200"/>` +
    `<path d="M-2.500-15.500Q-2.500-18.500 0-18.500T2.500-15.500L1.500-14v1.300h-3V-14z" fill="#f8f0dc"/><path d="M-.9-15.600h.1M.9-15.600h.1" stroke="#332a24" stroke-width="1.300" stroke-linecap="round"/><circle cx="-7.800" cy="1.500" r="1.400" fill="none" stroke="#e5a91f" stroke-width="1.200"/>`,
  // The commander: a crested helmet.
  bellona: (tone) =>
    `<path d="M-8-4Q-12 4-9.500 10H9.500Q12 4 8-4z" fill="#3a2415" ${line}/>${shoulders(tone)}${head(TAN)}${eyes(-2.2)}${smile}` +
    `<path d="M-2.500-13Q-12-12.500-12.500-3-15.500-18.500-3-20.500 8-22 11.500-14 7.500-15.500 2.500-13z" fill="#c0392b" ${line}/>` +
    `<path d="M-9 3Q-10.500-14.500 0-14.500T9 3L6 1.500Q6.500-3 5-5 1.500-5.500 0-3-1.500-5.500-5-5-6.500-3-6 1.500z" fill="#d9b45a" ${line}/><path d="M-7.500-6Q-6-11.500-1.500-12.300" fill="none" stroke="#fbeec0" stroke-width="1.500" stroke-linecap="round"/>` +
    `<path d="M-11 9.500Q0 16 11 9.500" fill="none" stroke="#d9b45a" stroke-width="2.200"/>`,
  // The merchant: a velvet cap, a full beard, a golden chain.
  william: (tone) =>
    `${shoulders(tone)}${head(FAIR)}<path d="M-8-1.500Q-9 10.500 0 13 9 10.500 8-1.500 6.500 2 3.500 1.300 0 .3-3.500 1.300-6.500 2-8-1.500z" fill="#c8c0b0" ${line}/><path d="M-2 4.200Q0 5.300 2 4.200" ${fine}/>${eyes(-3.4)}` +
    `<path d="M-8.500-5.500Q-16-8.500-13-14-8-20 2-18.500 13.500-17 12-9.500 11-6 8.500-5.500 0-9-8.500-5.500z" fill="#6d2a45" ${line}/><path d="M-8.500-5.500Q0-9 8.500-5.500L8.300-3.300Q0-6.800-8.300-3.300z" fill="#8f4463"/>` +
    `<path d="M2-14Q6-21.500 12.500-15.800 8-15.500 4-12z" fill="#fbf3dc" ${line} stroke-width=".9"/><path d="M-9.500 10Q-6 17.500 0 17.500T9.500 10" fill="none" stroke="#f2c230" stroke-width="1.700" stroke-dasharray="2.200 1.200"/><circle cy="17.300" r="2.300" fill="#f2c230" ${line} stroke-width=".9"/>`,
  // The corporal: a tall cap with a badge, a moustache, epaulettes.
  hector: (tone) =>
    `${shoulders(tone)}<path d="M-15.300 12.500Q-15-1-8 6.800L-9 9.500zM15.300 12.500Q15-1 8 6.800L9 9.500z" fill="#f2c230" ${line} stroke-width=".9"/>${head(FAIR)}${eyes(-2.800)}${moustache("#5b3410")}` +
    `<path d="M-7.600-6.500L-8.300-18.500Q0-21 8.300-18.500L7.600-6.500z" fill="#39506e" ${line}/><path d="M-8.300-18.300Q0-20.800 8.300-18.300L8.200-16Q0-18.500-8.200-16z" fill="#c0392b"/><path d="M-9-5Q0-9.500 9-5 6-2.800 0-3.300-6-2.800-9-5z" fill="#1d1712" ${line}/>` +
    `<path d="M0-16.300l1.200 2.400 2.600.3-1.900 1.800.5 2.600L0-10.500l-2.400 1.300.5-2.600-1.900-1.800 2.600-.3z" fill="#f2c230"/><path d="M-4.500 11.500L0 14.500l4.500-3M-4.500 15L0 18l4.500-3" fill="none" stroke="#f2c230" stroke-width="1.600"/>`,
  // The lucky one: a bowler with a four-leaved clover, freckles, a broad grin.
  nicolas: (tone) =>
    `${shoulders(tone)}<path d="M-7.800-4Q-10-1-8 2.500L-6-3zM7.800-4Q10-1 8 2.500L6-3z" fill="#c9702c"/>${head(FAIR)}<path d="M-4-3.200Q-3-4.400-2-3.200M2-3.200Q3-4.400 4-3.200" ${fine} stroke-width="1.400"/>` +
    `<path d="M-3.800 2Q0 3.500 3.800 2 3 5.300 0 5.300T-3.800 2z" fill="#fff" ${line} stroke-width=".9"/><path d="M-4.700.2h.1M4.700.2h.1M-5.600-1h.1M5.600-1h.1" stroke="#b5623a" stroke-width="1" stroke-linecap="round"/>` +
    `<path d="M-7.500-7.500Q-8-18.500 0-18.500T7.500-7.500z" fill="#4b5d3a" ${line}/><path d="M-7.600-10.500Q0-8 7.600-10.500V-7.500H-7.600z" fill="#2a331f"/><path d="M-12-8.500Q-7-6.500 0-6.500T12-8.500Q11-4.500 0-4.800-11-4.500-12-8.500z" fill="#4b5d3a" ${line}/>` +
    `<g fill="#8fd05e" stroke="#26401a" stroke-width=".7"><circle cx="2.600" cy="-15" r="2"/><circle cx="6" cy="-15" r="2"/><circle cx="2.600" cy="-11.600" r="2"/><circle cx="6" cy="-11.600" r="2"/></g>` +
    `<path d="M-4.500 9.500L0 11.500-4.500 14zM4.500 9.500L0 11.500 4.500 14z" fill="#c0392b" ${line} stroke-width=".9"/>`,
  // The gatherer: a crown of feathers, paint on the cheeks.
  tizoc: (tone) =>
    `<g ${line} stroke-width="1"><path d="M-6.500-7Q-17.500-9-17-1.500-11-1-7-3z" fill="#3d82a6"/><path d="M6.500-7Q17.500-9 17-1.500 11-1 7-3z" fill="#3d82a6"/><path d="M-5.500-8Q-16.500-16-17.500-8.500-12.500-4.500-7-5z" fill="#4c7a35"/><path d="M5.500-8Q16.500-16 17.500-8.500 12.500-4.500 7-5z" fill="#4c7a35"/>` +
    `<path d="M-4-9Q-11.500-21.500-14-14.500-11.500-8.500-6-7z" fill="#c0392b"/><path d="M4-9Q11.500-21.500 14-14.500 11.500-8.500 6-7z" fill="#c0392b"/><path d="M-3-9Q-7-20.500-4-20.300-1-20 0-9zM3-9Q7-20.500 4-20.300 1-20 0-9z" fill="#e5a91f"/></g>` +
    `<path d="M-7.500-6Q-10.500 5-9 9H9Q10.500 5 7.500-6z" fill="#1d130c" ${line}/>${shoulders(tone)}${head(BROWN)}${eyes()}${smile}` +
    `<path d="M-7.700-4.500Q-8-10.500 0-11T7.700-4.500Q0-9-7.700-4.500z" fill="#f2c230" ${line}/><circle cy="-8.700" r="1.500" fill="#3aa08c" ${line} stroke-width=".8"/><path d="M-6.800.5l2.800.8M-6.500 2.300l2.400.6M6.800.5L4 1.300M6.500 2.300l-2.400.6" stroke="#f6ecd4" stroke-width="1.100" stroke-linecap="round"/>` +
    `<path d="M-7 8.500Q0 14.500 7 8.500" fill="none" stroke="#3aa08c" stroke-width="2.200" stroke-dasharray="2 1.500"/>`,
  // The cartographer: spectacles, a bun with a pen in it, a map.
  emma: (tone) =>
    `<circle cy="-14.500" r="5.300" fill="#e0b04e" ${line}/><path d="M-7-11L8.500-17.500" stroke="${INK}" stroke-width="2.600" stroke-linecap="round"/><path d="M-7-11L8.500-17.500" stroke="#fbf3dc" stroke-width="1.300" stroke-linecap="round"/><path d="M6-16.500l2.500-1" stroke="#3d82a6" stroke-width="2" stroke-linecap="round"/>` +
    `${shoulders(tone)}${head(FAIR)}<path d="M-8.300-.5Q-10-12 0-12.500 10-12 8.300-.5 7.500-5.500 4-8 0-5-4.500-6.500-7.500-5-8.300-.5z" fill="#e0b04e" ${line}/>` +
    `<g fill="#fff" fill-opacity=".55" ${line} stroke-width="1.200"><circle cx="-3.300" cy="-2.300" r="2.900"/><circle cx="3.300" cy="-2.300" r="2.900"/><path d="M-.4-2.500h.8" fill="none"/></g><path d="M-3.300-2.200h.1M3.300-2.200h.1" stroke="${INK}" stroke-width="1.900" stroke-linecap="round"/>${smile}` +
    `<path d="M-10 11.500L-3.500 10l7 1.500 6.500-1.500v7.800l-3 .9-3.500 1-7-1.200-3 .5-3.500-1.200z" fill="#fbf3dc" ${line} stroke-width="1"/><path d="M-7.500 13.500Q-4 12-1 14.500T7 13" fill="none" stroke="#c0392b" stroke-width="1.200" stroke-dasharray="1.800 1.200"/><path d="M5.500 15.500l2.200 2.200M7.700 15.500l-2.200 2.200" stroke="#c0392b" stroke-width="1.100"/>`,
  // The wealthy one: a great hat with a feather, pearls.
  victoria: (tone) =>
    `<path d="M-8-5Q-12 2-8.500 6.500L-5 3V-5zM8-5Q12 2 8.500 6.500L5 3V-5z" fill="#46281a" ${line}/>${shoulders(tone)}${head(FAIR)}<path d="M-7.600-3Q-7-9 0-9.500T7.600-3Q4-7 0-6.500-4-7-7.600-3z" fill="#46281a"/>` +
    `<path d="M-4.300-2.600Q-3-4-1.700-2.600M1.700-2.600Q3-4 4.300-2.600" ${fine} stroke-width="1.400"/><path d="M-2 3Q-1 2.200 0 2.700 1 2.200 2 3 0 5-2 3z" fill="#b5303a"/>` +
    `<path d="M-17-9Q-9-13.500 0-13.500T17-9Q14-4.500 0-6.500-14-4.500-17-9z" fill="#7a3557" ${line}/><path d="M-7.500-11.500Q-7-17 0-17T7.500-11.500Q0-9-7.500-11.500z" fill="#94486d" ${line}/>` +
    `<path d="M-5-12.500Q-17-10.500-18.300-3.500-12-4.500-8.500-6.800-5-9.500-5-12.500z" fill="#fbf3dc" ${line} stroke-width=".9"/><path d="M-5.500-12Q-12-9-16-5" fill="none" stroke="#b9a67e" stroke-width=".9"/><circle cx="-4.500" cy="-12.300" r="1.700" fill="#f2c230" ${line} stroke-width=".8"/>` +
    `<g fill="#fffaf0" stroke="#82765c" stroke-width=".7"><circle cx="-5.500" cy="8.500" r="1.500"/><circle cx="-3" cy="10.300" r="1.500"/><circle cy="11" r="1.600"/><circle cx="3" cy="10.300" r="1.500"/><circle cx="5.500" cy="8.500" r="1.500"/></g>`,
  // The conquistador: a morion, a pointed beard, a ruff.
  pedro: (tone) =>
    `${shoulders(tone)}<path d="M-9 8.500Q-5 5.500 0 6.500 5 5.500 9 8.500 5 11.500 0 10.500-5 11.500-9 8.500z" fill="#fffaf0" ${line} stroke-width="1"/><path d="M-5.500 7.500v2.500M-2 7v3.300M2 7v3.300M5.500 7.500v2.500" stroke="#b9ae96" stroke-width=".9"/>${head(TAN)}` +
    `<path d="M-7.400-1Q-7 5-2.500 6.500L0 11 2.500 6.500Q7 5 7.400-1 6 3 4 2.500 2-.3 0 1-2-.3-4 2.500-6 3-7.400-1z" fill="#3a2415" ${line} stroke-width=".9"/><path d="M-1.800 3.600h3.600" stroke="#e8b18b" stroke-width="1.200" stroke-linecap="round"/>${eyes(-3.300)}` +
    `<path d="M-2-15Q0-23.500 4-19.500 10-17 9-10H-9Q-9-14-2-15z" fill="#8d979d" ${line}/><path d="M-8.500-8.500Q-8.500-17 0-17T8.500-8.500z" fill="#b9c0c4" ${line}/><path d="M-16.500-12Q-12-7.500-8.500-9.500 0-11.500 8.500-9.500 12-7.500 16.500-12 14-4.500 7.500-5.500 0-7.500-7.500-5.500-14-4.500-16.500-12z" fill="#a3acb1" ${line}/>` +
    `<path d="M-6-10.500Q-5.500-14-2-15" fill="none" stroke="#f2f5f6" stroke-width="1.500" stroke-linecap="round"/><path d="M0-17v6.500" stroke="#6d767e" stroke-width="1.100"/>`,
};

const NOBODY =
  `<path d="M-5.500-6.500Q-5.500-12.500 0-12.500T5.500-6.500Q5.500-2.500 1.500-.5 0 .5 0 3.500" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><circle cy="10" r="2.700" fill="${INK}"/>`;

/** Without a card its clothes have the player's colour, too. */
export function portraitOf(explorer: Explorer | null, seat: number, colour: Colour | null = null): string {
  const tone = toneOf(seat);
  return (
    `<circle r="21" fill="#f3e6c5"/><circle r="21" fill="${tone.light}" fill-opacity=".4"/>` +
    (explorer ? DRAWN[explorer](colour ? cardTone(colour) : tone) : NOBODY) +
    `<circle r="21.500" fill="none" stroke="${tone.dark}" stroke-width="4.800"/><circle r="21.500" fill="none" stroke="${tone.base}" stroke-width="2.600"/>`
  );
}
