// What things are and do, for whoever hovers, focuses or taps them.

import type { Closed, Snapshot, Translate } from "../../shell/game";
import type { Explanation, Look } from "../../shell/ui/explain.svelte";
import Mark from "./art/Mark.svelte";
import type { MarkName } from "./art/marks";
import Portrait from "./art/Portrait.svelte";
import TilePicture from "./art/TilePicture.svelte";
import { whyWords } from "./choices";
import { tileAt, tileName } from "./places";
import { playerName, viewOf, type Explorer, type Purchase, type Resource, type Tile } from "./view";

type Said = Pick<Explanation, "title" | "text" | "topic" | "rule" | "look">;

export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** A card, piece or sign, large. */
export function markLook(name: MarkName): Look {
  return { drawing: Mark, of: { name, size: "72px" }, width: 72, height: 72 };
}

/** A resource; `title` says how many there are of it. */
export function resourceMeaning(kind: Resource, title: string, t: Translate): Said {
  return { title, text: t(`island-about-tile-${kind}`), topic: `resource-${kind}`, look: markLook(kind) };
}

/** A thing that is bought, in a player's colour; `title` says how many there are of it, or whose it is. */
export function pieceMeaning(piece: Purchase, seat: number, title: string, t: Translate): Said {
  const look = markLook(`${piece}-${seat}`);
  return { title, text: t(`island-about-${piece}`), topic: `piece-${piece}`, look };
}

/** A kind of tile. */
export function kindMeaning({ tile, dweller }: Pick<Tile, "tile" | "dweller">, t: Translate): Said {
  const text = dweller ? `${t("island-about-tile-dweller")} ${t("island-about-dweller")}` : t(`island-about-tile-${tile}`);
  const look = { drawing: TilePicture, of: { tile, dweller }, width: 96, height: 99 };
  const topic = dweller ? `dweller-${dweller}` : `tile-${tile}`;
  return { title: capital(tileName(dweller ? { tile, dweller } : { tile }, t)), text, topic, look };
}

/** A laid tile, with everybody and everything on it, and why nothing can be done there. */
export function cellMeaning(snapshot: Snapshot, id: string, t: Translate, closed?: Closed): Said | null {
  const view = viewOf(snapshot);
  const tile = tileAt(view, id);
  if (!tile) return null;
  const { title, text, topic, look } = kindMeaning(tile, t);
  const here = [
    ...view.seats.filter(({ at }) => at === id).map(({ seat }) => explorerWords(snapshot, seat, t)),
    ...view.seats.flatMap(({ seat, villagers }) => {
      const number = villagers[id] ?? 0;
      return number > 0 ? [t("island-villagers-of", { player: playerName(snapshot, seat), number })] : [];
    }),
    ...(tile.offerings ?? []).map((seat) => t("island-offering-of", { player: playerName(snapshot, seat) })),
  ];
  // That nobody goes onto water or a shrine is what they are.
  const why = closed && closed.why.key !== "refused-not-entered" ? [whyWords(closed.why, t)] : [];
  return { title, text: [text, ...here, ...why].join("\n"), topic, rule: closed?.why.rule, look };
}

export function explorerWords(snapshot: Snapshot, seat: number, t: Translate): string {
  const { explorer, strength } = viewOf(snapshot).seats[seat] ?? { explorer: null, strength: 0 };
  const name = playerName(snapshot, seat);
  return explorer ? t("island-explorer-of", { player: name, explorer, number: strength }) : name;
}

/** An explorer with the title and the power of its card. */
export function explorerMeaning(explorer: Explorer | null, seat: number, t: Translate): Said | null {
  if (!explorer) return null;
  const look = { drawing: Portrait, of: { explorer, seat, size: 110 }, width: 110, height: 110 };
  return { title: `${t(`explorer-${explorer}`)} · ${t(`explorer-${explorer}-title`)}`, text: t(`explorer-${explorer}-ability`), topic: `explorer-${explorer}`, look };
}
