// El Dorado in sentences, with the keys of src/manoa/games/eldorado/locale: what may be chosen, what is asked, what happened.

import type { Choice, GameEvent, Snapshot, TableProps, Translate } from "../../shell/game";
import { interaction } from "./interaction.svelte";
import { mapOf, ownSeat, pawnNumber, playerName, viewOf, descriptionOf, type View, type Description } from "./view";

// Arguments whose value is a name of the game's own: { card: "scout" } is said as the message card-scout.
const NAMED = ["card", "token", "symbol", "terrain", "direction", "asked", "target"] as const;
const OF_A_PAWN = ["step", "overcome", "play", "token"];

type Arguments = Record<string, string | number>;

export function named(fields: object, t: Translate): Arguments {
  const result: Arguments = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "number") result[name] = value;
    else if (typeof value !== "string") continue;
    else result[name] = (NAMED as readonly string[]).includes(name) ? t(`${name}-${value}`) : value;
  }
  return result;
}

/** One thing that the player may do: the accessible name of whatever does it. */
export function choiceWords(choice: Choice, view: View, t: Translate): string {
  const words = descriptionOf(choice);
  const fields: Record<string, unknown> = { ...words };
  if (words.pile !== undefined) fields["card"] = words.pile;
  if (words.kind === "step") fields["terrain"] = mapOf(view).spaces.find((space) => space.id === words.to)?.terrain;
  if (words.kind === "overcome") {
    fields["terrain"] = view.blockades.find((blockade) => blockade.joint === words.joint)?.terrain;
  }
  const text = t(choiceKey(words), named(fields, t));
  const twoPawns = view.seats.some((seat) => seat.pawns.length > 1);
  if (words.pawn !== undefined && twoPawns && OF_A_PAWN.includes(words.kind)) {
    return t("choice-for-pawn", { choice: text, pawn: pawnNumber(words.pawn) });
  }
  return text;
}

function choiceKey(words: Description): string {
  switch (words.kind) {
    case "step":
      return `choice-step-${words.by ?? "power"}`;
    case "overcome":
      return `choice-overcome-${words.by ?? "power"}`;
    case "done":
      return `choice-done-${words.with ?? "discard"}`;
    case "play":
      return words.token !== undefined ? "choice-play-changed" : words.symbol ? "choice-play-power" : "choice-play-action";
    case "tender":
      return words.token === undefined
        ? "choice-tender-card"
        : words.card !== undefined
          ? "choice-tender-changed"
          : "choice-tender-token";
    default:
      return `choice-${words.kind}`;
  }
}

/** What is asked of the player who decides, with the number that it is about; `fresh` if a card has just been picked. */
export function question(view: View, t: Translate, fresh = false): string {
  const { asked } = view;
  const text = t(`asked-${asked.what}`);
  if (asked.what === "move" && asked.moving) {
    const { symbol, power, card } = asked.moving;
    if (fresh && card !== null) {
      return t("table-asked-card", { card: t(`card-${card}`), symbol: t(`symbol-${symbol}`), number: power });
    }
    return t("cli-asked-power", { question: text, symbol: t(`symbol-${symbol}`), number: power });
  }
  if (asked.cards) return t("cli-asked-cards", { question: text, number: asked.cards });
  if (asked.coins && asked.pile) {
    return t("cli-asked-coins", { question: text, card: t(`card-${asked.pile}`), number: asked.coins });
  }
  return text;
}

export function prompt({ snapshot, t }: TableProps): string {
  const view = viewOf(snapshot);
  const { asked } = view;
  if (asked.what === "over" || asked.seat === null) return t("asked-over");
  if (asked.seat !== view.seat || snapshot.choices.length === 0) {
    return t("web-deciding", { player: playerName(snapshot, asked.seat) });
  }
  if (snapshot.choices.length === 1 && snapshot.choices[0]?.description.kind === "end") {
    return t(ownSeat(view)?.home ? "table-home-end" : "table-nothing-left");
  }
  if (interaction.asking.length > 0 && interaction.asking.every((choice) => descriptionOf(choice).pawn !== undefined)) {
    return t(interaction.ways.size > 0 ? "table-which" : "table-asked-place");
  }
  if (asked.what === "discard") return t("table-asked-discard");
  return question(view, t, justPicked(snapshot));
}

/** A card or token was picked, and nothing came of it yet: another may be picked instead. */
export function justPicked(snapshot: Snapshot): boolean {
  return snapshot.undo.step && (snapshot.log.at(-1)?.events.at(-1)?.kind.startsWith("plays-") ?? false);
}

function routeName(view: View, t: Translate): string {
  return typeof view.route === "string" ? t(`route-${view.route}`) : t("cli-own-route");
}

export function title(snapshot: Snapshot, t: Translate): string {
  const view = viewOf(snapshot);
  return `${routeName(view, t)} · ${t("cli-round", { round: view.round })}`;
}

/** One event, told. */
export function eventWords(event: GameEvent, snapshot: Snapshot, t: Translate): string {
  const { kind, seat, ...rest } = event;
  return t(`event-${kind}`, { player: seat >= 0 ? playerName(snapshot, seat) : "", ...named(rest, t) });
}
