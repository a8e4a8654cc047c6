// The three resources, on a field of 24 by 24 about its middle: lying logs, a round fruit, a heap of bars. Each has an
// outline of its own, so that they are told apart at the size of a letter and without their colours.

import type { Resource } from "../view";

const LOG = (x: number, y: number): string =>
  `<path d="M${x} ${y}h12.500a3.700 3.700 0 010 7.400H${x}z" fill="#9a6231"/><path d="M${x + 2.5} ${y + 1.9}h8" stroke="#c78f55" stroke-width="1.300"/>` +
  `<ellipse cx="${x}" cy="${y + 3.7}" rx="3.300" ry="3.700" fill="#efd3a0"/><ellipse cx="${x}" cy="${y + 3.7}" rx="1.300" ry="1.600" fill="none" stroke-width=".9"/>`;

const BAR = (x: number, y: number): string =>
  `<path d="M${x} ${y + 7.6}l2.400-7.600h6.800l2.400 7.600z" fill="#e5a91f"/><path d="M${x + 1.500} ${y + 2.9}l.9-2.900h6.800l.9 2.900z" fill="#ffe58a"/>`;

export const RESOURCE_SHAPES: Record<Resource, string> = {
  wood:
    '<g stroke="#4a2c10" stroke-width="1.300" stroke-linejoin="round" stroke-linecap="round">' +
    `${LOG(-3.2, -8.2)}${LOG(-7.6, 0.4)}<path d="M7-7.800l2-3" stroke-width="1.800"/></g>`,
  food:
    '<g stroke-linejoin="round" stroke-linecap="round"><path d="M0-4.500C-3-8-10.500-6.500-10.500.5-10.500 7-5.500 11-2.500 11Q-1 11 0 10.400 1 11 2.500 11C5.500 11 10.500 7 10.500.5 10.500-6.500 3-8 0-4.500z" fill="#cf3f2b" stroke="#6b150e" stroke-width="1.300"/>' +
    '<path d="M-7.300 1.500Q-7-3-3.600-3.800" fill="none" stroke="#ffb9a2" stroke-width="1.700"/><path d="M0-4.500Q-.5-8 .8-11" fill="none" stroke="#4a2c10" stroke-width="1.800"/>' +
    '<path d="M1-7.500Q3.500-12 9.500-10.500 7.500-5.500 1-7.500z" fill="#5d9a3a" stroke="#264d14" stroke-width="1"/></g>',
  gold:
    `<g stroke="#734a08" stroke-width="1.300" stroke-linejoin="round">${BAR(-5.800, -8.300)}${BAR(-11.800, 0.900)}${BAR(0.200, 0.900)}</g>`,
};
