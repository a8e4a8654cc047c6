// Valdora in sentences, with the keys of src/manoa/games/valdora/locale: choices, questions, events.

import type { Choice, Closed, GameEvent, Snapshot, TableProps, Translate } from "../../shell/game";
import { towardWords } from "./places";
import {
  GEMS,
  isCommission,
  playerName,
  viewOf,
  descriptionOf,
  type Description,
  type Equipment,
  type Face,
  type Gem,
  type Heap,
  type Tool,
  type View,
} from "./view";

type Arguments = Record<string, string | number>;

/** Names in a row, equal ones once with their number. */
export function counted(names: readonly string[]): string {
  const numbers = new Map<string, number>();
  for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1);
  return [...numbers].map(([name, number]) => (number > 1 ? `${name} ×${number}` : name)).join(", ");
}

/** "one, two and three" */
export function joined(parts: readonly string[], t: Translate): string {
  const last = parts.at(-1) ?? "";
  const first = parts.slice(0, -1).join(", ");
  return first === "" ? last : t("valley-and", { first, last });
}

export function needsWords(needs: readonly string[], t: Translate): string {
  return counted(needs.map((need) => (t(need === "coin" ? "needs-coin" : `gem-${need}`))));
}

/** Gems with their numbers, as one says them in a sentence. */
export function gemsWords(gems: readonly Gem[], t: Translate): string {
  const kinds = GEMS.map((gem) => ({ gem, number: gems.filter((each) => each === gem).length }));
  const there = kinds.filter(({ number }) => number > 0);
  return joined(there.map(({ gem, number }) => t(`valley-some-gem-${gem}`, { number })), t);
}

export function heapWords(heap: Heap, t: Translate): string {
  const gems = GEMS.flatMap((gem) => Array.from({ length: heap[gem] ?? 0 }, () => gem));
  return gems.length > 0 ? gemsWords(gems, t) : t("valley-empty");
}

/** A card that lies open, in words. */
export function faceWords(face: Face, view: View, t: Translate): string {
  if (!isCommission(face)) return equipmentWords(face.equipment, view, t);
  return t("valley-commission", { commission: face.colour, needs: needsWords(face.needs, t), points: face.points });
}

export function equipmentWords(equipment: Equipment, view: View, t: Translate): string {
  const kind = view.map.equipment.find((each) => each.equipment === equipment);
  return kind ? toolWords(kind, t) : t(`equipment-${equipment}`);
}

export function toolWords({ equipment, loads, coins }: Tool, t: Translate): string {
  const [gem] = loads;
  return loads.length === 1 && gem
    ? t("valley-holds-one", { equipment, gem })
    : t("valley-holds-any", { equipment, number: coins });
}

/** What a message is told: ids are said as the game's own names by themselves, lists and null are not. */
function argumentsOf(fields: object, t: Translate): Arguments {
  const result: Arguments = {};
  for (const [name, value] of Object.entries(fields)) {
    const listed = Array.isArray(value) ? (value as string[]) : String(value).split(" ");
    if (name === "needs") result[name] = needsWords(listed, t);
    else if (typeof value === "number" || typeof value === "string") result[name] = value;
  }
  return result;
}

/** One thing that the player may do: the accessible name of whatever does it. */
export function choiceWords(choice: Choice, snapshot: Snapshot, t: Translate): string {
  const words = descriptionOf(choice);
  if (words.kind === "move") {
    const toward = towardWords(viewOf(snapshot), words.to, t);
    return t(words.provisions ? "valley-go-provisions" : "valley-go", { toward });
  }
  const fields: Record<string, unknown> = { ...words };
  if ("colour" in words) fields["commission"] = words.colour;
  if (words.kind === "load") {
    fields["equipment"] = words.on;
    if (words.unloads) fields["unloads"] = t(`gem-${words.unloads}`);
  }
  return t(choiceKey(words), argumentsOf(fields, t));
}

function choiceKey(words: Description): string {
  if (words.kind === "buy") return "equipment" in words ? "choice-buy-equipment" : "choice-buy-commission";
  return words.kind === "load" && words.unloads ? "choice-load-instead" : `choice-${words.kind}`;
}

/** Why a thing can't be done now, as the game says it; nothing for what is not closed. */
export function whyWords(closed: Closed | null | undefined, t: Translate): string {
  return closed ? t(closed.why.key, closed.why.arguments) : "";
}

export function prompt({ snapshot, t }: TableProps): string {
  const view = viewOf(snapshot);
  const { asked } = view;
  if (asked.what === "over" || asked.seat === null) return t("asked-over");
  if (asked.seat !== view.seat || snapshot.choices.length === 0) {
    return t("web-deciding", { player: playerName(snapshot, asked.seat) });
  }
  if (asked.what === "pay" && asked.gem) return t("valley-asked-pay", { gem: asked.gem });
  return t(`asked-${asked.what}`);
}

export function title(snapshot: Snapshot, t: Translate): string {
  const view = viewOf(snapshot);
  const round = view.ending ? t("valley-last-round", { round: view.round }) : t("cli-round", { round: view.round });
  return `${t("title")} · ${round}`;
}

/** One event, told. */
export function eventWords(event: GameEvent, snapshot: Snapshot, t: Translate): string {
  const { kind, seat, payer, ...rest } = event;
  const names: Arguments = { player: seat >= 0 ? playerName(snapshot, seat) : "" };
  if (typeof payer === "number") names["payer"] = playerName(snapshot, payer);
  return t(`event-${kind}`, { ...names, ...argumentsOf(rest, t) });
}
