// The names of seats. People have their own; bots are named after those who once looked for the city.

import type { SeatInfo, TableInfo, Translate } from "./game";

const SEEKERS = ["Orellana", "Raleigh", "Quesada", "Berrío", "Hutten"];

export function seatName(seat: SeatInfo | undefined, t: Translate): string {
  if (!seat) return "";
  if (seat.kind === "free") return t("web-free-seat");
  if (seat.name) return seat.name;
  if (seat.left) return t("web-former-guest");
  const number = seat.seat + 1;
  return seat.kind === "bot" ? (SEEKERS[seat.seat] ?? t("web-bot", { number })) : t("web-player", { number });
}

/** The table with a name on every seat, for code that only prints it. */
export function withNames(table: TableInfo, t: Translate): TableInfo {
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, name: seatName(seat, t) })) };
}
