import { describe, expect, it } from "vitest";
import { CLOCKS, clockKey, clockWords, isNear, isOut, secondsLeft, timeText } from "../clock";
import { clockInfo } from "./fixtures";

const t = (key: string, args: Record<string, string | number> = {}): string =>
  [key, ...Object.values(args)].join(" ");
const NOON = Date.parse("2026-01-01T12:00:00+00:00");

describe("a clock", () => {
  it("runs for who decides, and stops at nothing", () => {
    const clock = clockInfo();
    expect([0, 1].map((seat) => secondsLeft(clock, seat, NOON + 12_500))).toEqual([17.5, 30]);
    expect(secondsLeft(clock, 0, NOON + 99_000)).toBe(0);
    expect(secondsLeft(clockInfo({ running: null, at: null }), 0, NOON)).toBe(30);
  });

  it.each([
    [0, "0:00"],
    [0.2, "0:01"],
    [59.5, "1:00"],
    [754, "12:34"],
    [3600, "web-time-hours 1 0"],
    [2 * 86_400 + 5 * 3600, "web-time-days 2 5"],
  ])("shows %s seconds as %s", (seconds, text) => expect(timeText(seconds, t)).toBe(text));

  it("is near its end in the last seconds, or the last hours of days", () => {
    expect(isNear(clockInfo(), 11)).toBe(false);
    expect(isNear(clockInfo(), 10)).toBe(true);
    expect(isNear(clockInfo({ seconds: 300 }), 16)).toBe(false);
    expect(isNear(clockInfo({ kind: "game", seconds: 600 }), 30)).toBe(true);
    expect(isNear(clockInfo({ kind: "days", seconds: 86_400 }), 3 * 3600)).toBe(false);
    expect(isNear(clockInfo({ kind: "days", seconds: 86_400 }), 7200)).toBe(true);
  });

  it("is out only where it does not run any more", () => {
    expect(isOut(clockInfo({ left: [0, 30] }), 0)).toBe(false);
    expect(isOut(clockInfo({ left: [0, 30], running: 1 }), 0)).toBe(true);
    expect(isOut(null, 0)).toBe(false);
  });

  it("is said in words, each offered one in its own", () => {
    expect(clockWords({ kind: "turn", seconds: 30 }, t)).toBe("web-clock-seconds 30");
    expect(clockWords({ kind: "game", seconds: 1200, increment: 20 }, t)).toBe("web-clock-game 20 web-clock-more 20");
    expect(new Set(CLOCKS.map((clock) => clockWords(clock, t))).size).toBe(CLOCKS.length);
    expect(new Set(CLOCKS.map(clockKey)).size).toBe(CLOCKS.length);
  });
});
