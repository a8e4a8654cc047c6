// The few words that a page needs when it can't reach the server, which has all others: taken out of the same catalogues
// when the client is built.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:offline";
const RESOLVED = `\0${MODULE}`;
const LANGUAGES = ["en", "it", "es", "pl"];
const KEYS = ["web-error-network", "web-try-again"];
const LOCALE = join(import.meta.dirname, "../src/manoa/locale");

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

async function messages(language: string): Promise<string> {
  const lines = (await readFile(join(LOCALE, `${language}.ftl`), "utf-8")).split("\n");
  const found = lines.filter((line) => KEYS.some((key) => line.startsWith(`${key} = `)));
  if (found.length !== KEYS.length) throw new Error(`${language}.ftl lacks one of ${KEYS.join(", ")}`);
  return found.join("\n");
}
