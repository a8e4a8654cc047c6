import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Looking } from "../lobby/looking";

let asked: number;
let news: boolean;
let unseen: boolean;
let rests: boolean;
let looking: Looking;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, news, unseen, rests] = [0, false, false, true];
  looking = new Looking(
    () => {
      asked++;
      return Promise.resolve(news);
    },
    () => rests,
    () => unseen,
  );
});
afterEach(() => {
  looking.stop();
  vi.useRealTimers();
});

describe("the lobby", () => {
  it("looks less and less often while nothing happens, but never stops", async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBeLessThan(8);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toBeGreaterThan(40);
    expect(asked).toBeLessThan(50);
  });

  it("looks often while there is news", async () => {
    news = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBeGreaterThanOrEqual(14);
  });

  it("rests while nobody sees it, and looks at once when somebody is back", async () => {
    unseen = true;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toBe(1);
    unseen = false;
    looking.now();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(2);
  });

  it("looks seldom while nobody sees it but a game goes on", async () => {
    [unseen, rests] = [true, false];
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toBeGreaterThan(15);
    expect(asked).toBeLessThan(25);
  });

  it("goes on after a failure", async () => {
    looking.stop();
    const failing = new Looking(() => (asked++, Promise.reject(new Error("away"))), () => true, () => false);
    await vi.advanceTimersByTimeAsync(30_000);
    failing.stop();
    expect(asked).toBeGreaterThan(3);
  });
});
