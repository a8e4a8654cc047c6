// Dice, on a field of 24 by 24 about its middle: golden ones for speed and harvest, black ones for battles, and ones of
// bone for those who live in the cave.

export type DieKind = "gold" | "battle" | "dweller";

const SIDES: Record<DieKind, { face: string; edge: string; shine: string; pip: string }> = {
  gold: { face: "#f0bd35", edge: "#8a5a0c", shine: "#ffe795", pip: "#3a2607" },
  battle: { face: "#37322d", edge: "#8f8577", shine: "#6b6359", pip: "#f8f0dc" },
  dweller: { face: "#efe6cf", edge: "#7d2a1e", shine: "#ffffff", pip: "#9d2c20" },
};

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-4.6, -4.6], [4.6, 4.6]],
  3: [[-4.6, -4.6], [0, 0], [4.6, 4.6]],
  4: [[-4.6, -4.6], [4.6, -4.6], [-4.6, 4.6], [4.6, 4.6]],
  5: [[-4.6, -4.6], [4.6, -4.6], [0, 0], [-4.6, 4.6], [4.6, 4.6]],
  6: [[-4.6, -5.2], [4.6, -5.2], [-4.6, 0], [4.6, 0], [-4.6, 5.2], [4.6, 5.2]],
};

/** A die with its pips; without a number it lies there not thrown yet. */
export function dieShapes(value: number | null, kind: DieKind): string {
  const { face, edge, shine, pip } = SIDES[kind];
  const pips = (value === null ? [] : (PIPS[value] ?? [])).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.100"/>`);
  return (
    `<rect x="-10.600" y="-10.600" width="21.200" height="21.200" rx="5" fill="${face}" stroke="${edge}" stroke-width="1.400"/>` +
    `<path d="M-8.200-4V-5.500Q-8.200-8.400-5.500-8.400H2" fill="none" stroke="${shine}" stroke-width="1.300" stroke-linecap="round"/>` +
    `<g fill="${pip}">${pips.join("")}</g>`
  );
}
