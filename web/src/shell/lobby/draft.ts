// A table as it is being made: what the form holds, and what is asked of the server.

import type { ClockIn, EachPlace, GameInfo, GameOption, SeatIn, TableIn } from "../api";
import { clockKey, CLOCKS } from "../clock";

export type SeatKind = "me" | "local" | "free" | "bot";

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** The number of players at first, if the game allows it. */
const USUAL = 3;

function usualPlayers({ players }: GameInfo): number {
  return players.includes(USUAL) ? USUAL : (players[0] ?? USUAL);
}

export function firstSeats({ players, bot }: GameInfo): SeatDraft[] {
  return Array.from({ length: Math.max(...players) }, (_, seat) => ({
    kind: seat === 0 ? "me" : "bot",
    name: "",
    bot,
  }));
}

/** What a lobby can offer: the options that have values to choose from, without the one that takes the map. */
export function offered({ options, maps }: GameInfo): GameOption[] {
  return options.filter((option) => option.values !== null && option.name !== maps);
}

export function isFlag(option: GameOption): boolean {
  return typeof option.default === "boolean";
}

/** The options at first, the map included. */
function firstOptions({ options }: GameInfo): Record<string, unknown> {
  const chosen = options.filter((option) => option.values !== null);
  return Object.fromEntries(chosen.map((option) => [option.name, option.default]));
}

/** The value that each place has at first: all of them once, and the first for those that are left. */
export function eachAtFirst({ values }: EachPlace, places: readonly unknown[]): unknown[] {
  return places.map((_, place) => values[place + 1] ?? values[0]);
}

/** One place gets another value; where that was, if it is there only once, what this place had goes. */
export function withPlace({ values }: EachPlace, chosen: readonly unknown[], place: number, value: unknown): unknown[] {
  const other = value === values[0] ? -1 : chosen.indexOf(value);
  return chosen.map((old, each) => (each === place ? value : each === other ? chosen[place] : old));
}

/** Another map has other places: what was chosen for them is as it was at first. */
export function withMap(game: GameInfo, options: Record<string, unknown>, map: string): Record<string, unknown> {
  const kept = Object.entries(options).filter(([, value]) => !Array.isArray(value));
  return { ...firstOptions(game), ...Object.fromEntries(kept), ...(game.maps === null ? {} : { [game.maps]: map }) };
}

/** One seat changes. The maker always has exactly one seat: whoever takes "me" swaps with the seat that had it. */
export function withSeat(seats: SeatDraft[], index: number, changes: Partial<SeatDraft>): SeatDraft[] {
  const mine = seats.findIndex((seat) => seat.kind === "me");
  if (changes.kind === "me") return swapped(seats, mine, index);
  if (mine === index && changes.kind) return seats;
  return seats.map((seat, number) => (number === index ? { ...seat, ...changes } : seat));
}

/** With fewer seats, the maker keeps one of those that are left. */
export function forPlayers(seats: SeatDraft[], players: number): SeatDraft[] {
  const mine = seats.findIndex((seat) => seat.kind === "me");
  return mine < players ? seats : swapped(seats, mine, players - 1);
}

function swapped(seats: SeatDraft[], one: number, other: number): SeatDraft[] {
  return seats.map((seat, number) => (number === one ? seats[other] : number === other ? seats[one] : seat) ?? seat);
}

export function newTable(
  game: string,
  seats: SeatDraft[],
  options: Record<string, unknown>,
  open: boolean,
  nameOf: (seat: number) => string,
  clock: ClockIn | null = null,
): TableIn {
  const wishes = seats.map((seat, number): SeatIn => {
    if (seat.kind === "local") return { kind: "local", name: seat.name.trim() || nameOf(number) };
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    return { kind: seat.kind };
  });
  return { game, options, seats: wishes, open: open && seats.some((seat) => seat.kind === "free"), clock };
}

/** What the form for a game holds. */
export interface Draft {
  players: number;
  seats: SeatDraft[];
  options: Record<string, unknown>;
  clock: ClockIn | null;
}

export function firstDraft(game: GameInfo): Draft {
  return { players: usualPlayers(game), seats: firstSeats(game), options: firstOptions(game), clock: null };
}

/** What was remembered, as far as the game still offers that. */
export function draftOf(game: GameInfo, remembered: Partial<Draft>): Draft {
  const first = firstDraft(game);
  const { players, seats, options, clock } = remembered;
  const offers = (name: string, value: unknown): boolean => {
    const option = game.options.find((each) => each.name === name);
    if (Array.isArray(value)) return value.every((one) => option?.each?.values.includes(one) ?? false);
    return option?.values?.includes(value) ?? false;
  };
  const kept = Object.entries(options ?? {}).filter(([name, value]) => offers(name, value));
  const whole =
    Array.isArray(seats) && seats.length === first.seats.length && seats.filter(({ kind }) => kind === "me").length === 1;
  return {
    players: players !== undefined && game.players.includes(players) ? players : first.players,
    seats: whole ? seats : first.seats,
    options: { ...first.options, ...Object.fromEntries(kept) },
    clock: CLOCKS.find((each) => clockKey(each) === clockKey(clock ?? null)) ?? null,
  };
}

/** A game against bots with the form's settings: everybody else is a bot. */
export function newBotTable(game: GameInfo, { players, seats, options }: Draft): TableIn {
  const taken = seats.slice(0, players);
  const bots = taken.map((seat): SeatDraft => (seat.kind === "me" ? seat : { ...seat, kind: "bot" }));
  return newTable(game.name, bots, options, false, String);
}
