// The scoring sheet, part by part as in the rulebook, and the game in a few numbers.

import type { LogEntry, Snapshot, Statistic, Translate } from "../../shell/game";
import { viewOf, type Score } from "./view";

const PARTS: (keyof Score)[] = ["commissions", "colours", "workshops", "bonus", "gems", "total"];

export function statistics(log: LogEntry[], snapshot: Snapshot, t: Translate): Statistic[] {
  const { seats } = viewOf(snapshot);
  const counted = seats.map(() => ({ spaces: 0, pages: 0, loaded: 0 }));
  for (const { events } of log) {
    for (const event of events) {
      const own = counted[event.seat];
      if (!own) continue;
      if (event.kind === "moves") own.spaces += String(event["way"]).split(" ").length - 1;
      if (event.kind.startsWith("turns-page")) own.pages += 1;
      if (event.kind === "loads") own.loaded += 1;
    }
  }
  return [
    ...PARTS.map((part) => ({
      label: t(`score-${part}`),
      values: seats.map(({ score }) => (score ? String(score[part]) : "")),
      sum: part === "total",
    })),
    // What decides a tie.
    { label: t("valley-score-coins"), values: seats.map(({ coins }) => String(coins)) },
    { label: t("valley-stat-completed"), values: seats.map(({ completed }) => String(completed)) },
    { label: t("valley-stat-spaces"), values: counted.map(({ spaces }) => String(spaces)) },
    { label: t("valley-stat-pages"), values: counted.map(({ pages }) => String(pages)) },
    { label: t("valley-stat-loaded"), values: counted.map(({ loaded }) => String(loaded)) },
  ];
}
