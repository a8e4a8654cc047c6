// The Island in sentences, with the keys of src/manoa/games/island/locale: choices and questions.

import type { Choice, Snapshot, TableProps, Translate } from "../../shell/game";
import { descriptionOf, type Words } from "./choices";
import { causeWords } from "./lines";
import { cornerWords, CORNER_WINDS, listed, tileAt, whereWords } from "./places";
import { cardsIn, percent, playerName, viewOf, type Cards, type Resource, type View } from "./view";

export type Arguments = Record<string, string | number>;

/** Cards in words: "1 wood and 2 gold". */
export function cardsWords(cards: Cards, t: Translate): string {
  const parts = cardsIn(cards).map(([kind, number]) => t(`island-cards-${kind}`, { number }));
  return parts.length > 0 ? listed(parts, t) : t("island-nothing");
}

/** So many cards of one kind. */
export function kindWords(kind: Resource, number: number, t: Translate): string {
  return t(`island-cards-${kind}`, { number });
}

/** What is said by where it lies, in words of the web table; all else is said alike everywhere. */
const PLACED = new Set([
  "step",
  "step-battle",
  "cover",
  "lay",
  "villager",
  "offering",
  "fort",
  "farm",
  "army",
  "march",
  "march-battle",
  "attack",
  "place",
  "bank",
  "give",
  "want",
]);

/** One thing that the player may do: the accessible name of whatever does it. */
export function choiceWords(choice: Choice, snapshot: Snapshot, t: Translate): string {
  const words = descriptionOf(choice);
  const key = choiceKey(words);
  const told = argumentsOf(words, snapshot, t);
  return t(PLACED.has(key) ? `island-choice-${key}` : `choice-${key}`, told);
}

function argumentsOf(words: Words, snapshot: Snapshot, t: Translate): Arguments {
  const view = viewOf(snapshot);
  const told: Arguments = {};
  for (const [name, value] of Object.entries(words)) {
    if (typeof value === "number" || typeof value === "string") told[name] = value;
  }
  if (words.rival !== undefined) told["rival"] = playerName(snapshot, words.rival);
  if (words.battle) told["win"] = percent(words.battle.odds.win);
  if (words.dweller) told["tile"] = t(`dweller-${words.dweller}`);
  if (words.cost) told["cost"] = costWords(words.cost, t);
  if (words.corner !== undefined) told["direction"] = CORNER_WINDS[words.corner] ?? "";
  if (words.farm) told["corner"] = cornerWords(view, words.farm, t);
  if (words.resource && words.number !== undefined) told["cards"] = kindWords(words.resource, words.number, t);
  if (words.kind === "bank" && words.resource) {
    told["give"] = kindWords(words.give as Resource, words.number ?? 0, t);
    told["take"] = kindWords(words.resource, 1, t);
  }
  return { ...told, ...placeArguments(words, view, t) };
}

/** The terrain of a choice's place, and where it lies. */
function placeArguments({ kind, to, at, from }: Words, view: View, t: Translate): Arguments {
  if (kind === "step" || kind === "march") {
    const tile = tileAt(view, to ?? "");
    return tile ? { onto: tile.tile } : { onto: "exit" };
  }
  const id = at ?? from ?? "";
  const tile = tileAt(view, id);
  return tile ? { upon: tile.tile, where: whereWords(view, id, t) } : {};
}

function costWords(cost: Cards, t: Translate): string {
  return cardsIn(cost).length > 0 ? cardsWords(cost, t) : t("island-free");
}

function choiceKey({ kind, opens, battle, map }: Words): string {
  if (kind === "step") return opens ? "step-open" : battle ? "step-battle" : "step";
  if (kind === "discover") return `discover-${map ?? "island"}`;
  if (kind === "march" && battle) return "march-battle";
  return kind;
}

export function prompt({ snapshot, t }: TableProps): string {
  const view = viewOf(snapshot);
  const { asked } = view;
  if (asked.what === "over" || asked.seat === null) return t("asked-over");
  if (asked.seat !== view.seat || snapshot.choices.length === 0) {
    return t("web-deciding", { player: playerName(snapshot, asked.seat) });
  }
  const question = t(`asked-${asked.what}`);
  const cause = asked.what === "react" && asked.cause ? causeWords(asked.cause, snapshot, t) : "";
  if (cause !== "") return t("island-asked-cause", { cause, asked: question });
  if (asked.left !== undefined && asked.left > 1) return t("island-asked-left", { asked: question, number: asked.left });
  if (asked.what === "explore") return t("island-asked-speed", { asked: question, number: view.speed });
  if (asked.what === "lay" && asked.tile) {
    return t("island-asked-lay", { tile: asked.dweller ? t(`dweller-${asked.dweller}`) : asked.tile });
  }
  return question;
}

/** What it is about when one is asked in another's turn, or to trade. */
export function heading({ snapshot, t }: TableProps): string | null {
  const { asked, active, seat } = viewOf(snapshot);
  if (asked.seat !== seat) return null;
  if (asked.what === "react") return t(asked.why === "attacked" ? "island-heading-attacked" : "island-heading-react");
  if (asked.what === "answer" || asked.what === "trade") return t(`island-heading-${asked.what}`);
  return active !== null && active !== seat ? t("island-heading-decide") : null;
}

export function title(snapshot: Snapshot, t: Translate): string {
  return `${t("title")} · ${t("cli-round", { round: viewOf(snapshot).round })}`;
}
