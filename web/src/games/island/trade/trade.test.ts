import { describe, expect, it } from "vitest";
import type { Choice, GameEvent, Snapshot } from "../../../shell/game";
import { ownSeat, viewOf, type Cards, type Resource, type View } from "../view";
import {
  canTrade,
  isTrading,
  lastAnswer,
  termsOf,
  tradesOf,
  whyNoBank,
  whyNoProposal,
} from "./trades";
import { answering, bargainOf, changed, whyNotMore } from "./drafts";

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
  offer: { from: 0, to: 1, give, want, counter: false, ...more },
  asked: { seat: 0, what: "offer" },
});

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
    const counter = { offer: { from: 1, to: 0, give: { gold: 1 }, want: { wood: 3 }, counter: true } };
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
    const { seats } = viewOf(snapshot());
    const holders = [seats[side === "give" ? 0 : 1]!];
    expect(whyNotMore({ give, want }, side, kind, holders, 3)).toBe(why);
  });

  it("to everyone goes to those who have what is wanted; a counter-offer begins with the offer", () => {
    const view = viewOf(snapshot());
    expect(bargainOf({ give: { food: 1 }, want: { wood: 1 } }, [1, 2], view).partners).toEqual([2]);
    const draft = answering({ wood: 2 }, { gold: 1 });
    expect(draft).toEqual({ give: { wood: 2 }, want: { gold: 1 } });
    expect(changed(draft, "give", "wood", -1).give).toEqual({ wood: 1 });
  });

  it("tells why it cannot be made", () => {
    expect(whyNoProposal(viewOf(snapshot(offer({}, { gold: 1 }))), t)).toBe("refused-nothing-given");
    expect(whyNoProposal(viewOf(snapshot(offer({ wood: 1 }, {}))), t)).toBe("refused-offered-already");
  });

  it("is remembered with its answer until the turn is over", () => {
    const declines: GameEvent = { kind: "declines", seat: 1, rival: 0 };
    expect(lastAnswer(snapshot({}, [], [declines]), t)).toBe("island-line-declines rival=Ada player=Bruno");
    expect(lastAnswer(snapshot({}, [], [{ ...declines, rival: 2 }]), t)).toBe("");
    expect(lastAnswer(snapshot({}, [], [declines, { kind: "turn", seat: 1, round: 2 }]), t)).toBe("");
  });
});

describe("the bank", () => {
  it("tells why it takes nothing", () => {
    const view = viewOf(snapshot());
    const own = ownSeat(view)!;
    expect(whyNoBank("food", view, own, t)).toBe("refused-too-few number=5 resource=food");
    const empty = viewOf(snapshot({ bank: { wood: 9, food: 0, gold: 0 } }));
    expect(whyNoBank("wood", empty, own, t)).toBe("refused-bank-empty resource=resource-food, resource-gold");
    expect(whyNoBank("wood", view, own, t)).toBe("refused-no-need");
    expect(whyNoBank("food", view, view.seats[2]!, t)).toBe("refused-too-few number=3 resource=food");
  });
});
