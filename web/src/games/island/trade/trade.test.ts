import { describe, expect, it } from "vitest";
import type { Choice, GameEvent, Snapshot } from "../../../shell/game";
import { viewOf, type Cards, type DraftBounds, type Reason, type Resource, type View } from "../view";
import {
  canTrade,
  isTrading,
  lastAnswer,
  termsOf,
  tradesOf,
} from "./trades";
import { answering, bargainOf, changed, whyNotMade, whyNotMore } from "./drafts";

const t = (key: string, args: Record<string, string | number> = {}): string =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

const choose = (action: number, words: Choice["description"]): Choice => ({ action, description: words });

function snapshot(changes: Partial<View> = {}, choices: Choice[] = [], events: GameEvent[] = []): Snapshot {
  const view = {
    seat: 0,
    active: 0,
    asked: { seat: 0, what: "explore", offers: 2 },
    map: { trade: { most: 3, offers: 3 } },
    bank: { wood: 20, food: 20, gold: 20 },
    buildings: [],
    offer: null,
    seats: [
      { seat: 0, explorer: "hector", bank_rate: 5, cards: { wood: 5, food: 1, gold: 0 }, hand_size: 6 },
      { seat: 1, explorer: "laffite", bank_rate: 5, cards: { wood: 0, food: 2, gold: 3 }, hand_size: 5 },
      { seat: 2, explorer: "william", bank_rate: 3, cards: { wood: 3, food: 0, gold: 0 }, hand_size: 3 },
    ],
    ...changes,
  };
  const names = ["Ada", "Bruno", "Carla"].map((name, seat) => ({ seat, name }));
  const log = [{ move: 1, events }];
  return { table: { id: "t1", seats: names }, seat: 0, ply: 0, moves: 0, view, choices, log } as unknown as Snapshot;
}

const offer = (give: object, want: object, more: object = {}): Partial<View> => ({
  offer: { from: 0, to: 1, give, want, counter: false, answers: null, ...more },
  asked: { seat: 0, what: "offer" },
});

const why = (key: string): Reason => ({ key, rule: null, arguments: {} });
const each = (key: string): DraftBounds["both"] => ({ wood: why(key), food: why(key), gold: why(key) });
const bound = (most: number): DraftBounds["give"]["wood"] => {
  return { most, why: why(most === 3 ? "refused-offer-full" : "refused-not-held") };
};
function bounds(wood: number, food: number, gold: number): DraftBounds["give"] {
  return { wood: bound(wood), food: bound(food), gold: bound(gold) };
}
/** Of the hands above. */
const BOUNDS: DraftBounds = {
  give: bounds(3, 1, 0),
  partners: [
    { seat: 1, want: bounds(0, 2, 3), cards: 5 },
    { seat: 2, want: bounds(3, 0, 0), cards: 3 },
  ],
  short: each("refused-not-held"),
  both: each("refused-both-sides"),
  empty: why("refused-nothing-given"),
  same: why("refused-offered-already"),
};

describe("the server's choices for trade", () => {
  it("all lie on something", () => {
    const kinds: Choice["description"][] = [
      { kind: "offer", rival: 1 },
      { kind: "offer", rival: 2 },
      { kind: "bank", give: "wood", number: 5, resource: "food" },
      { kind: "bank", give: "wood", number: 5, resource: "gold" },
      { kind: "bank", give: "gold", number: 5, resource: "wood" },
      { kind: "give", resource: "wood", number: 1 },
      { kind: "want", resource: "gold", number: 2 },
      { kind: "propose" },
      { kind: "drop" },
      { kind: "accept" },
      { kind: "decline" },
      { kind: "counter", rival: 1 },
    ];
    const trades = tradesOf(kinds.map((words, action) => choose(action, words)));
    const lying = [
      ...[trades.partners, trades.give, trades.want].flatMap((group) => [...group.values()]),
      ...[...trades.bank.values()].flat(),
      trades.propose,
      trades.drop,
      trades.accept,
      trades.decline,
      trades.counter,
    ];
    expect(lying.map((choice) => choice?.action).sort((a = 0, b = 0) => a - b)).toEqual(kinds.map((_, at) => at));
    expect(trades.bank.get("wood")).toHaveLength(2);
  });

  it("say whether there is trade at all", () => {
    expect(canTrade(snapshot({}, [choose(1, { kind: "end" })]))).toBe(false);
    expect(canTrade(snapshot({}, [choose(1, { kind: "bank", give: "wood" })]))).toBe(true);
    expect(isTrading(snapshot())).toBe(false);
    expect(isTrading(snapshot(offer({}, {})))).toBe(true);
    // Others who trade do not take the own tray.
    expect(isTrading(snapshot({ ...offer({}, {}), asked: { seat: 1, what: "answer" } }))).toBe(false);
  });
});

describe("an offer", () => {
  it("means one thing to who makes it and the other to who gets it", () => {
    const mine = offer({ wood: 2 }, { gold: 1 });
    expect(termsOf(viewOf(snapshot(mine)))).toEqual({ give: { wood: 2 }, get: { gold: 1 }, other: 1, counter: false });
    const theirs = snapshot({ ...mine, seat: 1 });
    expect(termsOf(viewOf(theirs))).toEqual({ give: { gold: 1 }, get: { wood: 2 }, other: 0, counter: false });
    expect(termsOf(viewOf(snapshot({ ...mine, seat: 2 })))).toBeNull();
  });

  it("may be answered by another one", () => {
    const counter = { offer: { from: 1, to: 0, give: { gold: 1 }, want: { wood: 3 }, counter: true, answers: null } };
    const terms = termsOf(viewOf(snapshot(counter)));
    expect(terms).toEqual({ give: { wood: 3 }, get: { gold: 1 }, other: 1, counter: true });
  });

  it.each<["give" | "want", Resource, Cards, Cards, string | null]>([
    ["give", "wood", {}, {}, null],
    ["give", "wood", {}, { wood: 1 }, "refused-both-sides"],
    ["give", "wood", { wood: 3 }, {}, "refused-offer-full"],
    ["give", "gold", {}, {}, "refused-not-held"],
    ["want", "gold", {}, { gold: 2 }, null],
    ["want", "food", {}, { food: 2 }, "refused-not-held"],
  ])("tells whether it can %s more %s", (side, kind, give, want, why) => {
    const reason = whyNotMore({ give, want }, side, kind, BOUNDS, [BOUNDS.partners[0]!]);
    expect(reason?.key ?? null).toBe(why);
  });

  it("to everyone goes to those who have what is wanted; a counter-offer begins with the offer", () => {
    expect(bargainOf({ give: { food: 1 }, want: { wood: 1 } }, BOUNDS.partners, BOUNDS).partners).toEqual([2]);
    const draft = answering({ wood: 2 }, { gold: 1 });
    expect(draft).toEqual({ give: { wood: 2 }, want: { gold: 1 } });
    expect(changed(draft, "give", "wood", -1).give).toEqual({ wood: 1 });
  });

  it("tells why it cannot be made", () => {
    const made = { give: { wood: 1 }, want: {} };
    expect(whyNotMade({ give: {}, want: {} }, BOUNDS, BOUNDS.partners)?.key).toBe("refused-nothing-given");
    expect(whyNotMade(made, BOUNDS, BOUNDS.partners)).toBeNull();
    expect(whyNotMade(made, BOUNDS, BOUNDS.partners, made)?.key).toBe("refused-offered-already");
    // Nobody has both, and of a hidden hand no more can be asked for than it holds.
    expect(whyNotMade({ give: {}, want: { wood: 1, gold: 1 } }, BOUNDS, BOUNDS.partners)?.key).toBe("refused-not-held");
    const hidden = { ...BOUNDS.partners[0]!, cards: 1, want: bounds(1, 1, 1) };
    expect(whyNotMore({ give: {}, want: { wood: 1 } }, "want", "gold", BOUNDS, [hidden])?.key).toBe("refused-not-held");
  });

  it("is remembered with its answer until the turn is over", () => {
    const declines: GameEvent = { kind: "declines", seat: 1, rival: 0 };
    expect(lastAnswer(snapshot({}, [], [declines]), t)).toBe("island-line-declines rival=Ada player=Bruno");
    expect(lastAnswer(snapshot({}, [], [{ ...declines, rival: 2 }]), t)).toBe("");
    expect(lastAnswer(snapshot({}, [], [declines, { kind: "turn", seat: 1, round: 2 }]), t)).toBe("");
  });
});
