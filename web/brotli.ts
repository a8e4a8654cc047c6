// Beside each script and style lies its brotli form, an eighth smaller than what a server packs while somebody waits.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

export function brotli(): Plugin {
  return {
    name: "manoa-brotli",
    apply: "build",
    // Not earlier: other plugins change scripts until the very end.
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      for (const name of texts) {
        const file = join(dir, name);
        await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
      }
    },
  };
}
