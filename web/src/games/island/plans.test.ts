import { describe, expect, it } from "vitest";
import type { Choice, Snapshot } from "../../shell/game";
import { accepted, nextOf, type Plan } from "./plans";

function snapshot(what: string, choices: Choice["description"][], more: object = {}): Snapshot {
  const view = { seat: 0, over: false, asked: { seat: 0, what }, ways: {}, offer: null, ...more };
  return { seat: 0, view, log: [], choices: choices.map((words, action) => ({ action, description: words })) } as unknown as Snapshot;
}

function step(plan: Plan, shown: Snapshot): { action: number; rest: Plan | null } | string | null {
  const next = nextOf(plan, shown);
  return next === null || next === "wait" ? next : { action: next.choice.action, rest: next.rest };
}

describe("a way of several steps", () => {
  const walk: Plan = { kind: "walk", to: "i65" };
  const near = { kind: "step", to: "i64", battle: null, opens: false };

  it("is gone by the server's steps, one after the other", () => {
    expect(step(walk, snapshot("explore", [near], { ways: { i65: ["i64", "i65"] } }))).toEqual({ action: 0, rest: walk });
    expect(step(walk, snapshot("explore", [{ ...near, to: "i65" }]))).toEqual({ action: 0, rest: null });
  });

  it("waits for others, and ends where something else is asked or somebody stands", () => {
    expect(step(walk, snapshot("react", [], { asked: { seat: 1, what: "react" } }))).toBe("wait");
    expect(step(walk, snapshot("answer", [{ kind: "accept" }]))).toBeNull();
    expect(step(walk, snapshot("explore", [{ ...near, to: "i65", battle: {} }]))).toBeNull();
  });
});

describe("cards that were chosen together", () => {
  it("are taken one by one", () => {
    const kinds = [{ kind: "harvest", resource: "wood" }, { kind: "harvest", resource: "gold" }];
    const plan: Plan = { kind: "pick", what: "harvest", cards: { wood: 1, gold: 1 } };
    const rest: Plan = { kind: "pick", what: "harvest", cards: { wood: 0, gold: 1 } };
    expect(step(plan, snapshot("harvest", kinds))).toEqual({ action: 0, rest });
    expect(step(rest, snapshot("harvest", kinds))).toEqual({ action: 1, rest: null });
    expect(step(rest, snapshot("explore", kinds))).toBeNull();
  });
});

describe("an offer that was thought out", () => {
  const plan: Plan = { kind: "bargain", partners: [1, 2], give: { wood: 1 }, want: { gold: 1 } };

  it("goes to one after the other with all its cards", () => {
    const offers = [{ kind: "offer", rival: 2 }, { kind: "offer", rival: 1 }];
    const rest = { ...plan, partners: [2] } as Plan;
    expect(step(plan, snapshot("explore", offers))).toEqual({ action: 1, rest });
    const built = (give: object, want: object): object => ({ offer: { from: 0, to: 1, give, want } });
    const acts = [{ kind: "drop" }, { kind: "propose" }, { kind: "give", resource: "wood" }, { kind: "want", resource: "gold" }];
    expect(step(rest, snapshot("offer", acts, built({}, {})))).toMatchObject({ action: 2 });
    expect(step(rest, snapshot("offer", acts, built({ wood: 1 }, {})))).toMatchObject({ action: 3 });
    expect(step(rest, snapshot("offer", acts, built({ wood: 1 }, { gold: 1 })))).toEqual({ action: 1, rest });
    expect(step(rest, snapshot("explore", offers))).toEqual({ action: 0, rest: { ...plan, partners: [] } });
  });

  it("ends with a counter-offer, and when somebody accepts", () => {
    expect(step(plan, snapshot("answer", [{ kind: "accept" }]))).toBeNull();
    const shown = snapshot("explore", []);
    shown.log = [{ move: 7, events: [{ kind: "accepts", seat: 1, rival: 0 }] }];
    expect([accepted(shown, 6), accepted(shown, 7)]).toEqual([true, false]);
  });

  it("answers an offer as a counter-offer", () => {
    const counter: Plan = { ...plan, partners: null };
    expect(step(counter, snapshot("answer", [{ kind: "decline" }, { kind: "counter" }]))).toEqual({ action: 1, rest: counter });
  });
});
