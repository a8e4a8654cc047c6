import { describe, expect, it } from "vitest";
import type { GameInfo } from "../api";
import { botsWish, firstSeats, forPlayers, offered, wishOf, withSeat } from "../lobby/wish";
import { pageOf } from "../state/router.svelte";
import { shortcutOf, type Press } from "../table/shortcuts";

describe("an address", () => {
  it.each([
    ["/", "", { name: "lobby" }],
    ["/table/t1", "", { name: "table", id: "t1", invite: null }],
    ["/table/t1", "?invite=abc", { name: "table", id: "t1", invite: "abc" }],
    ["/replay/t1", "?ply=12", { name: "replay", id: "t1", ply: 12 }],
    ["/replay/t1", "?ply=x", { name: "replay", id: "t1", ply: null }],
    ["/table", "", { name: "nowhere" }],
    ["/table/t1/more", "", { name: "nowhere" }],
    ["/elsewhere/x", "", { name: "nowhere" }],
  ])("%s%s", (path, search, page) => {
    expect(pageOf(path, search)).toEqual(page);
  });
});

const GAME: GameInfo = {
  name: "some-game",
  title: "Some game",
  tagline: "",
  players: [2, 3, 4],
  options: [
    { name: "route", default: "first-game", values: ["first-game", "serpentine"] },
    { name: "caves", default: false, values: [false, true] },
    { name: "round_limit", default: null, values: null },
  ],
  maps: "route",
};

describe("a new table", () => {
  it("has its maker on exactly one seat", () => {
    const kinds = (seats: { kind: string }[]): string[] => seats.map((seat) => seat.kind);
    const seats = withSeat(withSeat(firstSeats(GAME), 3, { kind: "free" }), 3, { kind: "me" });
    expect(kinds(seats)).toEqual(["free", "bot", "bot", "me"]);
    expect(kinds(withSeat(seats, 3, { kind: "bot" }))).toEqual(kinds(seats));
    expect(kinds(forPlayers(seats, 3))).toEqual(["free", "bot", "me", "bot"]);
  });

  it("asks the server for what the form says", () => {
    let seats = withSeat(firstSeats(GAME).slice(0, 3), 1, { kind: "local" });
    seats = withSeat(seats, 2, { kind: "free" });
    const wish = wishOf("some-game", seats, { route: "serpentine" }, true, (seat) => `Player ${seat + 1}`);
    expect(wish).toEqual({
      game: "some-game",
      options: { route: "serpentine" },
      seats: [{ kind: "me" }, { kind: "local", name: "Player 2" }, { kind: "free" }],
      open: true,
    });
  });

  it("offers what has values, and the map apart", () => {
    expect(offered(GAME).map(({ name }) => name)).toEqual(["caves"]);
  });

  it("against bots takes the usual number of players that the game allows, and its first options", () => {
    expect(botsWish(GAME)).toEqual({
      game: "some-game",
      options: { route: "first-game", caves: false },
      seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }],
      open: false,
    });
    expect(botsWish({ ...GAME, players: [4, 5] }).seats).toHaveLength(4);
  });

  it("without a free seat is open to nobody", () => {
    expect(wishOf("some-game", firstSeats(GAME), {}, true, String).open).toBe(false);
  });
});

describe("a key", () => {
  const press = (key: string, more: Partial<Press> = {}): Press => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: null,
    ...more,
  });

  it("takes back", () => {
    expect(shortcutOf(press("u"))).toBe("undo-step");
    expect(shortcutOf(press("U", { shiftKey: true }))).toBe("undo-turn");
    expect(shortcutOf(press("z", { ctrlKey: true }))).toBe("undo-step");
    expect(shortcutOf(press("Z", { metaKey: true, shiftKey: true }))).toBe("undo-turn");
  });

  it("does nothing while somebody types", () => {
    const target = { tagName: "INPUT", type: "text" } as unknown as EventTarget;
    expect(shortcutOf(press("u", { target }))).toBeNull();
    expect(shortcutOf(press("r", { ctrlKey: true }))).toBeNull();
  });
});
