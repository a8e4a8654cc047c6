// The few words that a page needs when it can't reach the server, which has all others: taken out of a catalogue of theirs
// when the client is built. They are plain, with nothing to be filled in.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:offline";
const RESOLVED = `\0${MODULE}`;
const LANGUAGES = ["en", "it", "es", "pl"];
const KEYS = ["offline-away", "offline-again"];
const LOCALE = join(import.meta.dirname, "../src/manoa/locale/offline");

export function offline(): Plugin {
  return {
    name: "manoa-offline",
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const words = await Promise.all(LANGUAGES.map(async (language) => [language, await messages(language)] as const));
      return `export default ${JSON.stringify(Object.fromEntries(words))};`;
    },
  };
}

async function messages(language: string): Promise<string[]> {
  const lines = (await readFile(join(LOCALE, `${language}.ftl`), "utf-8")).split("\n");
  return KEYS.map((key) => {
    const found = lines.find((line) => line.startsWith(`${key} = `));
    if (found === undefined) throw new Error(`${language}.ftl lacks ${key}`);
    return found.slice(`${key} = `.length);
  });
}
