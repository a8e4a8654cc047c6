import { describe, expect, it } from "vitest";
import type { GameInfo } from "../api";
import {
  newBotTable,
  draftOf,
  eachAtFirst,
  firstDraft,
  firstSeats,
  forPlayers,
  offered,
  newTable,
  withMap,
  withPlace,
  withSeat,
} from "../lobby/draft";
import { isLocal } from "../table/links";
import { pageOf } from "../state/router.svelte";

describe("an address", () => {
  it.each([
    ["/", "", { name: "lobby" }],
    ["/me", "", { name: "me" }],
    ["/me/more", "", { name: "not-found" }],
    ["/table/t1", "", { name: "table", id: "t1", invite: null }],
    ["/table/t1", "?invite=abc", { name: "table", id: "t1", invite: "abc" }],
    ["/replay/t1", "?ply=12", { name: "replay", id: "t1", ply: 12, analysis: false }],
    ["/replay/t1", "?ply=x", { name: "replay", id: "t1", ply: null, analysis: false }],
    ["/table", "", { name: "not-found" }],
    ["/table/t1/more", "", { name: "not-found" }],
    ["/elsewhere/x", "", { name: "not-found" }],
  ])("%s%s", (path, search, page) => {
    expect(pageOf(path, search)).toEqual(page);
  });
});

const GAME: GameInfo = {
  name: "some-game",
  version: 1,
  title: "Some game",
  tagline: "",
  players: [2, 3, 4],
  options: [
    { name: "route", default: "first-game", values: ["first-game", "serpentine"] },
    { name: "caves", default: false, values: [false, true] },
    { name: "round_limit", default: null, values: null },
  ],
  maps: "route",
  bots: ["easy", "medium", "hard", "expert"],
  bot: "medium",
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
    const wish = newTable("some-game", seats, { route: "serpentine" }, true, (seat) => `Player ${seat + 1}`);
    expect(wish).toEqual({
      game: "some-game",
      clock: null,
      options: { route: "serpentine" },
      seats: [{ kind: "me" }, { kind: "local", name: "Player 2" }, { kind: "free" }],
      open: true,
    });
  });

  it("offers what has values, and the map apart", () => {
    expect(offered(GAME).map(({ name }) => name)).toEqual(["caves"]);
  });

  it("against bots is as the form has it, with bots for everybody else", () => {
    const seats = withSeat(withSeat(firstSeats(GAME), 1, { kind: "free" }), 2, { bot: "random" });
    const wish = newBotTable(GAME, { players: 4, seats, options: { route: "serpentine", caves: true }, clock: null });
    expect(wish.options).toEqual({ route: "serpentine", caves: true });
    expect(wish.seats.map((seat) => (seat.kind === "bot" ? seat.bot : seat.kind))).toEqual(["me", "medium", "random", "medium"]);
  });

  it("lets an option be chosen place by place, and forgets it with the map", () => {
    const each = { values: [0, 1, 2, 3], places: "joints" };
    expect(eachAtFirst(each, ["A–B", "B–C"])).toEqual([1, 2]);
    expect(withPlace(each, [1, 2], 0, 3)).toEqual([3, 2]);
    expect(withPlace(each, [1, 2], 0, 2)).toEqual([2, 1]);
    expect(withPlace(each, [1, 0], 0, 0)).toEqual([0, 0]);
    expect(withMap(GAME, { route: "first-game", caves: true, blockades: [1, 2] }, "serpentine")).toEqual({
      route: "serpentine",
      caves: true,
    });
  });

  it("remembers what the game still offers, and nothing else", () => {
    const kept = draftOf(GAME, { players: 9, seats: [], options: { route: "gone", caves: true, other: 1 } });
    expect(kept).toEqual({ ...firstDraft(GAME), options: { route: "first-game", caves: true } });
    expect(draftOf(GAME, { players: 4 }).players).toBe(4);
    const clock = { kind: "turn", seconds: 60, increment: 0 } as const;
    expect(draftOf(GAME, { clock }).clock).toEqual(clock);
    expect(draftOf(GAME, { clock: { ...clock, seconds: 61 } }).clock).toBeNull();
  });

  it("against bots takes the usual number of players that the game allows, and its first options", () => {
    expect(newBotTable(GAME, firstDraft(GAME))).toEqual({
      game: "some-game",
      options: { route: "first-game", caves: false },
      seats: [{ kind: "me" }, { kind: "bot", bot: "medium" }, { kind: "bot", bot: "medium" }],
      open: false,
      clock: null,
    });
    const larger = { ...GAME, players: [4, 5] };
    expect(newBotTable(larger, firstDraft(larger)).seats).toHaveLength(4);
  });

  it("without a free seat is open to nobody", () => {
    expect(newTable("some-game", firstSeats(GAME), {}, true, String).open).toBe(false);
  });
});

describe("a link for others", () => {
  it.each([
    ["localhost", true],
    ["127.0.0.1", true],
    ["127.1.2.3", true],
    ["[::1]", true],
    ["192.168.1.7", false],
    ["manoa.example", false],
  ])("%s", (host, local) => expect(isLocal(host)).toBe(local));
});
