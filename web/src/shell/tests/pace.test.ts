import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Speed } from "../game";
import { Pace, PAUSE } from "../pace";
import { snapshot } from "./fixtures";

let shown: number[];
let speed: Speed;
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  speed = "normal";
  pace = new Pace(
    (each) => shown.push(each.ply),
    () => speed,
    () => Date.now(),
  );
  pace.jump(snapshot(0));
});
afterEach(() => vi.useRealTimers());

describe("others' turns", () => {
  it("are shown one decision at a time", () => {
    for (const ply of [1, 2, 3]) pace.push(snapshot(ply));
    expect(shown).toEqual([0]);
    vi.advanceTimersByTime(PAUSE.normal);
    expect(shown).toEqual([0, 1]);
    expect(pace.behind).toBe(2);
    vi.advanceTimersByTime(2 * PAUSE.normal);
    expect(shown).toEqual([0, 1, 2, 3]);
    expect(pace.behind).toBe(0);
  });

  it("are shown at once when nothing was shown for a while", () => {
    vi.advanceTimersByTime(60_000);
    pace.push(snapshot(1));
    vi.advanceTimersByTime(0);
    expect(shown).toEqual([0, 1]);
  });

  it("can be skipped", () => {
    for (const ply of [1, 2, 3]) pace.push(snapshot(ply));
    pace.skip();
    expect(shown).toEqual([0, 3]);
    vi.runAllTimers();
    expect(shown).toEqual([0, 3]);
  });

  it("are not shown one by one at the speed 'skip'", () => {
    speed = "skip";
    pace.push(snapshot(1));
    pace.push(snapshot(2));
    expect(shown).toEqual([0, 1, 2]);
  });

  it("do not pile up in a tab that slept", () => {
    for (let ply = 1; ply <= 200; ply++) pace.push(snapshot(ply));
    expect(pace.behind).toBeLessThan(100);
    vi.runAllTimers();
    expect(shown.at(-1)).toBe(200);
  });
});

describe("one's own decisions", () => {
  it("are shown at once and overtake what waits", () => {
    pace.push(snapshot(1));
    pace.jump(snapshot(2));
    expect(shown).toEqual([0, 2]);
    vi.runAllTimers();
    expect(shown).toEqual([0, 2]);
  });
});

describe("old news", () => {
  it("change nothing", () => {
    pace.jump(snapshot(5));
    pace.push(snapshot(4));
    pace.jump(snapshot(3));
    vi.runAllTimers();
    expect(shown).toEqual([0, 5]);
  });

  it("of the same ply replace the shown position in place", () => {
    pace.push(snapshot(0));
    expect(shown).toEqual([0, 0]);
    expect(pace.behind).toBe(0);
  });
});
