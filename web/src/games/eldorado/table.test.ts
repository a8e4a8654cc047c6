import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Choice, GameEvent, LogEntry, LogLine, Snapshot, TableProps } from "../../shell/game";
import { bundleOf, LANGUAGES, say, type Language } from "../../shell/fluent";
import { nearest } from "../../shell/board/point";
import { chartOf, crossingKey, gateOf } from "./chart";
import { matching, offerOf, puttingAway } from "./choices";
import { fanned } from "./fan";
import { arriving } from "./flights";
import { desk } from "./desk.svelte";
import { turnLines } from "./lines";
import { carryingOut, plansOf } from "./plans";
import { plannedTargets, targetsOf, walking } from "./targets";
import type { Space, Terrain, View } from "./view";
import { standing, trails, walks } from "./walks";
import { reachOf } from "./ways";
import { statistics } from "./statistics";
import { inBrief, lastTurn, turnWords } from "./turns";
import { choiceWords, eventWords, prompt } from "./words";

const t = (key: string, args: Record<string, string | number> = {}): string =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

const SOURCE = new URL("../../../../src/manoa/games/eldorado/locale/", import.meta.url);
const CATALOGUES = Object.fromEntries(
  LANGUAGES.map((language) => [language, bundleOf(language, readFileSync(new URL(`${language}.ftl`, SOURCE), "utf-8"))]),
) as Record<Language, ReturnType<typeof bundleOf>>;

/** A strip of spaces from west to east, tile by tile; the last three are the finish, bent as on the end tile. */
function strip(rows: [string, Terrain, number][]): Space[] {
  return rows.map(([tile, terrain, value], q) => ({
    id: `h${q}`,
    q,
    r: 0,
    tile,
    terrain,
    value,
    start: terrain === "start" ? 1 : null,
    finish: tile === "end",
    cave: false,
  }));
}

const SPACES: Space[] = [
  ...strip([
    ["A", "start", 0],
    ["A", "jungle", 1],
    ["A", "jungle", 2],
    ["B", "jungle", 1],
    ["B", "water", 1],
    ["end", "jungle", 1],
  ]),
  { id: "h6", q: 4, r: 1, tile: "B", terrain: "jungle", value: 1, start: null, finish: false, cave: false },
  { id: "h7", q: 6, r: -1, tile: "end", terrain: "jungle", value: 1, start: null, finish: true, cave: false },
  { id: "h8", q: 4, r: -1, tile: "B", terrain: "mountain", value: 0, start: null, finish: false, cave: true },
  { id: "h9", q: 5, r: 1, tile: "end", terrain: "jungle", value: 1, start: null, finish: true, cave: false },
];
const MAP = { spaces: SPACES, joints: [{ id: "j0", between: ["A", "B"] as [string, string], edges: [["h2", "h3"]] as [string, string][] }] };
const chart = chartOf(MAP);

function table(change: Partial<View> = {}): View {
  const seat = (number: number, space: string | null) => ({
    seat: number,
    hand_size: 4,
    draw_size: 4,
    discard: {},
    played: {},
    removed: {},
    tokens: {},
    blockades: [],
    home: null,
    pawns: [{ id: `p${number}-0`, space }],
  });
  return {
    seat: 0,
    route: "first-game",
    edition: "2023",
    first: 0,
    round: 1,
    round_limit: null,
    over: false,
    asked: { seat: 0, what: "play" },
    map: MAP,
    blockades: [{ joint: "j0", number: 1, terrain: "jungle", value: 1 }],
    caves: [{ cave: "c0", space: "h8", left: 4 }],
    market: { slots: [], above: [], all_on_sale: false },
    seats: [seat(0, "h1"), seat(1, null)],
    last_round: false,
    ranking: null,
    ...change,
  };
}

function choice(action: number, words: Record<string, unknown> & { kind: string }): Choice {
  return { action, description: words };
}

describe("the chart", () => {
  it("knows neighbours, crossings and the way home", () => {
    expect(chart.places.get("h3")?.near.sort()).toEqual(["h2", "h4", "h8"]);
    expect(chart.crossing.get(crossingKey("h3", "h2"))).toBe("j0");
    expect(chart.places.get("h2")?.joints).toEqual(["j0"]);
    expect(chart.toGo.get("h5")).toBe(0);
    expect(chart.toGo.get("h1")).toBe(4);
    expect(chart.toGo.has("h8")).toBe(false);
  });

  it("chains the sides of a joint into a line and puts the gate beyond the finish", () => {
    expect(chart.seams[0]?.lines[0]).toHaveLength(2);
    // The middle finish space is h5; its finish neighbours lie at (+1, -1) and (0, +1).
    expect(gateOf(SPACES)).toEqual([
      [4, 1],
      [4, 0],
      [5, -1],
    ]);
  });

  it("finds the nearest thing in a direction", () => {
    const things = [
      { x: 10, y: 0, name: "east" },
      { x: 30, y: 0, name: "far" },
      { x: 0, y: -10, name: "north" },
    ];
    expect(nearest(things, { x: 0, y: 0 }, 1, 0)?.name).toBe("east");
    expect(nearest(things, { x: 0, y: 0 }, 0, -1)?.name).toBe("north");
    expect(nearest(things, { x: 0, y: 0 }, -1, 0)).toBeNull();
  });
});

describe("ways", () => {
  it("walks as far as the power goes, and no farther", () => {
    const reach = reachOf(chart, table({ blockades: [] }), "h1", "machete", 3);
    expect([...reach.spaces].map(([id, way]) => [id, way.cost])).toEqual([
      ["h2", 2],
      ["h3", 3],
    ]);
  });

  it("pays for a blockade before it goes on", () => {
    const reach = reachOf(chart, table(), "h1", "machete", 4);
    expect(reach.joints.get("j0")).toMatchObject({ cost: 3 });
    expect(reach.spaces.get("h3")).toMatchObject({
      cost: 4,
      legs: [
        { kind: "step", to: "h2" },
        { kind: "overcome", joint: "j0" },
        { kind: "step", to: "h3" },
      ],
    });
    expect(reachOf(chart, table(), "h1", "machete", 3).spaces.has("h3")).toBe(false);
  });

  it("goes round pawns unless they may be passed", () => {
    const view = table({ blockades: [] });
    view.seats[1]!.pawns[0]!.space = "h2";
    expect(reachOf(chart, view, "h1", "machete", 6).spaces.size).toBe(0);
    view.asked.passing = true;
    expect(reachOf(chart, view, "h1", "machete", 6).spaces.has("h2")).toBe(true);
  });

  it("heeds the symbol and ends at the finish", () => {
    const view = table({ blockades: [] });
    expect(reachOf(chart, view, "h3", "paddle", 3).spaces.has("h4")).toBe(true);
    expect(reachOf(chart, view, "h3", "coin", 3).spaces.size).toBe(0);
    expect(reachOf(chart, view, "h6", "machete", 6).spaces.get("h9")?.cost).toBe(1);
    expect(reachOf(chart, view, "h6", "machete", 6).spaces.get("h7")).toBeUndefined();
  });
});

describe("choices", () => {
  const choices = [
    choice(0, { kind: "stop", pawn: "p0-0", lost: 3 }),
    choice(1, { kind: "step", pawn: "p0-0", to: "h2", direction: "e", by: "power", cost: 2 }),
    choice(2, { kind: "play", card: "native" }),
    choice(3, { kind: "tender", card: "scout", token: "symbol", coins: 2 }),
    choice(4, { kind: "tender", token: "coin-1", coins: 1 }),
    choice(5, { kind: "buy", pile: "scout", price: 1 }),
  ];

  it("lie with the things that they belong to", () => {
    const offer = offerOf(choices);
    expect(offer.stop?.action).toBe(0);
    expect([...offer.cards.keys()]).toEqual(["native", "scout"]);
    expect([...offer.tokens.keys()]).toEqual(["coin-1"]);
    expect([...offer.piles.keys()]).toEqual(["scout"]);
    expect([...offer.spaces.keys()]).toEqual(["h2"]);
    expect(offerOf([]).any).toBe(false);
  });

  it("are found by some of their words", () => {
    expect(matching(choices, { kind: "step", to: "h2" })[0]?.action).toBe(1);
    expect(matching(choices, { kind: "step", to: "h3" })).toEqual([]);
    expect(matching(choices, { kind: "tender" })).toHaveLength(2);
  });

  it("are said in the words of the game", () => {
    expect(choiceWords(choices[1]!, table(), t)).toContain("choice-step-power");
    expect(choiceWords(choices[1]!, table(), t)).toContain("terrain=terrain-jungle");
    expect(choiceWords(choices[3]!, table(), t)).toContain("choice-tender-changed");
    expect(choiceWords(choices[5]!, table(), t)).toContain("card=card-scout");
  });

  it("put a hand away: what goes, then done if anything stays", () => {
    const hand = [
      { card: "scout", keep: false },
      { card: "sailor", keep: true },
    ];
    expect(puttingAway(hand)).toEqual([{ kind: "discard", card: "scout" }, { kind: "done" }]);
    expect(puttingAway([{ card: "scout", keep: false }])).toEqual([{ kind: "discard", card: "scout" }]);
  });

  it("make targets, and places that several steps reach", () => {
    const view = table({
      blockades: [],
      asked: { seat: 0, what: "move", moving: { pawn: "p0-0", card: "trailblazer", symbol: "machete", power: 3 } },
    });
    const targets = targetsOf(chart, view, offerOf(choices), choices, t);
    expect(targets.map(({ id, cost, choices: own }) => [id, cost, own.length])).toEqual([
      ["h2", 2, 1],
      ["h3", 3, 0],
    ]);
    expect(walking(targets[1]!.way!, "p0-0")).toEqual([
      { kind: "step", to: "h2", pawn: "p0-0" },
      { kind: "step", to: "h3", pawn: "p0-0" },
    ]);
    // Without the first step on offer, the far place is none.
    expect(targetsOf(chart, view, offerOf(choices.slice(0, 1)), choices.slice(0, 1), t)).toEqual([]);
  });
});

describe("space first, then card", () => {
  const plays = [
    choice(1, { kind: "play", card: "explorer", symbol: "machete", power: 1, pawn: "p0-1" }),
    choice(2, { kind: "play", card: "trailblazer", symbol: "machete", power: 3, pawn: "p0-0" }),
    choice(3, { kind: "token", token: "machete-2", pawn: "p0-0" }),
    choice(4, { kind: "play", card: "cartographer" }),
    choice(5, { kind: "buy", pile: "scout", price: 1 }),
  ];
  const view = table({ blockades: [] });
  view.seats[0]!.pawns = [
    { id: "p0-0", space: "h1" },
    { id: "p0-1", space: "h4" },
  ];

  it("knows every card and token that leads to a space, the least wasteful first", () => {
    const { spaces } = plansOf(chart, view, plays);
    const found = (id: string): number[][] => spaces.get(id)?.map(({ choice: { action }, over }) => [action, over]) ?? [];
    expect([...spaces.keys()].sort()).toEqual(["h2", "h3", "h5", "h6"]);
    expect(found("h2")).toEqual([[3, 0], [2, 1]]);
    expect(found("h3")).toEqual([[1, 0], [2, 0]]);
    expect(found("h6")).toEqual([[1, 0]]);
  });

  it("goes there by itself if there is one way, with the right pawn", () => {
    const only = plansOf(chart, view, plays).spaces.get("h6");
    expect(only).toHaveLength(1);
    expect(carryingOut(only![0]!)).toEqual([
      { kind: "play", card: "explorer", symbol: "machete", power: 1, pawn: "p0-1" },
      { kind: "step", to: "h6", pawn: "p0-1" },
    ]);
    desk.reach(only!);
    expect([desk.asking.length, desk.queue.length]).toEqual([0, 2]);
  });

  it("asks which card is meant if there are several, and then goes on with it", () => {
    const several = plansOf(chart, view, plays).spaces.get("h2")!;
    desk.reach(several);
    expect(desk.asking.map(({ action }) => action)).toEqual([3, 2]);
    desk.answer(plays[1]!, () => undefined);
    expect(desk.queue.map(({ kind }) => kind)).toEqual(["play", "step"]);
    desk.begin([]);
  });

  it("says what a click does", () => {
    const targets = plannedTargets(chart, view, plays, t);
    expect(targets.find(({ id }) => id === "h2")?.label).toMatch(/^table-with-one-of /);
    expect(targets.find(({ id }) => id === "h6")?.label).toMatch(/^table-with-card .*card=card-explorer/);
    const blocked = plannedTargets(chart, table(), [plays[1]!], t);
    expect(blocked.filter(({ kind }) => kind === "joint").map(({ id, cost }) => [id, cost])).toEqual([["j0", 3]]);
  });
});

describe("the fan", () => {
  it("keeps places; the touched card goes, the card in use stays up", () => {
    const first = fanned([], { explorer: 2, scout: 1 }, null, null);
    expect(first.map((held) => held.card)).toEqual(["explorer", "explorer", "scout"]);
    const used = fanned(first, { explorer: 1, scout: 1 }, "explorer", first[0]!.key);
    expect(used.map((held) => [held.key, held.used])).toEqual([
      [first[0]!.key, true],
      [first[1]!.key, false],
      [first[2]!.key, false],
    ]);
    const after = fanned(used, { explorer: 1, scout: 1, sailor: 1 }, null, null);
    expect(after.map((held) => held.card)).toEqual(["explorer", "scout", "sailor"]);
    expect(after[0]!.key).toBe(first[1]!.key);
    // Taken back, the card returns to its place.
    expect(fanned(used, { explorer: 2, scout: 1 }, null, null).map((held) => held.key)).toEqual(
      first.map((held) => held.key),
    );
  });

  it("shows a card in use that was never seen in the hand", () => {
    expect(fanned([], {}, "scout", null)).toMatchObject([{ card: "scout", used: true }]);
  });
});

describe("what happened", () => {
  const log: LogEntry[] = [
    { move: 1, events: [{ kind: "steps", seat: 0, pawn: 1, to: "h1" }] },
    { move: 2, events: [{ kind: "buys", seat: 0, card: "scout", number: 1 }, { kind: "turn", seat: 1, round: 1 }] },
    { move: 3, events: [{ kind: "steps", seat: 1, pawn: 1, to: "h2" }, { kind: "turn", seat: 0, round: 2 }] },
    { move: 4, events: [{ kind: "steps", seat: 0, pawn: 1, to: "h3" }, { kind: "steps", seat: 0, pawn: 1, to: "h5" }] },
  ];
  const end = table();
  end.seats[0]!.blockades = [3, 5];
  end.seats[1]!.home = 1;
  const snapshot = { view: end, log, moves: 4, seat: 0, table: { seats: [] } } as unknown as Snapshot;

  it("is told by turns", () => {
    expect(lastTurn(log, 0).map((event) => event["to"])).toEqual(["h3", "h5"]);
    expect(lastTurn(log, 1).map((event) => event["to"])).toEqual(["h2"]);
    expect(lastTurn(log.slice(0, 3), 0).map((event) => event.kind)).toEqual(["steps", "buys"]);
  });

  it("is summed up in whole words, in every language and without ids", () => {
    const turn: GameEvent[] = [
      { kind: "plays-for-power", seat: 0, card: "explorer", symbol: "machete", number: 1 },
      { kind: "steps", seat: 0, pawn: 1, to: "h1", terrain: "jungle" },
      { kind: "plays-for-power", seat: 0, card: "explorer", symbol: "machete", number: 1 },
      { kind: "steps", seat: 0, pawn: 1, to: "h2", terrain: "jungle" },
      { kind: "overcomes", seat: 0, number: 3, terrain: "rubble", joint: "j0" },
      { kind: "pays-for-rubble", seat: 0, card: "sailor" },
      { kind: "tenders", seat: 0, card: "traveller" },
      { kind: "buys", seat: 0, card: "scout", number: 1 },
      { kind: "discards", seat: 0, card: "sailor" },
      { kind: "draws", seat: 0, number: 4 },
    ];
    const named = { ...snapshot, table: { seats: [{ name: "Ada" }] } } as unknown as Snapshot;
    const told = (language: Language): string => turnWords(turn, named, (key, args) => say(CATALOGUES[language], key, args));
    expect(told("en")).toBe(
      "Ada goes 2 spaces (jungle) with Explorer ×2, pays Sailor for rubble, takes blockade 3 (rubble) and buys Scout for 1 coin.",
    );
    expect(told("pl")).toContain("Ada przechodzi 2 pola (dżungla; karty: ");
    for (const language of LANGUAGES) expect(told(language)).not.toMatch(/\bh\d|table-|card-|terrain-/);
    expect(turnWords([{ kind: "draws", seat: 0, number: 4 }], named, t)).toBe("table-turn player=Ada doings=table-doing-nothing");
    expect(inBrief(lastTurn(log, 1), named, t)).toMatch(/^Table-doing-goes number=1 /);
    expect(eventWords(turn[1]!, named, t)).toBe("event-steps player=Ada pawn=1 to=h1 terrain=terrain-jungle");
  });

  it("is told line by line in its order, each with its places", () => {
    const turn: GameEvent[] = [
      { kind: "plays-action", seat: 0, card: "cartographer" },
      { kind: "draws", seat: 0, number: 2 },
      { kind: "plays-for-power", seat: 0, card: "trailblazer", symbol: "machete", number: 3 },
      { kind: "steps", seat: 0, pawn: 1, to: "h2", terrain: "jungle" },
      { kind: "overcomes", seat: 0, number: 1, terrain: "jungle", joint: "j0" },
      { kind: "steps", seat: 0, pawn: 1, to: "h3", terrain: "jungle" },
      { kind: "explores", seat: 0, token: "draw", cave: "c0" },
      { kind: "leaves-at-camp", seat: 0, card: "sailor" },
      { kind: "leaves-at-camp", seat: 0, card: "sailor" },
      { kind: "steps", seat: 0, pawn: 1, to: "h6", terrain: "camp" },
      { kind: "tenders", seat: 0, card: "traveller" },
      { kind: "tenders", seat: 0, card: "traveller" },
      { kind: "buys", seat: 0, card: "photographer", number: 2 },
      { kind: "discards", seat: 0, card: "sailor" },
      { kind: "draws", seat: 0, number: 4 },
    ];
    const told = (language: Language): LogLine[] => turnLines(turn, snapshot, (key, args) => say(CATALOGUES[language], key, args));
    expect(told("en")).toEqual([
      { text: "Plays Cartographer and draws 2 cards.", places: [] },
      { text: "Goes 1 space (jungle) with Trailblazer.", places: ["h2"] },
      { text: "Takes blockade 1 (jungle).", places: ["j0"] },
      { text: "Goes 1 space (jungle).", places: ["h3"] },
      { text: "Finds a cave token: Draw.", places: ["h8"] },
      { text: "Leaves Sailor ×2 at the base camp for good.", places: ["h6"] },
      { text: "Buys Photographer for 2 coins with Traveller ×2.", places: [] },
      { text: "Discards Sailor.", places: [] },
    ]);
    for (const language of LANGUAGES) {
      for (const { text } of told(language)) expect(text).not.toMatch(/\b[hjc]\d|table-|card-|terrain-/);
    }
  });

  it("does not call a turn idle that still goes on", () => {
    const paying: GameEvent[] = [{ kind: "draws", seat: 1, number: 1 }];
    const going = { ...snapshot, view: table({ asked: { seat: 1, what: "tender" } }), log: [...log, { move: 5, events: paying }] };
    expect(turnLines(paying, going, t)).toEqual([]);
    expect([turnWords(paying, going, t), inBrief(paying, going, t)]).toEqual(["", ""]);
    const over = { ...going, view: table() };
    expect(turnLines(paying, over, t).map(({ text }) => text)).toEqual(["Table-doing-nothing."]);
  });

  it("leaves a trail of each pawn's last turn, from where it stood", () => {
    const played = trails(log, table({ seats: [...table().seats] }), chart);
    expect(played.get("p0-0")).toEqual(["h1", "h3", "h5"]);
    expect(played.get("p1-0")).toEqual(["h2"]);
    expect(trails(log.slice(0, 1), table(), chart).get("p0-0")).toEqual(["h0", "h1"]);
  });

  it("asks in words that fit one card, and knows who is home", () => {
    for (const language of LANGUAGES) {
      const say1 = (kind: string, keep: number, discard: number): string =>
        say(CATALOGUES[language], "table-put-away", { kind, keep, discard });
      expect(say1("none", 0, 1)).not.toMatch(/\d/);
      expect(say1("all", 1, 0)).not.toMatch(/\d/);
      expect(say1("none", 0, 3)).toContain("3");
    }
    const home = table();
    home.seats[0]!.home = 1;
    const props = { snapshot: { ...snapshot, view: home, choices: [choice(0, { kind: "end" })] }, t } as unknown as TableProps;
    expect(prompt(props)).toBe("table-home-end");
    home.seats[0]!.home = null;
    expect(prompt(props)).toBe("table-nothing-left");
  });

  it("is walked, hex by hex", () => {
    expect(walks(log, 2)).toEqual(new Map([["p1-0", ["h2"]], ["p0-0", ["h3", "h5"]]]));
    const at = standing(chart, table());
    expect(at.get("p0-0")).toMatchObject({ x: chart.places.get("h1")!.x });
    expect(at.has("p1-0")).toBe(true);
  });

  it("is counted", () => {
    expect(statistics(log, snapshot, t).map((row) => row.values)).toEqual([
      ["table-spaces-to-go number=4", "cli-at-home"],
      ["2 (5, 3)", "0"],
      ["2", "1"],
      ["3", "1"],
      ["1", "0"],
      ["1", "0"],
    ]);
  });

  it("lets one's own purchase fly, once", () => {
    expect(arriving({ ...snapshot, moves: 2, log: log.slice(0, 2) }, 1)).toEqual(["scout"]);
    expect(arriving(snapshot, 1)).toEqual([]);
  });
});
