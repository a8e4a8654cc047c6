import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Choice, Closed, GameEvent, Snapshot } from "../../shell/game";
import { bundleOf, LANGUAGES, say, type Language } from "../../shell/fluent";
import { along, BEYOND, chartOf, wayPoints } from "./chart";
import { aboutScore, scoreWords } from "./about";
import { closedLoad, closedSlot, keysOf, offerOf } from "./choices";
import { spotWords, towardWords, townLetter } from "./places";
import { statistics } from "./statistics";
import { targetsOf } from "./targets";
import { turnLines, turnWords } from "./turns";
import { gemsIn, type Seat, type Space, type View } from "./view";
import { lastWays, standing, walksSince } from "./walks";
import { choiceWords, eventWords, faceWords, heapWords, whyWords } from "./words";

const t = (key: string, args: Record<string, string | number> = {}): string =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

const SOURCE = new URL("../../../../src/manoa/", import.meta.url);
const read = (folder: string, language: string): string =>
  readFileSync(new URL(`${folder}/${language}.ftl`, SOURCE), "utf-8");
const BUNDLES = Object.fromEntries(
  LANGUAGES.map((each) => [each, bundleOf(each, read("locale", each) + read("games/valdora/locale", each))]),
) as Record<Language, ReturnType<typeof bundleOf>>;

const plain = { place: "", colour: null, letter: null, ships: 0, start: false };
/** A town, a road, the harbour town in the middle, a palace and a harbour, in a row from west to east. */
const SPACES: Space[] = [
  { ...plain, id: "A", kind: "equipment-town", place: "equipment-town", x: 10, y: 10 },
  { ...plain, id: "r", kind: "road", place: "road", x: 30, y: 20 },
  { ...plain, id: "H", kind: "harbour-town", place: "harbour-town", ships: 1, start: true, x: 50, y: 48 },
  { ...plain, id: "p", kind: "palace", place: "palace-red", colour: "red", letter: "e", x: 70, y: 60 },
  { ...plain, id: "h", kind: "harbour", place: "harbour", ships: 2, x: 90, y: 90 },
];

function seat(number: number, changes: Partial<Seat> = {}): Seat {
  return {
    seat: number,
    space: "H",
    coins: 2,
    provisions: false,
    equipment: [{ equipment: "pan", gem: null }],
    commissions: [],
    completed: 0,
    craftsmen: {},
    workshops: [],
    bonus: 0,
    standing: { commissions: 0, colours: 0, workshops: 0, bonus: 0, gems: 0, total: 0, known: 0 },
    score: null,
    ...changes,
  };
}

function view(changes: Partial<View> = {}): View {
  return {
    game: "valdora",
    version: 2,
    seat: 0,
    layout: "five-sections",
    round: 3,
    round_limit: null,
    over: false,
    start_seat: 0,
    ending: false,
    stacks_left: 6,
    quiet: { rounds: 0, limit: 15, left: 15 },
    asked: { seat: 0, what: "move" },
    map: {
      spaces: SPACES,
      edges: [["A", "r"], ["r", "H"], ["H", "p"], ["p", "h"]],
      summary: { equipment: [], commissions: [] },
      equipment: [
        { equipment: "pan", loads: ["gold"], coins: 0 },
        { equipment: "cart", loads: ["ruby", "sapphire", "amethyst", "emerald", "gold"], coins: 2 },
      ],
      coin_limit: 6,
      commission_limit: 3,
    },
    gems: { r: { gold: 2, ruby: 1 } },
    discard: {},
    books: [],
    craftsmen: [{ colour: "red", left: 4 }],
    workshops: [],
    bonus: 13,
    bank: 20,
    seats: [seat(0), seat(1), seat(2, { space: "r" })],
    ranking: null,
    ...changes,
  };
}

function snapshot(changes: Partial<View> = {}, choices: Choice[] = []): Snapshot {
  const seats = ["Ada", "Bruno", "Carla"].map((name, number) => ({ seat: number, name }));
  const told = { table: { id: "t1", seats }, seat: 0, ply: 0, moves: 0, view: view(changes), choices, log: [] };
  return told as unknown as Snapshot;
}

const move = (action: number, to: string, more: object = {}): Choice => ({
  action,
  description: { kind: "move", to, place: "road", way: [], provisions: false, meeting: 0, pay: [], ...more },
});

describe("the valley", () => {
  const chart = chartOf(view().map);

  it("has every space, and roads that begin and end on them", () => {
    expect([...chart.places.keys()]).toEqual(["A", "r", "H", "p", "h"]);
    for (const road of chart.roads) {
      expect(along(road, 0)).toEqual({ x: chart.places.get(road.from)?.x, y: chart.places.get(road.from)?.y });
      expect(along(road, 1)).toEqual({ x: chart.places.get(road.to)?.x, y: chart.places.get(road.to)?.y });
    }
  });

  it("has a river that goes straight on beyond what is painted, above and below", () => {
    const { box, river } = chart;
    const [first, second] = river;
    const [before, last] = river.slice(-2);
    expect(first?.x).toBe(second?.x);
    expect(before?.x).toBe(last?.x);
    expect(first?.y).toBeLessThan(box.top - BEYOND.y);
    expect(last?.y).toBeGreaterThan(box.top + box.height + BEYOND.y);
  });

  it("keeps everything inside its box, the books too", () => {
    const { left, top, width, height } = chart.box;
    for (const { x, y } of [...chart.places.values(), ...chart.books.values(), chart.basin]) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
  });

  it("lets a pawn walk along the roads, whichever way", () => {
    const there = wayPoints(chart, ["A", "r", "H"]);
    expect(there).toHaveLength(13);
    [...wayPoints(chart, ["H", "r", "A"])].reverse().forEach(({ x, y }, number) => {
      expect(x).toBeCloseTo(there[number]?.x ?? 0);
      expect(y).toBeCloseTo(there[number]?.y ?? 0);
    });
  });

  it("stands pawns of one space side by side", () => {
    const [ada, bruno, carla] = standing(chart, view());
    expect(ada?.y).toBe(bruno?.y);
    expect(ada?.x).toBeLessThan(bruno?.x ?? 0);
    expect(carla?.x).toBeLessThan(chart.places.get("r")?.x ?? 0);
  });

  it("knows the ways that the log tells", () => {
    const told = (kind: string, way: string): GameEvent => ({ kind, seat: 1, way });
    const log = [
      { move: 1, events: [told("moves", "A r")] },
      { move: 2, events: [told("moves", "r H"), told("passes", "")] },
      { move: 3, events: [told("moves", "H p h")] },
    ];
    expect(walksSince(log, 1)).toEqual(new Map([[1, ["r", "H", "p", "h"]]]));
    expect(lastWays(log)).toEqual(new Map([[1, ["H", "p", "h"]]]));
  });
});

describe("a place to go to", () => {
  const choices = [move(1, "r", { meeting: 1, pay: [2], way: ["H", "r"] }), move(2, "h", { provisions: true, way: ["H", "p", "h"] })];
  const shown = snapshot({}, choices);
  const chart = chartOf(view().map);
  const targets = targetsOf(chart, offerOf(choices), shown, t);

  it("tells what can be done there and what it costs", () => {
    expect(targets.map(({ id }) => id)).toEqual(["r", "h"]);
    const gems = "valley-and first=valley-some-gem-ruby number=1 last=valley-some-gem-gold number=2";
    expect(targets[0]?.label).toContain(`valley-do-road gems=${gems}`);
    expect(targets[0]?.costs).toEqual(["valley-meeting number=1 names=Carla"]);
    expect(targets[1]?.costs).toEqual(["valley-spends-provisions"]);
  });

  it("is reached by the way that the game tells", () => {
    expect(targets.map(({ way }) => way)).toEqual([["H", "r"], ["H", "p", "h"]]);
  });
});

describe("the server's choices", () => {
  it("all lie on something", () => {
    const kinds: Choice["description"][] = [
      { kind: "move", to: "r" },
      { kind: "turn", town: "A", side: "right", cost: 0 },
      { kind: "buy", town: "A", side: "right", equipment: "cart" },
      { kind: "load", gem: "gold", on: "pan", cost: 0, unloads: null },
      { kind: "load", gem: "ruby", on: "cart", cost: 2, unloads: null },
      { kind: "empty", equipment: "cart", gem: "gold" },
      { kind: "deliver", slot: 1 },
      { kind: "return", town: "C", slot: 2, side: "left" },
      { kind: "return", town: "C", slot: 2, side: "right" },
      { kind: "provisions" },
      { kind: "silver", coins: 3 },
      { kind: "stop" },
    ];
    const offer = offerOf(kinds.map((words, action) => ({ action, description: words })));
    const lying = [
      ...[offer.moves, offer.turns, offer.buys].flatMap((group) => [...group.values()]),
      ...[...offer.loads.values()].flat(),
      ...offer.slots.values(),
      ...[...offer.returns.values()].flatMap((sides) => [...sides.values()]),
      offer.provisions,
      offer.silver,
      offer.out,
    ];
    const actions = lying.map((choice) => choice?.action).sort((a = 0, b = 0) => a - b);
    expect(actions).toEqual(kinds.map((_, action) => action));
    expect(offer.loads.get("cart")?.map(({ action }) => action)).toEqual([4, 5]);
    // Cards first, then the book; a commission that can go back on two sides has one key.
    const keys = Object.fromEntries([...keysOf(offer)].map(([action, key]) => [key, kinds[action]?.kind]));
    expect(Object.values(keys)).toEqual(["load", "load", "empty", "deliver", "return", "buy", "turn", "provisions", "silver"]);
    expect(Object.keys(keys)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  });

  it.each(LANGUAGES)("are said whole (%s)", (language) => {
    const tell = (key: string, args?: Record<string, string | number>): string => say(BUNDLES[language], key, args);
    const face = { colour: "white", needs: ["ruby", "gold", "gold"], points: 12 };
    const words: Choice["description"][] = [
      { kind: "move", to: "r", place: "road", provisions: false, meeting: 2, pay: [1, 2] },
      { kind: "buy", town: "A", side: "left", ...face },
      { kind: "return", town: "A", side: "left", slot: 1, ...face },
      { kind: "deliver", slot: 0, ...face },
      { kind: "load", gem: "ruby", on: "horse", cost: 3, unloads: "gold" },
    ];
    for (const each of words) {
      expect(choiceWords({ action: 0, description: each }, snapshot(), tell)).not.toMatch(/\{|choice-/);
    }
    expect(choiceWords({ action: 0, description: words[2]! }, snapshot(), tell)).toContain("×2");
  });
});

describe("what cannot be done", () => {
  const shut = (description: Closed["description"], key: string, args: Record<string, string | number> = {}): Closed => ({
    description,
    why: { key, rule: "VA-LOAD-1", arguments: args },
  });
  const closed = [
    shut({ kind: "load", gem: "gold", on: "pan", cost: 0, unloads: null }, "refused-no-gem", { gem: "gold" }),
    shut({ kind: "deliver", slot: 0 }, "refused-lacks-gem", { gem: "ruby", number: 2, carried: 1 }),
    shut({ kind: "return", town: "C", slot: 1, side: "left" }, "refused-nothing-else"),
    shut({ kind: "return", town: "C", slot: 2, side: "left" }, "refused-nothing-else"),
    shut({ kind: "move", to: "h" }, "refused-past-a-town"),
  ];
  const offer = offerOf([{ action: 9, description: { kind: "return", town: "C", slot: 2, side: "right" } }], closed);

  it("lies on its thing, unless that can do something else", () => {
    expect(closedLoad(offer, "pan")).toBe(closed[0]);
    expect(closedLoad(offer, "cart")).toBeUndefined();
    expect([0, 1, 2].map((slot) => closedSlot(offer, slot))).toEqual([closed[1], closed[2], undefined]);
    expect(offer.closed.moves.get("h")).toBe(closed[4]);
  });

  it.each(LANGUAGES)("is explained in the game's own words (%s)", (language) => {
    const tell = (key: string, args?: Record<string, string | number>): string => say(BUNDLES[language], key, args);
    for (const each of closed) expect(whyWords(each, tell)).toMatch(/^[^{]+\.$/);
    expect(whyWords(closed[1], tell)).toContain("1");
    expect(whyWords(undefined, tell)).toBe("");
  });
});

describe("in words", () => {
  it("counts gems by kind", () => {
    expect(gemsIn({ gold: 2, ruby: 1 })).toEqual(["ruby", "gold", "gold"]);
    expect(heapWords({}, t)).toBe("valley-empty");
  });

  it("says what a card carries", () => {
    expect(faceWords({ equipment: "pan" }, view(), t)).toBe("valley-holds-one equipment=pan gem=gold");
    expect(faceWords({ equipment: "cart" }, view(), t)).toBe("valley-holds-any equipment=cart number=2");
  });

  const commission = { colour: "red", commission: "red", points: 5, needs: "ruby" };
  const TURN: GameEvent[] = [
    { kind: "moves", seat: 0, from: "A", to: "p", place: "palace-red", way: "A r H p" },
    { kind: "spends-provisions", seat: 0 },
    { kind: "pays-meeting", seat: 0, number: 1 },
    { kind: "receives-coin", seat: 1, payer: 0 },
    { kind: "empties", seat: 0, equipment: "cart", gem: "ruby" },
    { kind: "delivers", seat: 0, space: "p", ...commission },
    { kind: "hires", seat: 0, colour: "red", craftsman: "red" },
    { kind: "opens", seat: 0, colour: "red", workshop: "red", points: 10 },
    { kind: "empties", seat: 0, equipment: "horse", gem: "ruby" },
    { kind: "delivers", seat: 0, space: "p", ...commission, points: 1 },
    { kind: "gains-bonus", seat: 0, colour: "red", workshop: "red" },
    { kind: "hires-other", seat: 0, colour: "blue", craftsman: "blue", wanted: "red" },
  ];

  it("tells a turn line by line, in its order, with its places", () => {
    const tell = (key: string, args?: Record<string, string | number>): string => say(BUNDLES.en, key, args);
    expect(turnLines(TURN, snapshot(), tell)).toEqual([
      {
        text: "Ada goes with provisions to the red palace and pays 1 coin for meeting Bruno.",
        places: ["A", "r", "H", "p"],
      },
      {
        text:
          "Ada completes a red commission (ruby) for 5 points, takes on a red craftsman and opens the red workshop for " +
          "10 points.",
        places: ["p"],
      },
      {
        text:
          "Ada completes a red commission (ruby) for one point, receives a bonus tile and takes on a blue craftsman (none " +
          "of that colour is left).",
        places: ["p"],
      },
    ]);
    const book: GameEvent[] = [
      { kind: "moves", seat: 1, from: "H", to: "A", place: "equipment-town", way: "H r A" },
      { kind: "turns-page", seat: 1, town: "A", number: 0, equipment: "cart", to: "left" },
      { kind: "turns-page", seat: 1, town: "A", number: 1, equipment: "horse", to: "left" },
      { kind: "empties", seat: 1, equipment: "pan", gem: "gold" },
      { kind: "buys-equipment", seat: 1, town: "A", side: "left", equipment: "horse" },
      { kind: "turns-page", seat: 1, town: "A", number: 1, equipment: "pan", to: "left" },
      { kind: "last-round", seat: 1 },
    ];
    const towns = { books: ["A"].map((town) => ({ town, letter: "A" })) } as unknown as Partial<View>;
    expect(turnLines(book, snapshot(towns), tell).map(({ text }) => text)).toEqual([
      "Bruno goes to equipment town A.",
      "Bruno turns 2 pages (Cart, Horse) for 1 coin, buys the Horse card and turns a page (Gold Pan) for 1 coin.",
      "Bruno triggers the end: this round is the last.",
    ]);
  });

  it.each(LANGUAGES)("tells a turn in one sentence (%s)", (language) => {
    const tell = (key: string, args?: Record<string, string | number>): string => say(BUNDLES[language], key, args);
    const told = turnWords(TURN, snapshot(), tell);
    expect(told).toMatch(/^Ada .*\.$/);
    expect(told).not.toMatch(/valley-|toward-|valley-|\{/);
    for (const event of TURN) expect(eventWords(event, snapshot(), tell)).not.toMatch(/event-|\{|undefined/);
  });

  it.each(LANGUAGES)("calls places by what is seen of them, never by their ids (%s)", (language) => {
    const tell = (key: string, args?: Record<string, string | number>): string => say(BUNDLES[language], key, args);
    const books = ["x17", "x18"].map((town, number) => ({ town, letter: "AB"[number] })) as unknown as View["books"];
    const odd = (id: string): string => ({ A: "x17", r: "v159", H: "h", p: "q1", h: "z" })[id] ?? id;
    const spaces = SPACES.map((space) => ({ ...space, id: odd(space.id) }));
    const edges = view().map.edges.map(([one, other]) => [odd(one), odd(other)] as [string, string]);
    const seen = view({ books, map: { ...view().map, spaces, edges } });
    const names = spaces.flatMap((space) => [spotWords(seen, space, tell), towardWords(seen, space.id, tell)]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.join(" ")).not.toMatch(/x17|v159|q1|spot-|toward-|near-|where-|\{/);
    expect(townLetter(seen, "x18")).toBe("B");
  });

  it("keeps others' hidden points out of the score so far", () => {
    const standing = { commissions: null, colours: 20, workshops: 10, bonus: 0, gems: 2, total: null, known: 32 };
    expect(scoreWords(seat(1, { standing, completed: 2 }))).toBe("32+");
    expect(scoreWords(seat(1, { standing, completed: 0 }))).toBe("32");
    expect(scoreWords(seat(0, { standing: { ...standing, commissions: 8, total: 40, known: 40 }, completed: 2 }))).toBe("40");
    expect(aboutScore(seat(1, { standing, completed: 2 }), t).text).toContain("score-commissions: valley-points-hidden");
  });
});

describe("the scoring sheet", () => {
  it("has the parts of the book, the coins that decide a tie, and what the log counts", () => {
    const score = { commissions: 20, colours: 30, workshops: 10, bonus: 0, gems: 2, total: 62 };
    const log = [{ move: 1, events: [{ kind: "moves", seat: 1, way: "A r H" }, { kind: "loads", seat: 1 }] }];
    const seats = [seat(0, { score }), seat(1, { score: { ...score, total: 70 } })];
    const rows = statistics(log, snapshot({ seats }), t);
    expect(rows.slice(0, 7).map(({ label }) => label)).toEqual([
      "score-commissions",
      "score-colours",
      "score-workshops",
      "score-bonus",
      "score-gems",
      "score-total",
      "valley-score-coins",
    ]);
    expect(rows[5]?.values).toEqual(["62", "70"]);
    expect(rows.find(({ label }) => label === "valley-stat-spaces")?.values).toEqual(["0", "2"]);
  });
});
