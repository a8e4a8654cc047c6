// The bench without a page: what counts as work, and whose places are whose.

import { beforeEach, expect, test, vi } from "vitest";
import type { Look, PlacedTile } from "../../../generated/eldorado";
import { EMPTY_DRAFT, same, withAside, type Draft } from "./bench";
import { Building } from "./building.svelte";
import { server } from "./server";

const START: PlacedTile = { tile: "B", rotation: 0, q: 0, r: 0 };
const NEXT: PlacedTile = { tile: "C", rotation: 0, q: 3, r: -7 };

function draft(name: string, ...tiles: PlacedTile[]): Draft {
  return { ...EMPTY_DRAFT, name, route: { tiles } };
}

/** The answers that the server still owes, by the piece that was in hand. */
let owed: { held: string; answer: (places: number[][]) => void }[] = [];

beforeEach(() => {
  owed = [];
  vi.spyOn(server, "pieces").mockResolvedValue({ sides: [], blockades: [], games: 60 });
  vi.spyOn(server, "look").mockImplementation(
    (route, held) =>
      new Promise((resolve) => {
        const answer = (places: number[][]): void => {
          const look: Look = {
            route,
            spaces: [],
            joints: [],
            blockades: [],
            caves: 0,
            faults: [],
            whole: false,
            next: route.tiles.length,
            fitting: [],
            places: held ? [places, [], [], [], [], []] : [],
          };
          resolve(look);
        };
        owed.push({ held, answer });
      }),
  );
});

/** All that is owed is answered, in the order in which it was asked. */
async function answered(building: Building, places: Record<string, number[][]> = {}): Promise<void> {
  for (const { held, answer } of owed.splice(0)) answer(places[held] ?? []);
  await building.settled();
}

function begun(...tiles: PlacedTile[]): Building {
  const building = new Building();
  building.open(draft("Mine", ...tiles));
  return building;
}

test("drafts are the same by what they say, not by how they are written down", () => {
  const one = draft("Mine", START);
  expect(same(one, { ...one, route: { tiles: [{ r: 0, q: 0, rotation: 0, tile: "B" }] } })).toBe(true);
  expect(same(one, { ...one, caves: true })).toBe(false);
  expect(same(one, draft("Yours", START))).toBe(false);
});

test("what is put aside is kept once, the newest first, and not for ever", () => {
  const drafts = ["a", "b", "c", "d", "e", "f"].map((name) => draft(name, START));
  const aside = drafts.reduce<Draft[]>((all, each) => withAside(all, each), []);
  expect(aside.map(({ name }) => name)).toEqual(["f", "e", "d", "c", "b"]);
  expect(withAside(aside, draft("d", START)).map(({ name }) => name)).toEqual(["d", "f", "e", "c", "b"]);
});

test("only work is put aside: what was opened and not touched is elsewhere", async () => {
  const building = begun(START);
  building.open(draft("Yours", START, NEXT));
  expect(building.aside).toEqual([]);
  building.change([START]);
  building.open(draft("Another", START));
  expect(building.aside.map(({ name }) => name)).toEqual(["Yours"]);
  const [kept] = building.aside;
  if (kept) building.goBack(kept);
  expect([building.name, building.tiles.length, building.aside.length]).toEqual(["Yours", 1, 0]);
  building.saved("Saved");
  building.open(draft("Another", START));
  expect(building.aside).toEqual([]);
  await answered(building);
});

test("places of one piece are none of another that was taken since", async () => {
  const building = begun(START);
  await answered(building);
  building.take("C");
  await answered(building, { C: [[3, -7]] });
  expect(building.places).toEqual([[3, -7]]);
  building.take("O");
  expect(building.places).toEqual([]);
  building.lay();
  expect(building.tiles).toEqual([START]);
  await answered(building, { O: [[1, -5]] });
  building.lay();
  expect(building.tiles.at(-1)).toEqual({ tile: "O", rotation: 0, q: 1, r: -5 });
  await answered(building);
});

test("an answer that comes late is not taken for the last one", async () => {
  const building = begun(START);
  await answered(building);
  building.take("C");
  building.take("O");
  const [first, second] = owed.splice(0);
  second?.answer([[1, -5]]);
  first?.answer([[3, -7]]);
  await building.settled();
  expect(building.places).toEqual([[1, -5]]);
});

test("a piece on the move counts as laid, and moving it is one step", async () => {
  const building = begun(START, NEXT);
  await answered(building);
  building.lift(1);
  expect(building.standing).toEqual([START, NEXT]);
  expect(building.options.route.tiles).toEqual([START, NEXT]);
  await answered(building, { C: [[-3, 7], [3, -7]] });
  expect(building.held?.place).toBe(1);
  building.lay();
  expect(building.canUndo).toBe(false);
  await answered(building);
  building.lift(1);
  await answered(building, { C: [[-3, 7], [3, -7]] });
  building.point(0);
  building.lay();
  expect(building.tiles[1]).toEqual({ ...NEXT, q: -3, r: 7 });
  building.undo();
  expect(building.tiles).toEqual([START, NEXT]);
  expect(building.canUndo).toBe(false);
  building.lift(1);
  building.putBack();
  expect([building.tiles, building.held, building.lifted]).toEqual([[START, NEXT], null, null]);
  building.lift(0);
  building.remove();
  expect(building.tiles).toEqual([NEXT]);
  building.undo();
  expect(building.tiles).toEqual([START, NEXT]);
  await answered(building);
});
