// A turn line by line, in the order in which things happened: dice, harvest, way, purchases, trades with what they
// hold, battles with their dice. Each line knows its places, so that the map can light them up.

import type { GameEvent, LogLine, Snapshot, Translate } from "../../shell/game";
import { cornerWords, listed, stepDirection, tileAt, tileName } from "./places";
import { playerName, RESOURCES, viewOf, type Cards, type Cause, type EventKind, type Resource, type View } from "./view";
import { cardsWords, kindWords, type Arguments } from "./words";

/** Where an event happened: every id of a cell or corner in it. */
export function placesOf(event: GameEvent): string[] {
  const found = ["from", "to", "cell", "at"].flatMap((name) => {
    const value = event[name];
    return typeof value === "string" && /^[icv]\d+$/.test(value) ? [value] : [];
  });
  return [...new Set(found)];
}

/** What a player does in half a sentence, so that several are one sentence. */
const DOINGS: ReadonlySet<string> = new Set<EventKind>([
  "steps",
  "opens-cave",
  "lays",
  "covers",
  "buys-villager",
  "builds-fort",
  "builds-farm",
  "lays-offering",
  "marches",
  "marches-free",
  "banks",
]);
/** Cards that come or go one by one are told together. */
const HEAPS: Record<string, EventKind | undefined> = {
  harvests: "harvests",
  gathers: "harvests",
  discards: "discards",
  pays: "pays",
  "pays-bank": "pays-bank",
  "pays-hoard": "pays-hoard",
};
const WAY: ReadonlySet<string> = new Set<EventKind>(["steps", "opens-cave", "lays", "covers"]);
/** What other events tell as well: a tile that is turned up is laid. */
const UNTOLD: ReadonlySet<string> = new Set<EventKind>(["reveals", "orders", "finds-cave-shrine", "silent"]);
const BOUGHT = /^(buys-villager|builds-|lays-offering|lapses)/;
/** Onto a tile that was just found, one goes by finding it. */
const LEADS: ReadonlySet<string> = new Set<EventKind>(["lays", "covers", "opens-cave", "meets"]);
const FIGHTS: ReadonlySet<string> = new Set<EventKind>(["fights", "fights-farm", "fights-dweller"]);
const OUTCOMES: ReadonlySet<string> = new Set<EventKind>(["wins-battle", "beats-dweller", "loses-to-dweller", "ties", "ties-dweller"]);
const ANSWERS: ReadonlySet<string> = new Set<EventKind>(["accepts", "declines"]);

class Teller {
  lines: LogLine[] = [];
  private readonly view: View;

  constructor(
    private readonly snapshot: Snapshot,
    private readonly t: Translate,
  ) {
    this.view = viewOf(snapshot);
  }

  tell(all: readonly GameEvent[]): LogLine[] {
    const events = all.filter((event, place) => isTold(event, all, place));
    let place = 0;
    while (place < events.length) place += this.next(events, place);
    return this.lines;
  }

  /** Tells what begins here; gives back how many events that were. */
  private next(events: readonly GameEvent[], place: number): number {
    const event = events[place] as GameEvent;
    const after = events[place + 1];
    const kind = event.kind;
    if (kind === "rolls" || kind === "rerolls") {
      if (after?.kind === "assigns") {
        this.put(this.t("island-line-dice", { ...numbersOf(event), ...numbersOf(after), player: this.name(event.seat) }), []);
        return 2;
      }
    } else if (kind in HEAPS) {
      return this.heap(run(events, place, (each) => HEAPS[each.kind] === HEAPS[kind] && each.seat === event.seat && each["rival"] === event["rival"]));
    } else if (DOINGS.has(kind)) {
      return this.doings(run(events, place, (each) => each.seat === event.seat && sortOf(each) === sortOf(event)));
    } else if (FIGHTS.has(kind)) {
      const outcome = after && OUTCOMES.has(after.kind) ? after : null;
      this.put([this.fight(event), outcome ? this.outcome(outcome) : ""].join(" ").trim(), placesOf(event));
      return outcome ? 2 : 1;
    } else if (kind === "offers" || kind === "counters") {
      return this.offer(run(events, place, (each) => each === event || each.kind.endsWith("-cards") || ANSWERS.has(each.kind)));
    }
    this.put(this.single(event), placesOf(event));
    return 1;
  }

  private put(text: string, places: readonly string[]): void {
    if (text !== "") this.lines.push({ text, places });
  }

  private name(seat: unknown): string {
    if (typeof seat === "string") return seat;
    return typeof seat === "number" && seat >= 0 ? playerName(this.snapshot, seat) : "";
  }

  /** The terrain at a place of an event: as it lies now, or as the event told it. */
  private terrain(event: GameEvent, name: "to" | "cell" | "at"): string {
    const told = event["tile"];
    return tileAt(this.view, String(event[name]))?.tile ?? (typeof told === "string" ? told : "floor");
  }

  private sentence(seat: number, doings: readonly string[], places: readonly string[]): void {
    const text = this.t("island-turn", { player: this.name(seat), doings: listed(doings, this.t) });
    this.put(text, [...new Set(places)]);
  }

  private heap(events: readonly GameEvent[]): number {
    const [first] = events as [GameEvent];
    const cards: Cards = {};
    for (const event of events) {
      const kind = event["resource"] as Resource;
      cards[kind] = (cards[kind] ?? 0) + Number(event["number"] ?? 1);
    }
    const told = { cards: cardsWords(cards, this.t), rival: this.name(first["rival"]) };
    this.sentence(first.seat, [this.t(`island-doing-${HEAPS[first.kind]}`, told)], []);
    return events.length;
  }

  private doings(events: readonly GameEvent[]): number {
    const doings: string[] = [];
    let place = 0;
    while (place < events.length) {
      const event = events[place] as GameEvent;
      if (event.kind === "steps") {
        const steps = run(events, place, (each) => each.kind === "steps");
        doings.push(this.steps(steps));
        place += steps.length;
      } else if (event.kind === "lays") {
        const tiles = run(events, place, (each) => each.kind === "lays");
        const found = listed(tiles.map((each) => this.t(`found-${String(each["tile"])}`)), this.t);
        doings.push(this.t("island-doing-finds", { found }));
        place += tiles.length;
      } else {
        doings.push(this.doing(event));
        place += 1;
      }
    }
    const [first] = events as [GameEvent];
    this.sentence(first.seat, doings, events.flatMap(placesOf));
    return events.length;
  }

  private steps(steps: readonly GameEvent[]): string {
    const last = steps.at(-1) as GameEvent;
    const onto = this.terrain(last, "to");
    if (steps.length > 1) return this.t("island-doing-goes-some", { number: steps.length, onto });
    const direction = stepDirection(this.view, String(last["from"]), String(last["to"]));
    return direction ? this.t("island-doing-goes", { direction, onto }) : this.t("island-doing-goes-to", { onto });
  }

  private doing(event: GameEvent): string {
    const { t, view } = this;
    const number = Number(event["number"] ?? 0);
    switch (event.kind) {
      case "covers":
        return t("island-doing-covers", { found: String(event["tile"]) });
      case "opens-cave":
        return t("island-doing-opens-cave");
      case "buys-villager":
        return t("island-doing-villager", { upon: this.terrain(event, "at") });
      case "builds-fort":
        return t("island-doing-fort", { corner: cornerWords(view, String(event["at"]), t) });
      case "builds-farm":
        return t("island-doing-farm", { corner: cornerWords(view, String(event["at"]), t) });
      case "lays-offering":
        return t("island-doing-offering", { number });
      case "banks": {
        const give = kindWords(event["give"] as Resource, number, t);
        return t("island-doing-banks", { give, take: kindWords(event["resource"] as Resource, 1, t) });
      }
      default:
        return t(`island-doing-${event.kind}`, { number, onto: this.terrain(event, "to") });
    }
  }

  private fight(event: GameEvent): string {
    const rival =
      event.kind === "fights-dweller"
        ? this.t(`dweller-${String(event["dweller"])}`)
        : event.kind === "fights-farm"
          ? this.t("table-battle-farm", { rival: this.name(event["rival"]) })
          : this.name(event["rival"]);
    const roll = thrown(event["dice"], event["roll"]);
    const other = thrown(event["others"], event["other"]);
    return this.t("island-line-fights", { player: this.name(event.seat), rival, roll, other });
  }

  private outcome(event: GameEvent): string {
    if (event.kind.startsWith("ties")) return this.t("island-line-tied");
    const key = event.kind === "loses-to-dweller" ? "island-line-lost-to" : "island-line-won";
    return this.t(key, { player: this.name(event.seat) });
  }

  /** An offer with what it holds, and the answer to it. */
  private offer(events: readonly GameEvent[]): number {
    const [first] = events as [GameEvent];
    const cards = (kind: string): Cards =>
      Object.fromEntries(
        events.filter((event) => event.kind === kind).map((event) => [event["resource"], event["number"]]),
      ) as Cards;
    const [give, want] = [cards("offers-cards"), cards("wants-cards")];
    const gift = Object.keys(want).length === 0;
    const answer = events.findIndex(({ kind }) => ANSWERS.has(kind));
    const told = this.t(gift ? "island-line-offers-gift" : "island-line-offers", {
      player: this.name(first.seat),
      rival: this.name(first["rival"]),
      give: cardsWords(give, this.t),
      take: cardsWords(want, this.t),
    });
    const answered = answer < 0 ? "" : this.single(events[answer] as GameEvent);
    this.put([told, answered].join(" ").trim(), []);
    return answer < 0 ? events.length : answer + 1;
  }

  /** An event in a sentence of its own. */
  private single(event: GameEvent): string {
    const { t } = this;
    const told: Arguments = { ...numbersOf(event), player: this.name(event.seat), rival: this.name(event["rival"]) };
    switch (event.kind) {
      case "challenges":
      case "no-battle":
      case "loses-villagers":
        return t(`island-line-${event.kind}`, { ...told, upon: this.terrain(event, "cell") });
      case "placed":
        return t("island-line-placed", { ...told, upon: this.terrain(event, "to") });
      case "goes-back":
        return t("island-line-goes-back", { ...told, onto: this.terrain(event, "to") });
      case "attacks-farm":
      case "loses-fort":
      case "loses-farm":
        return t(`island-line-${event.kind}`, { ...told, corner: cornerWords(this.view, String(event["at"]), t) });
      case "announces":
        return t("island-line-announces", { ...told, place: this.placed(event) });
      case "takes-hoard": {
        const cards = Object.fromEntries(RESOURCES.map((kind) => [kind, Number(event[kind] ?? 0)]));
        return t("island-line-takes-hoard", { ...told, cards: cardsWords(cards, t) });
      }
      case "wins-battle":
        return t("island-line-won", told);
      case "ties":
        return t("island-line-tied");
      case "returns-cave-shrine":
      case "accepts":
      case "declines":
        return t(`island-line-${event.kind}`, told);
      default:
        for (const id of placesOf(event)) told[nameIn(event, id)] = this.named(id);
        return t(`event-${event.kind}`, told);
    }
  }

  /** A place by its terrain. */
  private named(id: string): string {
    const tile = tileAt(this.view, id);
    return tile ? tileName(tile, this.t) : cornerWords(this.view, id, this.t);
  }

  /** Where a purchase is announced: on a tile, or on a corner. */
  private placed(event: GameEvent): string {
    const id = String(event["at"]);
    if (id.startsWith("v")) return cornerWords(this.view, id, this.t);
    return this.t(`upon-${this.terrain(event, "at")}`);
  }
}

/** Whether an event is told at all, or by another one. */
function isTold(event: GameEvent, all: readonly GameEvent[], place: number): boolean {
  if (UNTOLD.has(event.kind)) return false;
  // Who lives in the cave is told by the meeting, and an announced purchase by its being made.
  if (event.kind === "lays") return event["tile"] !== "dweller";
  if (event.kind === "announces") return !all.slice(place + 1).some(({ kind }) => BOUGHT.test(kind));
  if (event.kind !== "steps") return true;
  const before = all.slice(Math.max(0, place - 2), place);
  return !before.some((each) => LEADS.has(each.kind) && (each["cell"] ?? each["to"]) === event["to"]);
}

/** The events from a place on that belong together. */
function run(events: readonly GameEvent[], place: number, same: (event: GameEvent) => boolean): GameEvent[] {
  let end = place;
  while (end < events.length && same(events[end] as GameEvent)) end += 1;
  return events.slice(place, end);
}

/** What is said in one sentence: one player's way, purchases, or trades with the bank. */
function sortOf({ kind }: GameEvent): "way" | "bank" | "bought" | "" {
  if (WAY.has(kind)) return "way";
  if (kind === "banks") return "bank";
  return DOINGS.has(kind) ? "bought" : "";
}

/** The name under which an event tells an id. */
function nameIn(event: GameEvent, id: string): string {
  return Object.keys(event).find((name) => event[name] === id) ?? "";
}

function numbersOf(event: GameEvent): Arguments {
  const told: Arguments = {};
  for (const [name, value] of Object.entries(event)) {
    const argument = name !== "kind" && name !== "seat";
    if (argument && (typeof value === "number" || typeof value === "string")) told[name] = value;
  }
  return told;
}

/** "3 + 4 = 7", or the one die. */
function thrown(dice: unknown, sum: unknown): string {
  const values = String(dice ?? "").split(" ").filter(Boolean);
  return values.length > 1 ? `${values.join(" + ")} = ${String(sum)}` : String(sum);
}

export function turnLines(events: readonly GameEvent[], snapshot: Snapshot, t: Translate): LogLine[] {
  return new Teller(snapshot, t).tell(events);
}

/** A whole turn in a few sentences. */
export function turnWords(events: readonly GameEvent[], snapshot: Snapshot, t: Translate): string {
  return turnLines(events, snapshot, t).map(({ text }) => text).join(" ");
}

/** What others may react to, as the log will tell it: who did what. */
export function causeWords(cause: Cause, snapshot: Snapshot, t: Translate): string {
  const { kind, seat, rivals, ...rest } = cause;
  const event: GameEvent = { ...rest, kind: CAUSES[kind], seat };
  if (kind === "discovery") event["cell"] = cause.to;
  if (kind === "attack") {
    if (cause.farm) event.kind = "attacks-farm";
    else if (cause.dweller) return "";
    event["at"] = cause.farm;
    event["rival"] = (rivals ?? []).map((rival) => playerName(snapshot, rival)).join(", ");
  }
  return eventWords(event, snapshot, t);
}

const CAUSES: Record<Cause["kind"], string> = {
  step: "steps",
  discovery: "lays",
  army: "marches",
  purchase: "announces",
  attack: "challenges",
};

/** One event, told. */
export function eventWords(event: GameEvent, snapshot: Snapshot, t: Translate): string {
  return turnWords([event], snapshot, t);
}
