import { describe, expect, it } from "vitest";
import { mergeLog, resumeFrom, turnsOf } from "../log";
import { entry } from "./fixtures";

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
