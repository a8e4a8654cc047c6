// A table as it is being made: what the form holds, and what is asked of the server.

import type { SeatWish, TableWish } from "../api";

export type SeatKind = "me" | "local" | "free" | "bot";

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
}

export const BOTS = ["greedy", "random"];
export const EDITIONS = ["2023", "2019"];
export const FEWEST = 2;
export const MOST = 4;

export function firstSeats(): SeatDraft[] {
  return Array.from({ length: MOST }, (_, seat) => ({
    kind: seat === 0 ? "me" : "bot",
    name: "",
    bot: "greedy",
  }));
}

/** One seat changes. The maker always has exactly one seat: who takes "me" changes places with the one who had it. */
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

export function wishOf(
  seats: SeatDraft[],
  options: Record<string, unknown>,
  open: boolean,
  nameOf: (seat: number) => string,
): TableWish {
  const wishes = seats.map((seat, number): SeatWish => {
    if (seat.kind === "local") return { kind: "local", name: seat.name.trim() || nameOf(number) };
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    return { kind: seat.kind };
  });
  return { game: "eldorado", options, seats: wishes, open: open && seats.some((seat) => seat.kind === "free") };
}
