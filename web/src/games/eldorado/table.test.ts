import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Choice, GameEvent, LogEntry, LogLine, Snapshot, TableProps } from "../../shell/game";
import { bundleOf, LANGUAGES, say, type Language } from "../../shell/fluent";
import { nearest } from "../../shell/board/point";
import { chartOf, gateOf } from "./chart";
import { matching, offerOf, puttingAway } from "./choices";
import { fanned } from "./fan";
import { arriving } from "./flights";
import { interaction } from "./interaction.svelte";
import { turnLines } from "./lines";
import { carryingOut, plansOf, previewOf } from "./plans";
import { reasonsOf, reasonWords } from "./closed";
import { plannedTargets, targetsOf } from "./targets";
import type { RouteMap, Space, Terrain, View, Way } from "./view";
import { standing, trails, walks } from "./walks";
import { statistics } from "./statistics";
import { inBrief, lastTurn, turnWords } from "./turns";
import { choiceWords, eventWords, prompt } from "./sentences";

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
    left: 5 - q,
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
  { id: "h6", q: 4, r: 1, tile: "B", terrain: "jungle", value: 1, start: null, finish: false, cave: false, left: 1 },
  { id: "h7", q: 6, r: -1, tile: "end", terrain: "jungle", value: 1, start: null, finish: true, cave: false, left: 0 },
  { id: "h8", q: 4, r: -1, tile: "B", terrain: "mountain", value: 0, start: null, finish: false, cave: true, left: null },
  { id: "h9", q: 5, r: 1, tile: "end", terrain: "jungle", value: 1, start: null, finish: true, cave: false, left: 0 },
];
const MAP: RouteMap = {
  spaces: SPACES,
  joints: [{ id: "j0", between: ["A", "B"], edges: [["h2", "h3"]] }],
  cards: { trailblazer: { id: "trailblazer", symbols: ["machete"], power: 3, item: false } },
  tokens: { "machete-2": { id: "machete-2", symbol: "machete", power: 2 } },
};
const chart = chartOf(MAP);

function table(change: Partial<View> = {}): View {
  const seat = (number: number, space: string | null) => ({
    seat: number,
    hand_size: 4,
    draw_size: 4, unseen: {},
    discard: {},
    played: {},
    removed: {},
    tokens: {},
    blockades: [],
    home: null,
    pawns: [{ id: `p${number}-0`, space, start: "h0" }],
  });
  return {
    game: "eldorado",
    version: 2,
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
    ways: [],
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

function way(to: string, cost: number, actions: number[], begins: [number, number][] = [], pawn = "p0-0"): Way {
  const steps = to.startsWith("h") ? [to] : [];
  return { to, pawn, cost, spaces: steps, actions, begins: begins.map(([action, lost]) => ({ action, lost })) };
}

describe("what is closed", () => {
  const closed = [
    { description: { kind: "buy", pile: "native", price: 5 }, why: { key: "refused-cannot-pay", rule: "ED-BUY-9", arguments: { card: "native", price: 5, purse: 5.5 } } },
    { description: { kind: "play", card: "scout" }, why: { key: "refused-not-asked", rule: null, arguments: { asked: "pay" } } },
    { description: { kind: "step", to: "h3", pawn: "p0-0" }, why: { key: "refused-blocked", rule: "ED-BLOCK-1", arguments: { number: 2 } } },
  ];
  const reasons = reasonsOf({ closed } as unknown as Snapshot);

  it("lies with its thing and says the engine's sentence", () => {
    expect(reasonWords(reasons.piles.get("native"), t)).toBe("refused-cannot-pay card=card-native price=5 purse=5½");
    expect(reasonWords(reasons.cards.get("scout"), t)).toBe("refused-not-asked asked=asked-pay");
    expect(reasonWords(reasons.places.get("h3"), t)).toBe("refused-blocked number=2");
    expect(reasonWords(reasons.tokens.get("draw"), t)).toBe("");
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
      ways: [way("h3", 3, [4, 4])],
    });
    const targets = targetsOf(chart, view, offerOf(choices), t);
    expect(targets.map(({ id, cost, choices: own }) => [id, cost, own.length])).toEqual([
      ["h2", 2, 1],
      ["h3", 3, 0],
    ]);
    expect(targets[1]!.way!.actions).toEqual([4, 4]);
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
  const view = table({
    ways: [
      way("h2", 2, [4], [[3, 0], [2, 1]]),
      way("h3", 3, [4, 4], [[2, 0]]),
      way("h3", 1, [13], [[1, 0]], "p0-1"),
      way("h6", 1, [11], [[1, 0]], "p0-1"),
      way("j0", 3, [4, 16], [[2, 0]]),
    ],
  });
  view.seats[0]!.pawns = [
    { id: "p0-0", space: "h1", start: "h0" },
    { id: "p0-1", space: "h4", start: "h0" },
  ];

  it("knows every card and token that leads to a place, the least wasteful first", () => {
    const plans = plansOf(view, plays);
    const found = (id: string): number[][] => plans.get(id)?.map(({ choice: { action }, lost }) => [action, lost]) ?? [];
    expect([...plans.keys()].sort()).toEqual(["h2", "h3", "h6", "j0"]);
    expect(found("h2")).toEqual([[3, 0], [2, 1]]);
    expect(found("h3")).toEqual([[2, 0], [1, 0]]);
    expect(found("h6")).toEqual([[1, 0]]);
    expect(previewOf(view, [plays[2]!]).map(({ to }) => to)).toEqual(["h2"]);
  });

  it("goes there by itself if there is one way, with the right pawn", () => {
    const only = plansOf(view, plays).get("h6");
    expect(only).toHaveLength(1);
    expect(carryingOut(only![0]!)).toEqual([1, 11]);
    interaction.reach(only!);
    expect([interaction.asking.length, interaction.queue.length]).toEqual([0, 2]);
  });

  it("asks which card is meant if there are several, and then goes on with it", () => {
    const several = plansOf(view, plays).get("h2")!;
    interaction.reach(several);
    expect(interaction.asking.map(({ action }) => action)).toEqual([3, 2]);
    interaction.answer(plays[1]!, () => undefined);
    expect(interaction.queue).toEqual([2, 4]);
    interaction.begin([]);
  });

  it("says what a click does", () => {
    const targets = plannedTargets(chart, view, plays, t);
    expect(targets.find(({ id }) => id === "h2")?.label).toMatch(/^table-with-one-of /);
    expect(targets.find(({ id }) => id === "h6")?.label).toMatch(/^table-with-card .*card=card-explorer/);
    expect(targets.filter(({ kind }) => kind === "joint").map(({ id, cost }) => [id, cost])).toEqual([["j0", 3]]);
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
    const played = trails(log, table({ seats: [...table().seats] }));
    expect(played.get("p0-0")).toEqual(["h1", "h3", "h5"]);
    expect(played.get("p1-0")).toEqual(["h0", "h2"]);
    expect(trails(log.slice(0, 1), table()).get("p0-0")).toEqual(["h0", "h1"]);
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
