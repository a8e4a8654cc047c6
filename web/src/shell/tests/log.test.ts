import { describe, expect, it } from "vitest";
import type { GameModule, Translate } from "../game";
import { mergeLog, resumeFrom, turnLines, turnsOf, turnText, type Turn } from "../log";
import { entry, snapshot } from "./fixtures";

const moves = (log: { move: number }[]): number[] => log.map((each) => each.move);

describe("the log", () => {
  it("grows by what comes", () => {
    expect(moves(mergeLog([entry(1), entry(2)], [entry(3)], 3))).toEqual([1, 2, 3]);
  });

  it("takes news for old entries", () => {
    const merged = mergeLog([entry(1), entry(2, "steps"), entry(3)], [entry(2, "buys")], 2);
    expect(moves(merged)).toEqual([1, 2]);
    expect(merged[1]?.events[0]?.kind).toBe("buys");
  });

  it("shrinks when something is taken back", () => {
    expect(moves(mergeLog([entry(1), entry(2), entry(3)], [], 1))).toEqual([1]);
  });

  it("is asked for again from two turns back, where no undo reaches", () => {
    const log = [entry(1, "turn"), entry(2), entry(3, "draws", "turn"), entry(4), entry(5, "turn"), entry(6)];
    expect(resumeFrom(log)).toBe(2);
    expect(resumeFrom([])).toBe(0);
  });

  it("is told by turns", () => {
    const turns = turnsOf([entry(2, "steps"), entry(4, "buys", "turn"), entry(5, "draws")]);
    expect(turns.map((turn) => [turn.seat, turn.events.map((event) => event.kind)])).toEqual([
      [0, ["steps", "buys"]],
      [0, ["draws"]],
    ]);
  });
});

describe("a turn", () => {
  const turn = turnsOf([entry(1, "turn"), entry(2, "steps"), entry(3, "steps"), entry(4, "buys")])[0] as Turn;
  const plain: Pick<GameModule, "eventWords"> = { eventWords: ({ kind }) => `${kind}.` };
  const t: Translate = (key) => key;

  it("is told line by line, and what happens over and over once", () => {
    const lines = turnLines(plain, turn, snapshot(4), t);
    expect(lines.map((line) => line.text)).toEqual(["steps. (×2)", "buys."]);
    expect(turnText(plain, turn, snapshot(4), t)).toBe("steps. (×2) buys.");
  });

  it("is told by its game with the places it tells of", () => {
    const telling: Pick<GameModule, "eventWords" | "turnLines"> = {
      ...plain,
      turnLines: (events) => events.map(({ kind }, number) => ({ text: kind, places: [`h${number}`] })),
    };
    expect(turnLines(telling, turn, snapshot(4), t).map((line) => line.places)).toEqual([["h0"], ["h1"], ["h2"]]);
  });
});
