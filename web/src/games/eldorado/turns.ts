// A turn summed up in whole words: who went how far over what and with which cards, took which blockade, bought what.

import type { GameEvent, LogEntry, Snapshot, Translate } from "../../shell/game";
import { tokenOf } from "./cards";
import { playerName, viewOf, type View } from "./view";
import { eventWords } from "./sentences";

const PAID_BY_CARDS = new Set(["pays-for-rubble", "leaves-at-camp"]);

/** The events of a seat's last turn, from the beginning of it. */
export function lastTurn(log: readonly LogEntry[], seat: number): GameEvent[] {
  const events: GameEvent[] = [];
  for (let entry = log.length - 1; entry >= 0; entry--) {
    const told = log[entry]?.events ?? [];
    for (let number = told.length - 1; number >= 0; number--) {
      const event = told[number] as GameEvent;
      if (event.seat !== seat) continue;
      if (event.kind === "turn") {
        if (events.length > 0) return events.reverse();
        continue;
      }
      events.push(event);
    }
  }
  return events.reverse();
}

/** Whether these events are of a turn that is not over yet. */
export function goesOn(events: readonly GameEvent[], snapshot: Snapshot): boolean {
  const last = events.at(-1);
  return last !== undefined && last.seat === viewOf(snapshot).asked.seat && last === snapshot.log.at(-1)?.events.at(-1);
}

/** The cards and tokens that a seat used in a turn, in their order; `kind` tells which of both. */
export function usedIn(events: readonly GameEvent[]): { kind: "card" | "token"; id: string }[] {
  const USES = ["plays-for-power", "plays-action", "plays-token", "pays-for-rubble", "leaves-at-camp", "tenders"];
  return events
    .filter((event) => USES.includes(event.kind))
    .map((event) =>
      event["token"] === undefined
        ? { kind: "card", id: String(event["card"]) }
        : { kind: "token", id: String(event["token"]) },
    );
}

/** A whole turn as one sentence that begins with the player's name. */
export function turnWords(events: GameEvent[], snapshot: Snapshot, t: Translate): string {
  const seat = events.find((event) => event.seat >= 0)?.seat;
  const over = events.filter((event) => event.seat < 0).map((event) => eventWords(event, snapshot, t));
  if (seat === undefined) return over.join(" ");
  const doings = joined(doingsOf(events, viewOf(snapshot), t, goesOn(events, snapshot)), t);
  if (doings === "") return over.join(" ");
  return [t("table-turn", { player: playerName(snapshot, seat), doings }), ...over].join(" ");
}

/** A turn as a short sentence for the place where the name stands already: without terrains and cards used on the way. */
export function inBrief(events: readonly GameEvent[], snapshot: Snapshot, t: Translate): string {
  if (events.length === 0) return "";
  const text = joined(doingsOf(events, viewOf(snapshot), t, goesOn(events, snapshot), true), t);
  return text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function joined(parts: readonly string[], t: Translate): string {
  const last = parts.at(-1) ?? "";
  const first = parts.slice(0, -1).join(", ");
  return first === "" ? last : t("table-and", { first, last });
}

/** What was done in a turn, in the order of a turn, each as a verb with its object. */
function doingsOf(events: readonly GameEvent[], view: View, t: Translate, going: boolean, brief = false): string[] {
  const of = (...kinds: string[]): GameEvent[] => events.filter((event) => kinds.includes(event.kind));
  const cards = (...kinds: string[]): string[] => of(...kinds).map((event) => String(event["card"]));
  const tokens = of("plays-token").map((event) => String(event["token"]));
  const doings: string[] = [];
  const say = (key: string, names: readonly string[]): void => {
    if (names.length > 0) doings.push(t(`table-doing-${key}`, { cards: counted(names) }));
  };
  const named = (ids: readonly string[], kind: string): string[] => ids.map((id) => t(`${kind}-${id}`));

  const { used, idle } = movers(events, view);
  const names = used.map((event) => nameOf(event, t));
  const steps = of("steps");
  if (steps.length > 0) {
    const terrains = new Set(steps.map((event) => t(`terrain-${String(event["terrain"])}`)));
    const walked = { number: steps.length, terrains: [...terrains].join(", ") };
    if (brief) doings.push(t("table-doing-goes", walked));
    else if (names.length > 0) doings.push(t("table-doing-walks-with", { ...walked, cards: counted(names) }));
    else doings.push(t("table-doing-walks", walked));
  }
  const actions = named(cards("plays-action").filter((card) => card !== "native"), "card");
  // In brief the cards are shown beside the sentence, not said in it.
  const list = brief ? (): void => undefined : say;
  list("plays", [...(steps.length > 0 ? [] : names), ...idle.map((event) => nameOf(event, t)), ...actions]);
  list("tokens", named(tokens.filter((token) => token !== "native" && tokenOf(view, token).symbol === null), "token"));
  list("rubble", named(cards("pays-for-rubble"), "card"));
  list("camp", named(cards("leaves-at-camp"), "card"));
  for (const event of of("overcomes")) {
    const terrain = t(`terrain-${String(event["terrain"])}`);
    doings.push(t("table-doing-overcomes", { number: Number(event["number"]), terrain }));
  }
  for (const event of of("explores")) doings.push(t("table-doing-explores", { token: t(`token-${String(event["token"])}`) }));
  say("lays-down", named(cards("lays-down"), "card"));
  say("removes", named(cards("removes"), "card"));
  say("takes", named(cards("takes"), "card"));
  say("saves", named(cards("saves"), "card"));
  for (const event of of("buys")) {
    doings.push(t("table-doing-buys", { card: t(`card-${String(event["card"])}`), number: Number(event["number"]) }));
  }
  if (of("arrives").length > 0) doings.push(t("table-doing-arrives"));
  else if (of("reaches").length > 0) doings.push(t("table-doing-reaches"));
  return doings.length > 0 || going ? doings : [t("table-doing-nothing")];
}

/** What was played to move: what moved a pawn or overcame a blockade, and what came to nothing. */
function movers(events: readonly GameEvent[], view: View): { used: GameEvent[]; idle: GameEvent[] } {
  const played: GameEvent[] = [];
  const used = new Set<GameEvent>();
  let last: GameEvent | null = null;
  for (const event of events) {
    if (event.kind === "plays-for-power" || leads(event, view)) played.push((last = event));
    else if (PAID_BY_CARDS.has(event.kind)) last = null;
    else if (last && (event.kind === "steps" || event.kind === "overcomes")) used.add(last);
  }
  return { used: played.filter((event) => used.has(event)), idle: played.filter((event) => !used.has(event)) };
}

/** Whether an event is the play of a card or token that may move a pawn without being played for power. */
export function leads(event: GameEvent, view: View): boolean {
  if (event.kind === "plays-action") return event["card"] === "native";
  const token = String(event["token"]);
  return event.kind === "plays-token" && (token === "native" || tokenOf(view, token).symbol !== null);
}

export function nameOf(event: GameEvent, t: Translate): string {
  return event["token"] === undefined ? t(`card-${String(event["card"])}`) : t(`token-${String(event["token"])}`);
}

/** Names in a row, equal ones once with their number. */
export function counted(names: readonly string[]): string {
  const numbers = new Map<string, number>();
  for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  return [...numbers].map(([name, number]) => (number > 1 ? `${name} ×${number}` : name)).join(", ");
}
