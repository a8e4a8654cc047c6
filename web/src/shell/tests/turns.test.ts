import { beforeAll, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../game";
import { pageOf } from "../state/router.svelte";
import { table } from "./fixtures";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

let Turns: typeof import("../state/turns").Turns;
let isMyTurn: typeof import("../state/turns").isMyTurn;
let ratingText: typeof import("../me/rating").ratingText;
beforeAll(async () => {
  ({ Turns, isMyTurn } = await import("../state/turns"));
  ({ ratingText } = await import("../me/rating"));
});

describe("turns", () => {
  it("call somebody for what changes, not for what they find", () => {
    const called: string[] = [];
    const turns = new Turns((table) => called.push(table));
    turns.at("a", true);
    turns.at("b", false);
    expect(called).toEqual([]);
    turns.at("b", true);
    turns.at("b", true);
    turns.at("a", false);
    turns.at("a", true);
    expect(called).toEqual(["b", "a"]);
  });

  it("are mine where I play, and not where a bot does for me", () => {
    expect(isMyTurn(table())).toBe(true);
    const lent: TableInfo = table({ seats: table().seats.map((seat) => ({ ...seat, stand_in: "greedy" })) });
    expect(isMyTurn(lent)).toBe(false);
    expect(isMyTurn(table({ status: "finished", turn: null }))).toBe(false);
  });
});

describe("a rating", () => {
  it("says how sure it is and what a game did to it", () => {
    const rating = { rating: 1512, sure: true };
    expect(ratingText(rating)).toBe("1512");
    expect(ratingText({ ...rating, change: 12 })).toBe("1512 (+12)");
    expect(ratingText({ ...rating, sure: false, change: -7 })).toBe("1512? (−7)");
    expect(ratingText({ ...rating, change: 0 })).toBe("1512 (+0)");
  });
});

describe("the pages about people", () => {
  it("have addresses of their own", () => {
    expect(pageOf("/me", "")).toEqual({ name: "me" });
    expect(pageOf("/device", "")).toEqual({ name: "device" });
    expect(pageOf("/ratings/eldorado", "")).toEqual({ name: "ratings", game: "eldorado" });
  });
});
