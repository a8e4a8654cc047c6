// The colours of the players' pieces and of explorer cards, and the ink that everything is drawn with.

import type { Colour } from "../view";

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

/** By the name that the view has for the colour of a card. */
const CARD_TONES: Record<Colour, Tone> = {
  white: { base: "#f4efe2", light: "#fffdf6", dark: "#7a6f5b" },
  orange: { base: "#dd7a1c", light: "#f8c38d", dark: "#7a3c05" },
  green: { base: "#4c8a3f", light: "#b6dba9", dark: "#1f4a17" },
  purple: { base: "#7b4a9c", light: "#d3b6e6", dark: "#3f1f57" },
  black: { base: "#45403c", light: "#a9a29a", dark: "#17130f" },
  red: { base: "#c0392b", light: "#f2aca1", dark: "#6e140c" },
  blue: { base: "#2b6cb0", light: "#a3caef", dark: "#123a66" },
  yellow: { base: "#e8c33a", light: "#fbecaf", dark: "#7d6208" },
  brown: { base: "#8a5a33", light: "#d8b595", dark: "#44270f" },
  grey: { base: "#8f8b85", light: "#d6d2cb", dark: "#4a4743" },
  pink: { base: "#d77a9c", light: "#f6cfdd", dark: "#7d2f4c" },
};

export function cardTone(colour: Colour): Tone {
  return CARD_TONES[colour];
}

export function toneOf(seat: number): Tone {
  return TONES[seat] ?? { base: "#a3988a", light: "#d8cfc2", dark: "#574d40" };
}
