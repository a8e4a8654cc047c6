// A turn line by line, in the order in which things happened: what was played, and where it led.

import type { GameEvent, LogLine, Snapshot, Translate } from "../../shell/game";
import { counted, goesOn, leads, nameOf } from "./turns";
import { capital } from "./explanations";
import { viewOf } from "./view";
import { eventWords } from "./sentences";

/** Cards paid one by one for one thing: said together with it. */
const PAID: Record<string, string> = { "pays-for-rubble": "rubble", "leaves-at-camp": "camp" };
const LISTED: Record<string, string> = {
  removes: "removes",
  "lays-down": "lays-down",
  takes: "takes",
  saves: "saves",
  discards: "discards",
};

/** What is being told: events that make one line. */
interface Doing {
  kind: string;
  names: string[];
  terrains: Set<string>;
  places: string[];
  steps: number;
  number: number;
  card: string;
}

export function turnLines(events: GameEvent[], snapshot: Snapshot, t: Translate): LogLine[] {
  const doings: Doing[] = [];
  const over: LogLine[] = [];
  for (const event of events) {
    if (event.seat < 0) over.push({ text: eventWords(event, snapshot, t), places: [] });
    else follow(doings, event, snapshot, t);
  }
  const lines = doings.flatMap((doing) => told(doing, t));
  if (lines.length === 0 && events.some((event) => event.seat >= 0) && !goesOn(events, snapshot)) {
    lines.push({ text: t("table-doing-nothing"), places: [] });
  }
  return [...lines.map(({ text, places }) => ({ text: `${capital(text)}.`, places })), ...over];
}

function begun(kind: string): Doing {
  return { kind, names: [], terrains: new Set(), places: [], steps: 0, number: 0, card: "" };
}

/** Takes one event more into the list: it belongs to what is being told, or begins something new. */
function follow(doings: Doing[], event: GameEvent, snapshot: Snapshot, t: Translate): void {
  const last = doings.at(-1);
  const open = (kind: string): Doing => {
    const doing = begun(kind);
    doings.push(doing);
    return doing;
  };
  const going = (...kinds: string[]): Doing => (last && kinds.includes(last.kind) ? last : open(kinds[0] ?? ""));
  const paid = PAID[event.kind];
  const listed = LISTED[event.kind];
  if (event.kind === "steps") {
    const doing = going("walks", "rubble", "camp");
    doing.steps += 1;
    doing.places.push(String(event["to"]));
    doing.terrains.add(t(`terrain-${String(event["terrain"])}`));
    // Whoever pays goes that one space; what follows is another walk.
    if (doing.kind !== "walks") open("walks");
  } else if (paid !== undefined) going(paid).names.push(nameOf(event, t));
  else if (listed !== undefined) going(listed).names.push(nameOf(event, t));
  else if (event.kind === "plays-for-power" || leads(event, viewOf(snapshot))) open("walks").names.push(nameOf(event, t));
  else if (event.kind === "plays-action" || event.kind === "plays-token") open("plays").names.push(nameOf(event, t));
  else if (event.kind === "draws" && last?.kind === "plays") last.number = Number(event["number"]);
  else if (event.kind === "tenders") going("tenders").names.push(nameOf(event, t));
  else if (event.kind === "buys") {
    const doing = going("tenders");
    doing.kind = "buys";
    doing.card = t(`card-${String(event["card"])}`);
    doing.number = Number(event["number"]);
  } else if (event.kind === "overcomes") {
    const doing = open("overcomes");
    doing.number = Number(event["number"]);
    doing.card = t(`terrain-${String(event["terrain"])}`);
    doing.places.push(String(event["joint"]));
    // The card that did it may still carry the pawn on.
    if (last?.kind === "walks" && last.steps === 0) doing.names.push(...last.names.splice(0));
    else if (last?.kind === "walks") doing.names.push("");
    if (last?.kind === "walks") open("walks");
  } else if (event.kind === "explores") {
    const doing = open("explores");
    doing.card = t(`token-${String(event["token"])}`);
    const space = viewOf(snapshot).caves.find(({ cave }) => cave === event["cave"])?.space;
    if (space !== undefined) doing.places.push(space);
  } else if (event.kind === "arrives" || event.kind === "reaches" || event.kind === "reshuffles") {
    if (event.kind === "arrives" && last?.kind === "reaches") last.kind = "arrives";
    else open(event.kind);
  }
}

function told({ kind, names, terrains, places, steps, number, card }: Doing, t: Translate): LogLine[] {
  const cards = counted(names.filter((name) => name !== ""));
  const line = (text: string): LogLine[] => [{ text, places }];
  const walked = { number: steps, terrains: [...terrains].join(", "), cards };
  switch (kind) {
    case "walks":
      if (steps === 0) return cards === "" ? [] : line(t("table-doing-plays", { cards }));
      return line(cards === "" ? t("table-doing-walks", walked) : t("table-doing-walks-with", walked));
    case "plays":
      return line(number > 0 ? t("table-doing-draws", { cards, number }) : t("table-doing-plays", { cards }));
    case "buys":
      return line(t(cards === "" ? "table-doing-buys" : "table-doing-buys-with", { card, number, cards }));
    case "overcomes": {
      const taken = t("table-doing-overcomes", { number, terrain: card });
      return line(cards === "" ? taken : t("table-with-card", { way: taken, card: cards }));
    }
    case "explores":
      return line(t("table-doing-explores", { token: card }));
    case "arrives":
    case "reaches":
    case "reshuffles":
      return line(t(`table-doing-${kind}`));
    default:
      return names.length > 0 ? line(t(`table-doing-${kind}`, { cards })) : [];
  }
}
