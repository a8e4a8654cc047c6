import { describe, expect, it } from "vitest";
import { PURCHASES, RESOURCES, type Explorer, type TileKind } from "../view";
import { dieShapes } from "./dice";
import { DWELLER_SHAPES } from "./dwellers";
import { shapesOf, type MarkName } from "./marks";
import { portraitOf } from "./portraits";
import { tileArt } from "./terrain";
import { cardTone, toneOf } from "./tones";

const TILES: TileKind[] = [
  ...(["water", "gold", "food", "wood", "garden", "shrine", "entrance"] as const),
  ...(["exit", "cave-shrine", "empty", "floor", "dweller"] as const),
];
const EXPLORERS: Explorer[] = [
  ...(["stella", "laffite", "bellona", "william", "hector"] as const),
  ...(["nicolas", "tizoc", "emma", "victoria", "pedro"] as const),
];
const DWELLERS = Object.keys(DWELLER_SHAPES) as (keyof typeof DWELLER_SHAPES)[];
const MARKS: MarkName[] = [
  ...RESOURCES,
  ...DWELLERS,
  ...PURCHASES.flatMap((piece) => [0, 1, 2, 3].map((seat): MarkName => `${piece}-${seat}`)),
  ...(["speed", "harvest", "strength", "stack", "shrine", "cave-shrine", "bank", "hoard"] as const),
];

/** Every drawing by what it shows. */
const DRAWINGS = new Map<string, string>([
  ...TILES.map((tile): [string, string] => [`tile ${tile}`, tileArt(tile, { dweller: "bats" })]),
  ...DWELLERS.map((dweller): [string, string] => [`den of ${dweller}`, tileArt("dweller", { dweller, dark: true })]),
  ...EXPLORERS.map((explorer): [string, string] => [`portrait ${explorer}`, portraitOf(explorer, 1)]),
  ...MARKS.map((mark): [string, string] => [`mark ${mark}`, shapesOf(mark)]),
  ...[1, 2, 3, 4, 5, 6].map((pips): [string, string] => [`die ${pips}`, dieShapes(pips, "gold")]),
]);

describe("a drawing", () => {
  it.each([...DRAWINGS])("can lie in any picture any number of times (%s)", (_, shapes) => {
    // Nothing in it is named or fetched, or depends on the page around it.
    expect(shapes).not.toMatch(/\bid=|url\(|var\(|href|class=|undefined|NaN/);
    const opened = shapes.match(/<[a-z]+[^>]*[^/]>/g)?.length ?? 0;
    expect(shapes.match(/<\/[a-z]+>/g)?.length ?? 0).toBe(opened);
    expect(shapes.length).toBeLessThan(7000);
  });

  it("is like no other", () => {
    expect(new Set(DRAWINGS.values()).size).toBe(DRAWINGS.size);
  });

  it("of an explorer has the colour of its card, as the view tells it, on a medal of the player's", () => {
    expect(portraitOf("emma", 1, "purple")).toContain(cardTone("purple").base);
    expect(portraitOf("emma", 1, "purple")).toContain(toneOf(1).base);
    expect(portraitOf("emma", 1)).not.toContain(cardTone("purple").base);
  });

  it("of a die has as many pips as it says", () => {
    for (const pips of [1, 2, 3, 4, 5, 6]) expect(dieShapes(pips, "battle").match(/<circle/g)).toHaveLength(pips);
    expect(dieShapes(null, "battle")).not.toContain("<circle");
  });
});
