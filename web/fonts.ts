// Both fonts, cut down to the letters of our four languages: a third of the size, in one file each. Other letters (in
// people's names) come from the uncut Figtree, which a browser fetches only when it meets one.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";
import type { Plugin } from "vite";

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const SIGNS = "\u00a0¡«·»½¿×–—‘’“”„…€←→−●°";
const ITALIAN = "àèéìíòóùúÀÈÉÌÍÒÓÙÚ";
const SPANISH = "áéíóúñüÁÉÍÓÚÑÜ";
const POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ";
export const LETTERS = [...new Set(ASCII + SIGNS + ITALIAN + SPANISH + POLISH)].sort().join("");

/** Young Serif's figures hang below the line and stand at different heights: numbers come from Figtree. */
const FIGURES = "0123456789½";

const FROM = new URL("node_modules/", import.meta.url);
const TO = new URL("node_modules/.manoa-fonts/", import.meta.url);

// The package knows more than its types say.
type Keep = NonNullable<Parameters<typeof subset>[2]> & { keepFeatures: string[]; noHinting: boolean };

interface Font {
  family: string;
  weight: string;
  /** The halves that fontsource ships, or the first alone; a letter is in one of them. */
  halves: [name: string, file: string][];
  whole: boolean;
  letters: string;
  /** What of the font is used: without it, alternative letters that nobody asks for would stay. */
  keep: Keep;
}

const FONTS: Font[] = [
  {
    family: "Young Serif",
    weight: "400",
    halves: [
      ["young-serif", "@fontsource/young-serif/files/young-serif-latin-400-normal.woff"],
      ["young-serif-ext", "@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff"],
    ],
    whole: false,
    // Titles and names: what only typists use looks well in any font.
    letters: [...LETTERS].filter((letter) => !`#$@[\\]^_\`{|}~<>=*€←→°${FIGURES}`.includes(letter)).join(""),
    keep: { keepFeatures: ["kern", "mark"], noHinting: true },
  },
  {
    family: "Young Serif",
    weight: "400",
    halves: [["figures", "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"]],
    whole: false,
    letters: FIGURES,
    // As strong as the letters beside them.
    keep: { keepFeatures: ["kern"], noHinting: true, variationAxes: { wght: 620 } },
  },
  {
    family: "Figtree Variable",
    weight: "400 700",
    halves: [
      ["figtree", "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"],
      ["figtree-ext", "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2"],
    ],
    whole: true,
    letters: LETTERS,
    keep: {
      keepFeatures: ["kern", "mark", "tnum"],
      noHinting: true,
      variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    },
  },
];

const EXTENDED = "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF";
const BASIC = "U+00A1-00FF, U+0131, U+0152-0153, U+2000-206F";

function isExtended(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x100 && code < 0x2000;
}

/** The letters as CSS writes them, neighbours as one range. */
function rangeOf(letters: string): string {
  const ranges: [number, number][] = [];
  for (const code of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16);
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

function face(font: Font, file: string, range: string): string {
  return (
    `@font-face { font-family: "${font.family}"; font-weight: ${font.weight}; font-display: swap; ` +
    `src: url("${file}") format("woff2"); unicode-range: ${range}; }\n`
  );
}

async function cut(): Promise<void> {
  await mkdir(TO, { recursive: true });
  let css = "";
  for (const font of FONTS) {
    for (const [index, [name, source]] of font.halves.entries()) {
      const extended = index === 1;
      const letters = [...font.letters].filter((letter) => isExtended(letter) === extended).join("");
      const small = await subset(await readFile(new URL(source, FROM)), letters, { targetFormat: "woff2", ...font.keep });
      await writeFile(new URL(`${name}.woff2`, TO), small);
      // Later faces win where ranges overlap, so the uncut one comes first.
      if (font.whole) css += face(font, `../${source}`, extended ? EXTENDED : BASIC);
      css += face(font, `./${name}.woff2`, rangeOf(letters));
    }
  }
  await writeFile(new URL("fonts.css", TO), css);
}

export function fonts(): Plugin {
  return { name: "manoa-fonts", buildStart: cut };
}
