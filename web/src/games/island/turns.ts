// A turn summed up in whole words: what was harvested, where it led, what was bought, and who fought whom.

import type { GameEvent, Snapshot, Translate } from "../../shell/game";
import { playerName, RESOURCES, type Cards, type Resource } from "./view";
import { cardsWords, eventWords } from "./words";

/** What is told as the event itself tells it. */
const TOLD = new Set([
  "chooses",
  "starts-anew",
  "beats-dweller",
  "loses-to-dweller",
  "ties-dweller",
  "takes-hoard",
  "takes-cave-shrine",
  "wins-cave-shrine",
  "loses-cave-shrine",
  "accepts",
  "declines",
  "wins",
  "over",
]);
/** What is told in words of its own, which name no cell. */
const RETOLD = new Set(["wins-battle", "ties", "loses-villagers", "loses-fort", "loses-farm", "no-battle"]);

/** What is bought, by the event that tells it. */
const BOUGHT = {
  "buys-villager": "island-bought-villagers",
  "builds-farm": "island-bought-farms",
  "builds-fort": "island-bought-forts",
  marches: "island-bought-armies",
};

/** A whole turn: a sentence that begins with the player's name, then battles and what befell others. */
export function turnWords(events: GameEvent[], snapshot: Snapshot, t: Translate): string {
  const seat = events.find((event) => event.kind === "rolls")?.seat;
  const sentences: string[] = [];
  if (seat !== undefined) {
    const doings = doingsOf(events.filter((event) => event.seat === seat), t);
    if (doings.length > 0) sentences.push(t("island-turn", { player: playerName(snapshot, seat), doings: joined(doings, t) }));
  }
  const fought = events.some(({ kind }) => kind.startsWith("fights"));
  for (const event of events) {
    // A battle that lapses after another one was fought is no news.
    if (event.kind === "no-battle" && fought) continue;
    const marches = event.kind.startsWith("marches") && event.seat !== seat;
    if (TOLD.has(event.kind)) sentences.push(eventWords(event, snapshot, t));
    else if (RETOLD.has(event.kind) || marches) sentences.push(retold(event, snapshot, t));
  }
  return sentences.join(" ");
}

function retold(event: GameEvent, snapshot: Snapshot, t: Translate): string {
  const told: Record<string, string | number> = { player: playerName(snapshot, event.seat) };
  if (typeof event["rival"] === "number") told["rival"] = playerName(snapshot, event["rival"]);
  if (typeof event["number"] === "number") told["number"] = event["number"];
  return t(`island-told-${event.kind.startsWith("marches") ? "marches" : event.kind}`, told);
}

function joined(parts: readonly string[], t: Translate): string {
  const last = parts.at(-1) ?? "";
  const first = parts.slice(0, -1).join(", ");
  return first === "" ? last : t("island-and", { first, last });
}

/** Names in a row, equal ones once with their number. */
function counted(names: readonly string[]): string {
  const numbers = new Map<string, number>();
  for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  return [...numbers].map(([name, number]) => (number > 1 ? `${name} ×${number}` : name)).join(", ");
}

function doingsOf(events: readonly GameEvent[], t: Translate): string[] {
  const of = (...kinds: string[]): GameEvent[] => events.filter((event) => kinds.includes(event.kind));
  const doings: string[] = [];
  const stolen = of("steals", "steals-unseen").length;
  if (stolen > 0) doings.push(t("island-doing-steals", { number: stolen }));

  const harvest: Cards = {};
  for (const event of of("harvests", "gathers")) {
    const kind = event["resource"] as Resource;
    if (RESOURCES.includes(kind)) harvest[kind] = (harvest[kind] ?? 0) + Number(event["number"] ?? 1);
  }
  if (Object.keys(harvest).length > 0) doings.push(t("island-doing-harvests", { cards: cardsWords(harvest, t) }));

  const steps = of("steps").length;
  if (steps > 0) doings.push(t("island-doing-goes", { number: steps }));
  if (of("opens-cave").length > 0) doings.push(t("island-doing-opens-cave"));
  // Who lives in the cave is told with the battle against it.
  const found = of("lays", "covers")
    .filter((event) => event["tile"] !== "dweller")
    .map((event) => t(`tile-${String(event["tile"])}`));
  if (found.length > 0) doings.push(t("island-doing-finds", { tiles: counted(found) }));

  const bought = Object.entries(BOUGHT).flatMap(([kind, key]) => {
    const number = of(kind).length;
    return number > 0 ? [t(key, { number })] : [];
  });
  if (bought.length > 0) doings.push(t("island-doing-buys", { pieces: joined(bought, t) }));
  for (const event of of("lays-offering")) doings.push(t("island-doing-offering", { number: Number(event["number"]) }));
  if (of("banks").length > 0) doings.push(t("island-doing-banks"));
  const lost = of("discards").reduce((sum, event) => sum + Number(event["number"] ?? 1), 0);
  if (lost > 0) doings.push(t("island-doing-discards", { number: lost }));
  return doings;
}
