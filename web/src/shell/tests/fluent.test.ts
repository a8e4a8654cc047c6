import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LETTERS } from "../../../fonts";
import { bestLanguage, bundleOf, LANGUAGES, say } from "../fluent";

const source = new URL("../../../../src/manoa/", import.meta.url);
const catalogue = (language: string, game = "eldorado"): string =>
  ["locale", `games/${game}/locale`]
    .map((folder) => readFileSync(new URL(`${folder}/${language}.ftl`, source), "utf-8"))
    .join("\n");

describe("the language", () => {
  it("is the first that the browser wants and we have", () => {
    expect(bestLanguage(["de-DE", "pl-PL", "it"])).toBe("pl");
    expect(bestLanguage(["es-MX"])).toBe("es");
    expect(bestLanguage(["de"])).toBe("en");
    expect(bestLanguage([])).toBe("en");
  });
});

describe("words", () => {
  it("say an argument that is a name of the game in the language, as the server does", () => {
    const args = { card: "scout", price: 1, purse: 0.5 };
    expect(say(bundleOf("en", catalogue("en")), "refused-cannot-pay", args)).toBe(
      "Scout costs 1 coin; you can pay 0.5 at most.",
    );
    expect(say(bundleOf("it", catalogue("it")), "refused-cannot-pay", args)).toContain("Ricognitore");
    expect(say(bundleOf("es", catalogue("es")), "refused-cannot-pay", args)).toContain("0,5");
  });

  it("count in Polish", () => {
    const bundle = bundleOf("pl", catalogue("pl"));
    const draws = (number: number): string => say(bundle, "event-draws", { player: "Ada", number });
    expect([1, 2, 5, 22].map(draws)).toEqual([
      "Ada dobiera 1 kartę.",
      "Ada dobiera 2 karty.",
      "Ada dobiera 5 kart.",
      "Ada dobiera 22 karty.",
    ]);
  });

  it("say the key where there is no message, never nothing", () => {
    expect(say(bundleOf("en", ""), "web-none")).toBe("web-none");
  });

  it("leave a person's name alone", () => {
    const bundle = bundleOf("en", "greeting = Hello { $name }\nname-Ada = wrong only for ids");
    expect(say(bundle, "greeting", { name: "Bob" })).toBe("Hello Bob");
  });

  it.each(LANGUAGES)("has every key that the shell uses, in %s", (language) => {
    const files = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!./**"], {
      query: "?raw",
      import: "default",
      eager: true,
    }) as Record<string, string>;
    const bundle = bundleOf(language, catalogue(language));
    const keys = new Set(
      Object.values(files).flatMap((text) => [...text.matchAll(/["'](web-[a-z]+(?:-[a-z]+)*)["']/g)].map((m) => m[1])),
    );
    expect(keys.size).toBeGreaterThan(80);
    expect([...keys].filter((key) => !bundle.hasMessage(key as string))).toEqual([]);
  });
});

describe("the fonts", () => {
  it.each(LANGUAGES)("have every letter of %s", (language) => {
    const said = catalogue(language) + catalogue(language, "valdora");
    const missing = [...new Set(said)].filter((letter) => letter >= " " && !LETTERS.includes(letter));
    expect(missing).toEqual([]);
  });
});
