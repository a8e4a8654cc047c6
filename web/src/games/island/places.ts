// Places as they are seen: by their terrain, by the tiles that meet at a corner, and by where they lie from the player.
// Ids never reach a person.

import type { Translate } from "../../shell/game";
import { cornerOf, ownSeat, tilesOf, type Direction, type Tile, type View } from "./view";

/** What lies on a cell; null for what is not laid, or no longer. */
export function tileAt(view: View, id: string): Tile | null {
  return tilesOf(view).find((tile) => tile.id === id) ?? null;
}

/** A tile's name: who lives there, or its terrain. */
export function tileName({ tile, dweller }: Pick<Tile, "tile" | "dweller">, t: Translate): string {
  return dweller ? t(`dweller-${dweller}`) : t(`tile-${tile}`);
}

/** Names in a row: "one, another and a third". */
export function listed(parts: readonly string[], t: Translate): string {
  const last = parts.at(-1) ?? "";
  const first = parts.slice(0, -1).join(", ");
  return first === "" ? last : t("island-and", { first, last });
}

/** A corner by the tiles that meet there. */
export function cornerWords(view: View, id: string, t: Translate): string {
  const cells = cornerOf(view, id)?.tiles ?? [];
  const laid = cells.flatMap((cell) => tileAt(view, cell) ?? []).map((tile) => tileName(tile, t));
  const all = laid.length < 3 ? [...laid, t("island-unknown")] : laid;
  return t("island-corner", { tiles: listed(all, t) });
}

/** The eight winds in a circle, clockwise from the east. */
const WINDS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;
/** Corners of a hex, in their order: 0 at the lower right, then clockwise. */
export const CORNER_WINDS = ["se", "s", "sw", "nw", "n", "ne"] as const;

interface Hex {
  q: number;
  r: number;
}

function away(from: Hex, to: Hex): number {
  const q = to.q - from.q;
  const r = to.r - from.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

function windOf(from: Hex, to: Hex): (typeof WINDS)[number] {
  const q = to.q - from.q;
  const r = to.r - from.r;
  const turns = Math.atan2(1.5 * r, Math.sqrt(3) * (q + r / 2)) / (Math.PI / 4);
  return WINDS[(Math.round(turns) + 8) % 8] ?? "e";
}

/** The direction of a step between two cells; null where one of them is no more. */
export function stepDirection(view: View, from: string, to: string): Direction | null {
  const [start, end] = [tileAt(view, from), tileAt(view, to)];
  if (!start || !end) return null;
  if (from.charAt(0) !== to.charAt(0)) return "through";
  const exact: Record<string, Direction> = { "1 0": "e", "0 1": "se", "-1 1": "sw", "-1 0": "w", "0 -1": "nw", "1 -1": "ne" };
  return exact[`${end.q - start.q} ${end.r - start.r}`] ?? null;
}

/** Where a cell lies from the player's own explorer. */
export function whereWords(view: View, id: string, t: Translate): string {
  const own = ownSeat(view) ?? view.seats[view.active ?? 0];
  const here = tileAt(view, own?.at ?? "");
  const there = tileAt(view, id);
  if (!here || !there) return t("island-where-island");
  if (here.id === id) return t("island-where-here");
  if (here.id.charAt(0) !== id.charAt(0)) return t(id.startsWith("c") ? "island-where-cave" : "island-where-island");
  return t("island-where-away", { number: away(here, there), direction: windOf(here, there) });
}
