// Those who live in the cave, on a field of 24 by 24 about its middle: light enough to be seen on dark rock, with an
// outline dark enough for paper.

import type { Dweller } from "../view";

const LEGS = [
  "M-3-2Q-7-8-10.500-5L-11-1",
  "M-3.500-.5Q-8-3.500-11 1.500",
  "M-3.500 2Q-8 2-10 8",
  "M-2.500 4Q-5.500 6-6 11",
].join("");

export const DWELLER_SHAPES: Record<Dweller, string> = {
  // A hood drawn over a masked face, and a knife.
  thieves:
    '<g stroke="#1d130a" stroke-width="1.100" stroke-linejoin="round"><path d="M-9.500 11Q-10 4.500-6.500 2-8-9.500 0-11 8-9.500 6.500 2 10 4.500 9.500 11z" fill="#8a6f4d"/>' +
    '<path d="M-4.800-.5Q-5-7 0-7.500T4.800-.5Q3.500 4.500 0 5-3.500 4.500-4.800-.5z" fill="#e2b58a"/><path d="M-4.900-3.500H4.900L4.500.2Q2-.6 0-.2-2-.6-4.500.2z" fill="#2b2018"/></g>' +
    '<path d="M-2.200-1.900h.1M2.200-1.900h.1" stroke="#fff6dc" stroke-width="1.700" stroke-linecap="round"/>' +
    '<path d="M3 10.500L9.800 1l1.200 4.500L6 11.500z" fill="#dfe4e6" stroke="#1d130a" stroke-width="1" stroke-linejoin="round"/>',
  bats:
    '<g stroke="#1d130a" stroke-width="1" stroke-linejoin="round"><path d="M-1.800-1.500Q-5-7.500-11.500-6.500-10-3-11 2.500-8.500.5-7 2.500-5.500 1-3.500 4.500L0 7 3.500 4.500Q5.500 1 7 2.500 8.500.5 11 2.500 10-3 11.500-6.500 5-7.500 1.800-1.500z" fill="#8d7aa0"/>' +
    '<path d="M-2.800-3L-3-7.500-1-5.200H1L3-7.500 2.800-3Q3.800 1 2 5.500L0 8.500-2 5.500Q-3.800 1-2.800-3z" fill="#5a4869"/></g>' +
    '<path d="M-1.300-2.200h.1M1.200-2.200h.1" stroke="#ffd75e" stroke-width="1.600" stroke-linecap="round"/><path d="M-.9.200L-.5 1.500 0 .5.500 1.500.9.200z" fill="#fff"/>',
  // One long body in three turns, its head raised.
  snakes:
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M10 9.500Q4 11.500-5 10-10.500 8.500-9 5.500-7 3 0 4T8.500 1.500Q9.500-2 3-2T-4.500-4.500Q-5.500-8.500-.5-9" stroke="#1d130a" stroke-width="5.200"/>' +
    '<path d="M10 9.500Q4 11.500-5 10-10.500 8.500-9 5.500-7 3 0 4T8.500 1.500Q9.500-2 3-2T-4.500-4.500Q-5.500-8.500-.5-9" stroke="#7fa63c" stroke-width="3.200"/>' +
    '<path d="M6 10.200l-2 .2M-2 10.400l-2-.4M-7 4.600l2-.7M2 4.200l2.500-.3M6-1.700L3.500-2" stroke="#f0d45a" stroke-width="1.700"/></g>' +
    '<path d="M-1.500-11.300Q3.500-12 6-8.500 3.500-6-1.500-6.700z" fill="#7fa63c" stroke="#1d130a" stroke-width="1" stroke-linejoin="round"/>' +
    '<path d="M5.800-8.500h3l2-1.600M8.800-8.500l2 1.300" fill="none" stroke="#d8402c" stroke-width="1.100" stroke-linecap="round"/><circle cx="2" cy="-9.500" r=".9" fill="#1d130a"/>',
  spider:
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${LEGS}" stroke="#1d130a" stroke-width="2.600"/><path d="${LEGS}" stroke="#b98a5c" stroke-width="1.300"/>` +
    `<g transform="scale(-1 1)"><path d="${LEGS}" stroke="#1d130a" stroke-width="2.600"/><path d="${LEGS}" stroke="#b98a5c" stroke-width="1.300"/></g></g>` +
    '<g stroke="#1d130a" stroke-width="1.100"><ellipse cy="4.500" rx="5" ry="6" fill="#7a4a2a"/><circle cy="-3.500" r="3.900" fill="#9c6a3f"/></g>' +
    '<path d="M-2 2.500L0 5l2-2.500M-2 6.500L0 9l2-2.500" fill="none" stroke="#f0b04a" stroke-width="1.200"/><path d="M-1.600-4.500h.1M1.500-4.500h.1M-.6-6h.1M.6-6h.1" stroke="#ff6b4a" stroke-width="1.400" stroke-linecap="round"/><path d="M-1.200-1l-.6 1.800M1.200-1l.6 1.800" stroke="#1d130a" stroke-width="1.100"/>',
  jaguar:
    '<g stroke="#1d130a" stroke-width="1.200" stroke-linejoin="round"><path d="M-9.500-10Q-4.500-11-3.500-7.500H3.500Q4.500-11 9.500-10 10.500-6 8.500-3.500 11 2 7.500 6 4 10.500 0 10.500T-7.500 6Q-11 2-8.500-3.500-10.500-6-9.500-10z" fill="#e3a33c"/>' +
    '<path d="M-4.500 5Q-4 1.500 0 2.500 4 1.500 4.500 5 3.500 9 0 9T-4.500 5z" fill="#fbeac5"/></g>' +
    '<path d="M-1.700 2.500H1.700L0 4.700z" fill="#1d130a"/><path d="M0 4.500v1.800Q-1.500 7.500-2.800 6.500M0 6.300Q1.500 7.500 2.800 6.500" fill="none" stroke="#1d130a" stroke-width="1"/>' +
    '<path d="M-6.800-2.200Q-4.500-4-2.500-.8-5 .8-6.800-2.200zM6.800-2.200Q4.500-4 2.500-.8 5 .8 6.800-2.200z" fill="#d9f08a" stroke="#1d130a" stroke-width=".8"/><path d="M-4.500-2.500v1.700M4.500-2.500v1.700" stroke="#1d130a" stroke-width="1.100"/>' +
    '<path d="M-2.500-5.500h.1M2.500-5.500h.1M0-4h.1M-7.500 1.500h.1M7.500 1.500h.1M-6.500 4.500h.1M6.500 4.500h.1M0-7h.1" stroke="#5b3410" stroke-width="1.900" stroke-linecap="round"/>',
  // One eye, two tusks, and a club on the shoulder.
  giant:
    '<g stroke="#1d130a" stroke-width="1.200" stroke-linejoin="round"><path d="M-11 11Q-11.500 4-5.500 2.500h11Q11.500 4 11 11z" fill="#6f7f58"/>' +
    '<path d="M4.500 9.500L7-4Q7-9.500 9.500-10.500 12-9.500 11.500-4L7.500 10.500z" fill="#9a6b3a"/>' +
    '<path d="M-6.500-1.500Q-8-11-1-11T4.800-1.500Q5.500 5-1 5.500-7 5-6.500-1.500z" fill="#9fae7e"/><circle cx="-1" cy="-4" r="2.900" fill="#fffbe6"/></g>' +
    '<circle cx="-.8" cy="-3.800" r="1.300" fill="#1d130a"/><path d="M-5.500-7.500Q-1-9.500 3.500-7.500" fill="none" stroke="#3c4a2a" stroke-width="1.600" stroke-linecap="round"/>' +
    '<path d="M-4.500 1.500Q-1 3.200 2.500 1.500" fill="none" stroke="#1d130a" stroke-width="1.200" stroke-linecap="round"/><path d="M-4 1.600L-3.400-.6-2.700 2.200zM2 1.600L1.400-.6.7 2.200z" fill="#fff"/>',
};
