import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { brotli } from "./brotli.ts";
import { fonts } from "./fonts.ts";
import { offline } from "./offline.ts";

const server = process.env["MANOA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [fonts(), offline(), svelte(), brotli()],
  build: {
    // The wheel ships what is built here; the server hands it out.
    outDir: "../src/manoa/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files, each with what is needed together; the lobby and every game stay apart from these.
          groups: [
            { name: "shell", test: /node_modules|preload-helper|\/shell\/(ui|state)\/|\/shell\/[a-z]+\.ts$/ },
            {
              name: "table",
              test: /\/shell\/board\/|\/shell\/table\/(Chat|Frame|Header|Log|PassDevice|SidePanel|StandIn|Table|TablePage|TrayMessage|Watching|presence|shortcuts)\./,
            },
            // Other pages use some of it, too: without this it would come in many small files.
            { name: "eldorado", test: /\/games\/eldorado\/(?!workshop\/|Guide|Glossary|Decks|cover)/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    // Games import their artwork from where Python reads it.
    fs: { allow: [".", "../src/manoa/games"] },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // Generous: what is late on a busy machine is not wrong.
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 60_000, hookTimeout: 60_000 },
});
