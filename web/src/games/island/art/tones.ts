// The colours of the players' pieces, and the ink that everything is drawn with.

export const INK = "#2e2318";

export interface Tone {
  base: string;
  light: string;
  dark: string;
}

/** By seat, the same colours that the house has for it. */
const TONES: readonly Tone[] = [
  { base: "#c0392b", light: "#f2aca1", dark: "#6e140c" },
  { base: "#2b6cb0", light: "#a3caef", dark: "#123a66" },
  { base: "#e8e2d4", light: "#fffdf6", dark: "#7a6f5b" },
  { base: "#d08a1d", light: "#f8d591", dark: "#744505" },
];

export function toneOf(seat: number): Tone {
  return TONES[seat] ?? { base: "#a3988a", light: "#d8cfc2", dark: "#574d40" };
}
