import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Choice, GameEvent, Snapshot } from "../../shell/game";
import { bundleOf, LANGUAGES, say, type Language } from "../../shell/fluent";
import { beside, chartOf, cornerAt, HEX, WIDE } from "./chart";
import { closedOf, whyNotBought } from "./choices";
import { lookAt, spotsOf } from "./spots";
import { explorersAt, marchesSince, villagersAt, walksSince } from "./standing";
import { statistics } from "./statistics";
import { eventWords, turnLines, turnWords } from "./lines";
import { cornerOf, type Corner, type Mode, type Seat, type Tile, type View } from "./view";
import { cardsWords, choiceWords, prompt } from "./words";

const t = (key: string, args: Record<string, string | number> = {}): string =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

const SOURCE = new URL("../../../../src/manoa/", import.meta.url);
const read = (folder: string, language: string): string =>
  readFileSync(new URL(`${folder}/${language}.ftl`, SOURCE), "utf-8");
const BUNDLES = Object.fromEntries(
  LANGUAGES.map((each) => [each, bundleOf(each, read("locale", each) + read("games/island/locale", each))]),
) as Record<Language, ReturnType<typeof bundleOf>>;

const COSTS = {
  villager: { food: 1, gold: 1 },
  offering: { wood: 2, food: 2, gold: 2 },
  fort: { wood: 2, gold: 1 },
  farm: { wood: 1, food: 1 },
  army: { gold: 1 },
};
/** The lower right corner of the first tile, which is called v159. */
const CORNER: Corner = { map: "island", q: 0, r: 0, corner: 0, tiles: ["i63", "i64", "i76"] };
const MAP: View["map"] = {
  island_radius: 6,
  cave_radius: 4,
  pieces: { villager: 4, offering: 3, fort: 2, farm: 2 },
  dwellers: { thieves: [3], bats: [1], snakes: [2], spider: [3], jaguar: [4], giant: [5] },
  hand_limit: 9,
  trade: { most: 3, offers: 3, counters: 2 },
  costs: [COSTS, COSTS, COSTS, COSTS, COSTS],
  corners: { v159: CORNER, v158: { ...CORNER, tiles: ["158"] } },
};
/** The first tile, its neighbours to the east and south-east, the entrance, and a cave with two tiles. */
const ISLAND: Tile[] = [
  { id: "i63", q: 0, r: 0, tile: "gold" },
  { id: "i64", q: 1, r: 0, tile: "garden" },
  { id: "i65", q: 2, r: 0, tile: "entrance" },
  { id: "i75", q: -1, r: 1, tile: "shrine", offerings: [1] },
  { id: "i76", q: 0, r: 1, tile: "wood" },
];
const CAVE: Tile[] = [
  { id: "c30", q: 0, r: 0, tile: "exit" },
  { id: "c31", q: 1, r: 0, tile: "dweller", dweller: "bats" },
];

function seat(number: number, changes: Partial<Seat> = {}): Seat {
  return {
    seat: number,
    card: number,
    colour: "white",
    explorer: "stella",
    choices: ["stella", "laffite"],
    at: "i63",
    strength: 1,
    cards: { wood: 1, food: 1, gold: 1 },
    hand_size: 3,
    villagers: {},
    supply: { villager: 4, offering: 3, fort: 2, farm: 2 },
    lost: { villager: 0, fort: 0, farm: 0 },
    offerings: [],
    cave_shrine: false,
    shrines: 0,
    farmed: ["gold"],
    bank_rate: 5,
    heed: null,
    silent: false,
    wants_trade: false,
    ...changes,
  };
}

function view(changes: Partial<View> = {}): View {
  return {
    game: "island",
    version: 2,
    seat: 0,
    round: 2,
    round_limit: null,
    over: false,
    first: 0,
    active: 0,
    asked: { seat: 0, what: "explore" },
    map: MAP,
    dice: [3, 5],
    speed_die: 0,
    speed: 3,
    island: ISLAND,
    cave: [],
    picks: null,
    draft: null,
    pending_tile: null,
    ways: {},
    buildings: [],
    stack: 40,
    unseen: {},
    top: null,
    cave_stack: 15,
    cave_unseen: {},
    bank: { wood: 20, food: 20, gold: 20 },
    hoard: null,
    cave_shrine: { where: "stack", seat: null, cell: null },
    battles: [],
    window: null,
    purchase: null,
    offer: null,
    trade: null,
    seats: [seat(0), seat(1), seat(2, { at: "i76" })],
    ranking: null,
    ...changes,
  };
}

function snapshot(changes: Partial<View> = {}, words: Choice["description"][] = []): Snapshot {
  const seats = ["Ada", "Bruno", "Carla"].map((name, number) => ({ seat: number, name }));
  const choices = words.map((each, action) => ({ action, description: each }));
  const told = { table: { id: "t1", seats }, seat: 0, ply: 0, moves: 0, view: view(changes), choices, closed: [], log: [] };
  return told as unknown as Snapshot;
}

const ODDS = { win: 0.42, tie: 0.16, lose: 0.42 };
const FIGHT = { rivals: [1], strength: 1, defence: 1, odds: ODDS };

describe("the charts", () => {
  it("lie side by side, with one step from the entrance to the exit", () => {
    const chart = chartOf(view({ cave: CAVE }));
    const entrance = chart.cells.get("i65");
    expect(chart.cave.x).toBeGreaterThan((entrance?.x ?? 0) + 2 * WIDE);
    expect(beside(chart, "i65", "through")).toMatchObject({ id: "c30" });
    expect(beside(chart, "c30", "through")).toMatchObject({ id: "i65" });
    expect(beside(chart, "i63", "se")).toEqual({ x: WIDE / 2, y: HEX * 1.5 });
  });

  it("leave room for what may be laid, and never leave the table", () => {
    for (const cave of [[], CAVE]) {
      const { focus, box } = chartOf(view({ cave }));
      expect(focus.left).toBeLessThan(-1.9 * WIDE);
      expect(focus.left).toBeGreaterThanOrEqual(box.left);
      expect(focus.left + focus.width).toBeLessThanOrEqual(box.left + box.width);
      expect(focus.top).toBeGreaterThanOrEqual(box.top);
    }
    const far = [...ISLAND, { id: "i69", q: 6, r: 0, tile: "food" } as const];
    const deep: Tile[] = [
      { id: "c34", q: 4, r: 0, tile: "empty" },
      { id: "c26", q: -4, r: 0, tile: "empty" },
    ];
    const { focus, box } = chartOf(view({ island: far, cave: deep }));
    expect(focus.left + focus.width).toBeLessThanOrEqual(box.left + box.width);
  });

  it("grow without moving what is laid", () => {
    const before = chartOf(view({ cave: CAVE }));
    const after = chartOf(view({ island: [...ISLAND, { id: "i52", q: 1, r: -1, tile: "food" }], cave: CAVE }));
    for (const [id, { x, y }] of before.cells) expect(after.cells.get(id)).toMatchObject({ x, y });
  });

  it("find corners by their names", () => {
    const told = view();
    expect(cornerOf(told, "v159")).toEqual(CORNER);
    expect(cornerOf(told, "v160")).toBeUndefined();
    expect(cornerOf(told, "i63")).toBeUndefined();
    const chart = chartOf(told);
    // Corner 0 of a cell is corner 2 of its neighbour to the east.
    const [here, there] = [cornerAt(chart, CORNER), cornerAt(chart, { ...CORNER, q: 1, corner: 2 })];
    expect(there.x).toBeCloseTo(here.x);
    expect(there.y).toBeCloseTo(here.y);
  });

  it("stand explorers side by side and villagers below them", () => {
    const seats = [seat(0, { villagers: { i63: 2, i76: 1 } }), seat(1), seat(2, { villagers: { i63: 1 } })];
    const told = view({ seats });
    const chart = chartOf(told);
    const [ada, bruno] = explorersAt(chart, told);
    expect(ada?.y).toBe(bruno?.y);
    expect(ada?.x).toBeLessThan(bruno?.x ?? 0);
    const bands = villagersAt(chart, told);
    expect(bands.map(({ key, number }) => [key, number])).toEqual([["0 i63", 2], ["0 i76", 1], ["2 i63", 1]]);
    expect(bands[0]?.x).toBeLessThan(bands[2]?.x ?? 0);
  });

  it("know the ways that the log tells", () => {
    const log = [
      { move: 1, events: [{ kind: "steps", seat: 1, from: "i63", to: "i64", tile: "garden" }] },
      { move: 2, events: [{ kind: "steps", seat: 1, from: "i64", to: "i65", tile: "entrance" }] },
      { move: 3, events: [{ kind: "marches-free", seat: 2, number: 2, from: "i63", to: "i76" }] },
    ];
    expect(walksSince(log, 0)).toEqual(new Map([[1, ["i64", "i65"]]]));
    expect(walksSince(log, 1)).toEqual(new Map([[1, ["i65"]]]));
    expect(marchesSince(log, 2)).toEqual([{ seat: 2, from: "i63", to: "i76", number: 2 }]);
  });
});

describe("a lit place", () => {
  const words: Choice["description"][] = [
    { kind: "end", speed: 3 },
    { kind: "discover", map: "island", directions: ["w", "ne"] },
    { kind: "step", to: "i64", tile: "garden", direction: "e", opens: false, battle: null },
    { kind: "step", to: "i76", tile: "wood", direction: "se", opens: false, battle: FIGHT },
    { kind: "fort", at: "v159", corner: 0, tiles: [], cost: { wood: 2, gold: 1 } },
    { kind: "farm", at: "v159", corner: 0, tiles: [], cost: { wood: 1, food: 1 } },
    { kind: "villager", at: "i64", cost: { food: 1, gold: 1 } },
    { kind: "army", from: "i64", most: 2, cost: {} },
    { kind: "offering", at: "i75", direction: "sw", cost: {} },
    { kind: "bank", give: "wood", number: 5, resource: "gold" },
  ];
  const shown = snapshot({}, words);
  const chart = chartOf(view());
  const spots = spotsOf(chart, shown, null, t);
  const at = (key: string) => spots.find((spot) => spot.key === key);

  it("is done at once unless it costs something or begins a battle", () => {
    expect(at("i64")).toMatchObject({ form: "cell", quick: true, win: null });
    expect(at("i76")).toMatchObject({ form: "cell", quick: false, win: 0.42 });
    expect(at("i75")).toMatchObject({ form: "cell", quick: false });
  });

  it("holds all that can be done there", () => {
    expect(at("v159")?.choices.map(({ action }) => action)).toEqual([4, 5]);
    expect(at("v159")).toMatchObject({ form: "corner", quick: false });
    expect(at("sign-i64")?.choices.map(({ action }) => action)).toEqual([6, 7]);
    // A tile is discovered where the server says that it may be laid.
    expect(at("open-0")).toMatchObject(beside(chart, "i63", "w")!);
    expect(at("open-1")).toMatchObject(beside(chart, "i63", "ne")!);
    expect(spots.filter(({ key }) => key.startsWith("open-"))).toHaveLength(2);
  });

  it("is the only kind that is lit with a thing to buy in hand", () => {
    expect(spotsOf(chart, shown, "villager", t).map(({ key, form }) => [key, form])).toEqual([["i64", "cell"]]);
    expect(spotsOf(chart, shown, "fort", t).map(({ key }) => key)).toEqual(["v159"]);
  });

  it("is the entrance itself, as long as the cave is not open", () => {
    const opening = { kind: "step", to: "c30", tile: "exit", direction: "through", opens: true, battle: null };
    const told = snapshot({ seats: [seat(0, { at: "i65" }), seat(1)] }, [opening]);
    const [spot] = spotsOf(chartOf(view()), told, null, t);
    const entrance = chart.cells.get("i65");
    expect(spot).toMatchObject({ x: entrance?.x, y: entrance?.y, key: "c30", quick: true });
  });

  it.each(LANGUAGES)("is said whole (%s)", (language) => {
    const tell = (key: string, args?: Record<string, string | number>): string => say(BUNDLES[language], key, args);
    const more: Choice["description"][] = [
      { kind: "lay", at: "i52", direction: "ne", tile: "dweller", dweller: "bats", moves: true, battle: null },
      { kind: "march", number: 2, from: "i64", to: "i65", direction: "e", tile: "entrance", cost: {}, battle: FIGHT },
      { kind: "attack", farm: "v159", rival: 1, from: "i63", battle: FIGHT },
      { kind: "explorer", explorer: "emma" },
      { kind: "dice", die: 0, speed: 3, harvest: 5 },
      { kind: "steal", rival: 2 },
    ];
    for (const each of [...words, ...more]) {
      const said = choiceWords({ action: 0, description: each }, shown, tell);
      expect(said).not.toMatch(/\{|choice-|direction-|\bv\d|undefined/);
    }
    expect(choiceWords({ action: 0, description: more[2]! }, shown, tell)).toMatch(/Bruno.*42/);
    expect(choiceWords({ action: 0, description: more[0]! }, shown, tell)).toContain(tell("dweller-bats"));
  });
});

describe("what cannot be bought", () => {
  it("is explained by the rules, or waits for somebody else", () => {
    const why = { key: "refused-cannot-pay", rule: "IS-BUY-1", arguments: { wood: 1, food: 0, gold: 0 } };
    const told: Snapshot = { ...snapshot(), closed: [{ description: { kind: "fort", cost: COSTS.fort }, why }] };
    expect(whyNotBought(told, "fort", t)).toBe("refused-cannot-pay wood=1 food=0 gold=0");
    expect(whyNotBought(told, "farm", t)).toBe("island-why-not-now");
    expect(closedOf(told, { kind: "fort" })?.why.rule).toBe("IS-BUY-1");
    for (const language of LANGUAGES) expect(say(BUNDLES[language], why.key, why.arguments)).toMatch(/: [^,]*1[^,]*\.$/);
  });
});

describe("in words", () => {
  const tell = (language: Language) => (key: string, args?: Record<string, string | number>): string =>
    say(BUNDLES[language], key, args);

  it("counts cards by kind", () => {
    expect(cardsWords({ gold: 2, wood: 1 }, t)).toBe("island-and first=island-cards-wood number=1 last=island-cards-gold number=2");
    expect(cardsWords({}, t)).toBe("island-nothing");
  });

  it.each(LANGUAGES)("asks for everything (%s)", (language) => {
    const modes: Mode[] = [
      "explorer", "reroll", "steal", "dice", "harvest", "look", "explore", "lay", "march", "react", "rival", "place",
      "pay", "offer", "answer", "discard",
    ];
    for (const what of modes) {
      const shown = snapshot({ asked: { seat: 0, what, left: 2, tile: "wood" } }, [{ kind: "end" }]);
      expect(prompt({ snapshot: shown, t: tell(language) } as never)).not.toMatch(/\{|asked-|island-/);
    }
  });

  it("tells a turn in its order, with the places of each line", () => {
    const events: GameEvent[] = [
      { kind: "rolls", seat: 0, first: 3, second: 5 },
      { kind: "assigns", seat: 0, speed: 5, harvest: 3 },
      { kind: "harvests", seat: 0, resource: "gold", number: 1 },
      { kind: "harvests", seat: 0, resource: "wood", number: 1 },
      { kind: "harvests", seat: 0, resource: "gold", number: 1 },
      { kind: "steps", seat: 0, from: "i63", to: "i64", tile: "garden" },
      { kind: "reveals", seat: 0, tile: "water", map: "island" },
      { kind: "lays", seat: 0, cell: "i52", tile: "water" },
      { kind: "marches", seat: 1, number: 2, from: "i63", to: "i64" },
      { kind: "fights", seat: 0, rival: 1, cell: "i64", strength: 2, defence: 1, roll: 7, other: 3, dice: "3 4", others: "3" },
      { kind: "wins-battle", seat: 0, rival: 1, cell: "i64" },
      { kind: "announces", seat: 0, piece: "villager", at: "i64" },
      { kind: "buys-villager", seat: 0, at: "i64" },
      { kind: "builds-fort", seat: 0, at: "v159" },
      { kind: "offers", seat: 0, rival: 1 },
      { kind: "offers-cards", seat: 0, resource: "wood", number: 2 },
      { kind: "wants-cards", seat: 0, resource: "gold", number: 1 },
      { kind: "declines", seat: 1, rival: 0 },
    ];
    expect(turnLines(events, snapshot(), tell("en"))).toEqual([
      { text: "Ada rolls 3 and 5: speed 5, harvest 3.", places: [] },
      { text: "Ada harvests 1 wood and 2 gold.", places: [] },
      { text: "Ada goes east to a garden and discovers water.", places: ["i63", "i64", "i52"] },
      { text: "Bruno moves 2 villagers to a garden.", places: ["i63", "i64"] },
      { text: "Battle: Ada rolls 3 + 4 = 7, Bruno rolls 3. Ada wins.", places: ["i64"] },
      {
        text: "Ada puts a villager in a garden and builds a fort where gold, garden and wood meet.",
        places: ["i64", "v159"],
      },
      { text: "Ada offers Bruno 2 wood for 1 gold. Bruno declines.", places: [] },
    ]);
  });

  it("declines cards as each language does", () => {
    const two = (language: Language): string => cardsWords({ wood: 2, gold: 5 }, tell(language));
    expect(LANGUAGES.map(two)).toEqual([
      "2 wood and 5 gold",
      "2 di legno e 5 d’oro",
      "2 de madera y 5 de oro",
      "2 drewna i 5 złota",
    ]);
    expect(cardsWords({ wood: 1 }, tell("pl"))).toBe("1 drewno");
  });

  it.each(LANGUAGES)("tells everything without ids (%s)", (language) => {
    const events: GameEvent[] = [
      { kind: "rolls", seat: 0, first: 3, second: 5 },
      { kind: "steals", seat: 0, rival: 1, resource: "wood" },
      { kind: "gathers", seat: 0, resource: "food" },
      { kind: "steps", seat: 0, from: "i63", to: "i64", tile: "garden" },
      { kind: "steps", seat: 0, from: "i65", to: "c99", tile: "floor" },
      { kind: "opens-cave", seat: 0, to: "c30" },
      { kind: "covers", seat: 0, cell: "i52", tile: "wood" },
      { kind: "lays", seat: 0, cell: "i52", tile: "wood" },
      { kind: "meets", seat: 0, cell: "c31", dweller: "bats", number: 2 },
      { kind: "builds-farm", seat: 0, at: "v159" },
      { kind: "announces", seat: 0, piece: "fort", at: "v159" },
      { kind: "lays-offering", seat: 0, at: "i75", number: 1 },
      { kind: "marches-free", seat: 1, number: 1, from: "i63", to: "i64", tile: "garden" },
      { kind: "challenges", seat: 0, rival: 1, cell: "i64" },
      { kind: "attacks-farm", seat: 0, rival: 1, at: "v159", cell: "i64" },
      { kind: "fights", seat: 0, rival: 1, cell: "i64", strength: 2, defence: 1, roll: 7, other: 3 },
      { kind: "wins-battle", seat: 0, rival: 1, cell: "i64" },
      { kind: "ties", seat: 0, rival: 1, cell: "i64" },
      { kind: "loses-villagers", seat: 1, number: 2, cell: "i64" },
      { kind: "loses-fort", seat: 1, at: "v159" },
      { kind: "loses-farm", seat: 1, at: "v159" },
      { kind: "goes-back", seat: 1, piece: "explorer", from: "i64", to: "i63" },
      { kind: "placed", seat: 1, rival: 0, to: "i76" },
      { kind: "no-battle", seat: 0, cell: "i64" },
      { kind: "pays", seat: 1, rival: 0, resource: "wood", number: 1 },
      { kind: "takes-hoard", seat: 0, wood: 2, food: 2, gold: 2 },
      { kind: "banks", seat: 0, give: "wood", number: 5, resource: "gold" },
      { kind: "discards", seat: 0, resource: "wood", number: 1 },
      { kind: "returns-cave-shrine", seat: 0, cell: "c31" },
    ];
    for (const event of events) {
      const told = eventWords(event, snapshot({ cave: CAVE }), tell(language));
      expect(told).not.toMatch(/event-|island-|\{|undefined|\b[icv]\d/);
      expect(told).toMatch(/\.$/);
    }
    expect(turnWords(events, snapshot({ cave: CAVE }), tell(language))).toContain("Bruno");
  });
});

describe("a small screen", () => {
  const home = { x: 0, y: 0 };
  const far = { x: 5 * WIDE, y: 0 };

  it("looks at the explorer while something is lit about it", () => {
    expect(lookAt([], home, false)).toEqual(home);
    expect(lookAt([{ x: WIDE, y: 0 }, far], home, false)).toEqual(home);
  });

  it("looks at what is lit elsewhere, and at an army that marches", () => {
    expect(lookAt([{ x: 9 * WIDE, y: 0 }, far], home, false)).toEqual(far);
    expect(lookAt([{ x: 4 * WIDE, y: 0 }, { x: 6 * WIDE, y: 0 }], home, true)).toEqual(far);
  });
});

describe("the end", () => {
  it("is told in numbers", () => {
    const log = [
      {
        move: 1,
        events: [
          { kind: "lays", seat: 1, cell: "i52", tile: "wood" },
          { kind: "steps", seat: 1, to: "i52" },
          { kind: "wins-battle", seat: 0, rival: 1, cell: "i52" },
          { kind: "harvests", seat: 0, resource: "gold", number: 3 },
        ],
      },
    ];
    const rows = statistics(log, snapshot({ seats: [seat(0, { shrines: 4 }), seat(1, { shrines: 1 })] }), t);
    const row = (label: string) => rows.find((each) => each.label === label)?.values;
    expect(row("table-shrines")).toEqual(["4 / 4", "1 / 4"]);
    expect(row("island-stat-tiles")).toEqual(["0", "1"]);
    expect(row("island-stat-won")).toEqual(["1", "0"]);
    expect(row("island-stat-harvested")).toEqual(["3", "0"]);
  });
});
