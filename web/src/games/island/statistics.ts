// The game in a few numbers.

import type { LogEntry, Snapshot, Statistic, Translate } from "../../shell/game";
import { viewOf } from "./view";

export function statistics(log: LogEntry[], snapshot: Snapshot, t: Translate): Statistic[] {
  const { seats } = viewOf(snapshot);
  const counted = seats.map(() => ({ steps: 0, tiles: 0, fought: 0, won: 0, harvested: 0, built: 0, villagers: 0 }));
  for (const { events } of log) {
    for (const event of events) {
      const own = counted[event.seat];
      if (!own) continue;
      if (event.kind === "steps") own.steps += 1;
      if (event.kind === "lays" || event.kind === "covers" || event.kind === "opens-cave") own.tiles += 1;
      if (event.kind.startsWith("fights")) own.fought += 1;
      if (event.kind === "wins-battle" || event.kind === "beats-dweller") own.won += 1;
      if (event.kind === "harvests") own.harvested += Number(event["number"]);
      if (event.kind === "gathers") own.harvested += 1;
      if (event.kind === "builds-fort" || event.kind === "builds-farm") own.built += 1;
      if (event.kind === "buys-villager") own.villagers += 1;
    }
  }
  const row = (label: string, values: (string | number)[]): Statistic => ({ label: t(label), values: values.map(String) });
  return [
    { label: t("table-shrines"), values: seats.map(({ shrines }) => `${shrines} / 4`), sum: true },
    row("table-explorer", seats.map(({ explorer }) => (explorer ? t(`explorer-${explorer}`) : ""))),
    row("table-strength", seats.map(({ strength }) => strength)),
    row("island-stat-tiles", counted.map(({ tiles }) => tiles)),
    row("island-stat-steps", counted.map(({ steps }) => steps)),
    row("island-stat-fought", counted.map(({ fought }) => fought)),
    row("island-stat-won", counted.map(({ won }) => won)),
    row("island-stat-harvested", counted.map(({ harvested }) => harvested)),
    row("island-stat-built", counted.map(({ built }) => built)),
    row("island-stat-villagers", counted.map(({ villagers }) => villagers)),
  ];
}
