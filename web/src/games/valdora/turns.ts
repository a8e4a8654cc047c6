// A turn summed up in whole words: where somebody went, what it cost, and what was done there.

import type { GameEvent, Snapshot, Translate } from "../../shell/game";
import { playerName } from "./view";
import { counted, eventWords, needsWords } from "./words";

/** A whole turn as one sentence that begins with the player's name; what happened to all follows. */
export function turnWords(events: GameEvent[], snapshot: Snapshot, t: Translate): string {
  const seat = events.find((event) => event.seat >= 0)?.seat;
  const after = events.filter((event) => event.seat < 0 || event.kind === "last-round");
  const told = after.map((event) => eventWords(event, snapshot, t));
  if (seat === undefined) return told.join(" ");
  const doings = doingsOf(events.filter((event) => event.seat === seat), t);
  if (doings.length === 0) return told.join(" ");
  return [t("valley-turn", { player: playerName(snapshot, seat), doings: joined(doings, t) }), ...told].join(" ");
}

function joined(parts: readonly string[], t: Translate): string {
  const last = parts.at(-1) ?? "";
  const first = parts.slice(0, -1).join(", ");
  return first === "" ? last : t("valley-and", { first, last });
}

function doingsOf(events: readonly GameEvent[], t: Translate): string[] {
  const of = (...kinds: string[]): GameEvent[] => events.filter((event) => kinds.includes(event.kind));
  const has = (kind: string): boolean => of(kind).length > 0;
  const number = (event: GameEvent): number => Number(event["number"] ?? 0);
  const word = (event: GameEvent, name: string, kind = name): string => t(`${kind}-${String(event[name])}`);
  const doings: string[] = [];
  for (const event of of("moves")) {
    const key = has("spends-provisions") ? "valley-doing-goes-provisions" : "valley-doing-goes";
    doings.push(t(key, { toward: t(`toward-${String(event["place"])}`) }));
  }
  for (const event of of("pays-meeting")) doings.push(t("valley-doing-pays-meeting", { number: number(event) }));
  if (has("stays")) doings.push(t("valley-doing-stays"));
  if (has("takes-provisions")) doings.push(t("valley-doing-provisions"));
  for (const event of of("fills-silver")) doings.push(t("valley-doing-silver", { number: number(event) }));

  const pages = of("turns-page", "turns-page-commission");
  if (pages.length > 0) {
    const coins = pages.reduce((sum, event) => sum + number(event), 0);
    doings.push(t(coins > 0 ? "valley-doing-pages-paid" : "valley-doing-pages", { number: pages.length, coins }));
  }
  const bought = [
    ...of("buys-equipment").map((event) => word(event, "equipment")),
    ...of("buys-commission").map((event) => commission(event, t)),
  ];
  if (bought.length > 0) doings.push(t("valley-doing-buys", { cards: counted(bought) }));
  const returned = of("returns").map((event) => commission(event, t));
  if (returned.length > 0) doings.push(t("valley-doing-returns", { cards: counted(returned) }));

  const loads = of("loads");
  if (loads.length > 0) {
    const coins = loads.reduce((sum, event) => sum + number(event), 0);
    const gems = counted(loads.map((event) => word(event, "gem")));
    doings.push(t(coins > 0 ? "valley-doing-loads-paid" : "valley-doing-loads", { gems, coins }));
  }
  for (const event of of("delivers")) {
    doings.push(t("valley-doing-delivers", { commission: commission(event, t), points: Number(event["points"]) }));
  }
  const hired = of("hires", "hires-other").map((event) => word(event, "colour", "craftsman"));
  if (hired.length > 0) doings.push(t("valley-doing-hires", { craftsmen: counted(hired) }));
  for (const event of of("opens")) {
    doings.push(t("valley-doing-opens", { workshop: String(event["colour"]) }));
  }
  const bonus = of("gains-bonus").length;
  if (bonus > 0) doings.push(t("valley-doing-bonus", { number: bonus }));
  if (has("passes")) doings.push(t("valley-doing-passes"));
  return doings;
}

function commission(event: GameEvent, t: Translate): string {
  const needs = needsWords(String(event["needs"]).split(" "), t);
  return t("valley-commission-short", { commission: String(event["colour"]), needs });
}
