// A turn in the order in which it happened: first where somebody went and what it cost, then what was done there; each
// commission that was completed is a line of its own, with all that it brought.

import type { GameEvent, LogLine, Snapshot, Translate } from "../../shell/game";
import { towardWords } from "./places";
import { playerName, viewOf, type Gem } from "./view";
import { eventWords, gemsWords, joined, needsWords } from "./words";

interface Told {
  doings: string[];
  places: string[];
}

/** The basin's id among the places that can be lit: it is no space. */
export const BASIN_PLACE = "basin";

const PAGES = ["turns-page", "turns-page-commission"];
const TRAVEL = ["moves", "pays-meeting"];
/** What goes without saying, or is said with what it belongs to. */
const SILENT = ["spends-provisions", "receives-coin", "full-purse", "empties", "pays-coins", "no-bonus"];
/** What happens to everybody, said in whole sentences of their own. */
const FOR_ALL = ["last-round", "quiet", "quiet-soon", "over"];

/** A whole turn as one sentence that begins with the player's name; what happened to all follows. */
export function turnWords(events: GameEvent[], snapshot: Snapshot, t: Translate): string {
  const { seat, parts, after } = turnOf(events, snapshot, t);
  const doings = parts.flatMap((part) => part.doings);
  return [...(seat !== null && doings.length > 0 ? [sentence(seat, doings, snapshot, t)] : []), ...after].join(" ");
}

/** A turn line by line, each with the places it tells of. */
export function turnLines(events: GameEvent[], snapshot: Snapshot, t: Translate): LogLine[] {
  const { seat, parts, after } = turnOf(events, snapshot, t);
  const told = parts.filter(({ doings }) => doings.length > 0);
  return [
    ...(seat === null ? [] : told.map(({ doings, places }) => ({ text: sentence(seat, doings, snapshot, t), places }))),
    ...after.map((text) => ({ text, places: [] })),
  ];
}

function sentence(seat: number, doings: readonly string[], snapshot: Snapshot, t: Translate): string {
  return t("valley-turn", { player: playerName(snapshot, seat), doings: joined(doings, t) });
}

function turnOf(turn: readonly GameEvent[], snapshot: Snapshot, t: Translate) {
  const seat = turn.find((event) => event.seat >= 0)?.seat ?? null;
  const events = turn.filter(({ kind }) => !SILENT.includes(kind) && !FOR_ALL.includes(kind));
  const parts: Told[] = [];
  let here = "";
  let at = 0;
  while (at < events.length) {
    const event = events[at] as GameEvent;
    let many = 1;
    // What was done several times on end is said once.
    while (alike(event, events[at + many])) many += 1;
    if (event.kind === "moves") {
      const way = String(event["way"]).split(" ");
      here = way.at(-1) ?? "";
      parts.push({ doings: [], places: way });
    } else if (begins(event, events[at - 1])) {
      parts.push({ doings: [], places: placesOf(event, here) });
    }
    const doing = doingOf(events.slice(at, at + many), turn, snapshot, t);
    if (doing) parts.at(-1)?.doings.push(doing);
    at += many;
  }
  const after = turn.filter(({ kind }) => FOR_ALL.includes(kind)).map((event) => eventWords(event, snapshot, t));
  return { seat, parts, after };
}

function alike(one: GameEvent, other: GameEvent | undefined): boolean {
  if (!other) return false;
  if (PAGES.includes(one.kind)) return PAGES.includes(other.kind);
  return one.kind === "loads" && other.kind === "loads";
}

/** Whether an event begins a new line: the action after the move, and each commission that is completed. */
function begins(event: GameEvent, before: GameEvent | undefined): boolean {
  if (event.kind === "delivers" || before === undefined) return true;
  return TRAVEL.includes(before.kind) && !TRAVEL.includes(event.kind);
}

function placesOf(event: GameEvent, here: string): string[] {
  const basin = event.kind === "loads" && event["source"] !== "road" ? [BASIN_PLACE] : [];
  return here === "" ? basin : [here, ...basin];
}

function doingOf(same: readonly GameEvent[], turn: readonly GameEvent[], snapshot: Snapshot, t: Translate): string {
  const event = same[0] as GameEvent;
  const number = Number(event["number"] ?? 0);
  const points = Number(event["points"] ?? 0);
  const paid = same.reduce((sum, each) => sum + Number(each["number"] ?? 0), 0);
  const coins = t("valley-paid", { number: paid });
  const colour = String(event["colour"]);
  switch (event.kind) {
    case "moves": {
      const toward = towardWords(viewOf(snapshot), String(event["to"]), t);
      const far = turn.some(({ kind }) => kind === "spends-provisions");
      return t(far ? "valley-doing-goes-provisions" : "valley-doing-goes", { toward });
    }
    case "pays-meeting": {
      const met = turn.filter(({ kind }) => kind === "receives-coin" || kind === "full-purse");
      const names = joined(met.map(({ seat }) => playerName(snapshot, seat)), t);
      return t("valley-doing-meets", { number, names });
    }
    case "turns-page":
    case "turns-page-commission": {
      const faces = same.map((each) => shown(each, t)).join(", ");
      return t(paid > 0 ? "valley-doing-pages-paid" : "valley-doing-pages", { number: same.length, faces, coins });
    }
    case "loads": {
      const gems = gemsWords(same.map((each) => each["gem"] as Gem), t);
      return t(paid > 0 ? "valley-doing-loads-paid" : "valley-doing-loads", { gems, coins });
    }
    case "unloads": {
      const gems = gemsWords([event["gem"] as Gem], t);
      return t("valley-doing-unloads", { gems, equipment: String(event["equipment"]) });
    }
    case "buys-equipment":
      return t("valley-doing-buys-equipment", { equipment: String(event["equipment"]) });
    case "buys-commission":
      return t("valley-doing-buys", { cards: commission(event, t) });
    case "returns":
      return t("valley-doing-returns", { cards: commission(event, t), page: String(event["side"]) });
    case "delivers":
      return t("valley-doing-delivers", { cards: commission(event, t), points });
    case "hires":
      return t("valley-doing-hires", { craftsmen: t(`valley-one-craftsman-${colour}`) });
    case "hires-other":
      return t("valley-doing-hires-other", { craftsmen: t(`valley-one-craftsman-${colour}`) });
    case "no-craftsman":
      return t("valley-doing-hires-nobody");
    case "opens":
      return t("valley-doing-opens", { workshop: colour, points });
    case "gains-bonus":
      return t("valley-doing-bonus", { number: 1 });
    case "fills-silver":
      return t("valley-doing-silver", { number });
    case "takes-provisions":
      return t("valley-doing-provisions");
    case "stays":
    case "passes":
      return t(`valley-doing-${event.kind}`);
    default:
      return "";
  }
}

/** What a page showed when it had been turned. */
function shown(event: GameEvent, t: Translate): string {
  if (event.kind === "turns-page") return t(`equipment-${String(event["equipment"])}`);
  return t(`commission-${String(event["colour"])}`);
}

function commission(event: GameEvent, t: Translate): string {
  const needs = needsWords(String(event["needs"]).split(" "), t);
  const one = t(`valley-one-commission-${String(event["colour"])}`);
  return t("valley-commission-short", { commission: one, needs });
}
