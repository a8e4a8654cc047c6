// The Island in sentences, with the keys of src/manoa/games/island/locale: choices, questions, events.

import type { Choice, GameEvent, Snapshot, TableProps, Translate } from "../../shell/game";
import { wordsOf, type Words } from "./choices";
import { cardsIn, cornerOf, percent, playerName, viewOf, type Cards, type View } from "./view";

type Arguments = Record<string, string | number>;

/** Cards in words: "1 wood, 2 gold". */
export function cardsWords(cards: Cards, t: Translate): string {
  const parts = cardsIn(cards).map(([kind, number]) => `${number} ${t(`resource-${kind}`)}`);
  return parts.length > 0 ? parts.join(", ") : t("island-nothing");
}

/** A corner is told by the cells that meet there; their names stand on the map. */
function placeWords(view: View, id: string): string {
  return cornerOf(view, id)?.tiles.join("·") ?? id;
}

/** What a message is told: ids are said as the game's own names by themselves, seats as names, cards as words. */
function argumentsOf(fields: object, snapshot: Snapshot, t: Translate): Arguments {
  const view = viewOf(snapshot);
  const result: Arguments = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === "rival" && typeof value === "number") result[name] = playerName(snapshot, value);
    else if ((name === "at" || name === "farm") && typeof value === "string") {
      result[name] = placeWords(view, value);
    } else if (name === "cost") result[name] = cardsWords(value as Cards, t);
    else if (typeof value === "number" || typeof value === "string") result[name] = value;
  }
  return result;
}

/** One thing that the player may do: the accessible name of whatever does it. */
export function choiceWords(choice: Choice, snapshot: Snapshot, t: Translate): string {
  const words = wordsOf(choice);
  const told = argumentsOf(words, snapshot, t);
  if (words.battle) told["win"] = percent(words.battle.odds.win);
  if (words.dweller) told["tile"] = t(`dweller-${words.dweller}`);
  return t(choiceKey(words), told);
}

function choiceKey({ kind, opens, battle, map, cost }: Words): string {
  if (kind === "step") return opens ? "choice-step-open" : battle ? "choice-step-battle" : "choice-step";
  if (kind === "discover") return `choice-discover-${map ?? "island"}`;
  if (kind === "army") return cardsIn(cost ?? {}).length > 0 ? "choice-army" : "choice-army-free";
  if (kind === "march" && battle) return "choice-march-battle";
  return `choice-${kind}`;
}

export function prompt({ snapshot, t }: TableProps): string {
  const view = viewOf(snapshot);
  const { asked } = view;
  if (asked.what === "over" || asked.seat === null) return t("asked-over");
  if (asked.seat !== view.seat || snapshot.choices.length === 0) {
    return t("web-deciding", { player: playerName(snapshot, asked.seat) });
  }
  const question = t(`asked-${asked.what}`);
  if (asked.left !== undefined && asked.left > 1) return t("island-asked-left", { asked: question, number: asked.left });
  if (asked.what === "explore") return t("island-asked-speed", { asked: question, number: view.speed });
  if (asked.what === "lay" && asked.tile) {
    return t("island-asked-lay", { tile: asked.dweller ? t(`dweller-${asked.dweller}`) : asked.tile });
  }
  return question;
}

export function title(snapshot: Snapshot, t: Translate): string {
  return `${t("title")} · ${t("cli-round", { round: viewOf(snapshot).round })}`;
}

/** One event, told. */
export function eventWords(event: GameEvent, snapshot: Snapshot, t: Translate): string {
  const { kind, seat, ...rest } = event;
  const player = seat >= 0 ? playerName(snapshot, seat) : "";
  return t(`event-${kind}`, { player, ...argumentsOf(rest, snapshot, t) });
}
