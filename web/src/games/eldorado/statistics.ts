// The game in numbers, for its end: counted from the log, and read from the last position.

import type { LogEntry, Snapshot, Statistic, Translate } from "../../shell/game";
import { halves } from "./cards";
import { mapOf, viewOf, type Seat } from "./view";

export function statistics(log: LogEntry[], snapshot: Snapshot, t: Translate): Statistic[] {
  const view = viewOf(snapshot);
  const seats = view.seats.map(() => ({ turns: 0, spaces: 0, bought: 0, coins: 0 }));
  for (const { events } of log) {
    for (const event of events) {
      const own = seats[event.seat];
      if (!own) continue;
      if (event.kind === "steps") own.spaces += 1;
      if (event.kind === "buys") {
        own.bought += 1;
        own.coins += Number(event["number"]);
      }
      if (event.kind === "turn") own.turns = Math.max(own.turns, Number(event["round"]));
    }
  }
  const toGo = new Map(mapOf(view).spaces.map(({ id, left }) => [id, left ?? 0]));
  const where = ({ home, pawns }: Seat): string => {
    if (home !== null) return t("cli-at-home");
    const left = pawns.map(({ space }) => (space === null ? 0 : (toGo.get(space) ?? 0)));
    return t("table-spaces-to-go", { number: left.reduce((sum, spaces) => sum + spaces, 0) });
  };
  return [
    // What the ranking goes by comes first, then the rest of the journey.
    { label: t("table-stat-where"), values: view.seats.map(where) },
    { label: t("table-stat-blockades"), values: view.seats.map(({ blockades }) => taken(blockades)) },
    // Nobody is told of their very first turn, so everybody has had at least one.
    { label: t("table-stat-rounds"), values: seats.map((own) => String(Math.max(own.turns, 1))) },
    { label: t("table-stat-spaces"), values: seats.map((own) => String(own.spaces)) },
    { label: t("table-stat-bought"), values: seats.map((own) => String(own.bought)) },
    { label: t("table-stat-coins"), values: seats.map((own) => halves(own.coins)) },
  ];
}

/** How many blockades, and their numbers, which decide a tie. */
function taken(blockades: readonly number[]): string {
  const numbers = [...blockades].sort((a, b) => b - a).join(", ");
  return blockades.length > 0 ? `${blockades.length} (${numbers})` : "0";
}
