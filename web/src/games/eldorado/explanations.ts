// What a thing on the map is, what it asks for, and why it cannot be reached now.

import type { Snapshot, Translate } from "../../shell/game";
import type { Explanation } from "../../shell/ui/explain.svelte";
import { SYMBOL_OF } from "./artwork";
import type { Place } from "./chart";
import HexPicture from "./HexPicture.svelte";
import Card from "./Card.svelte";
import { cardOf, tokenOf } from "./cards";
import Token from "./Token.svelte";
import { playerName, viewOf, type Blockade, type Space, type View } from "./view";

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** What a space is and asks for, and why the player, who is to move, cannot get there now. */
export function explainSpace({ space }: Place, snapshot: Snapshot, t: Translate, why = ""): Explanation {
  const view = viewOf(snapshot);
  const terrain = capital(t(`terrain-${space.terrain}`));
  const title = space.value > 0 ? t("table-space", { terrain, value: space.value }) : terrain;
  const here = view.seats.filter((seat) => seat.pawns.some((pawn) => pawn.space === space.id));
  const parts = [...about(space, t)];
  const look = { drawing: HexPicture, of: { terrain: space.terrain, value: space.value, size: 92 }, width: 82, height: 92 };
  const cave = view.caves.find((each) => each.space === space.id);
  if (cave) parts.push(t("table-space-cave", { left: cave.left }));
  for (const seat of here) parts.push(t("table-space-pawn", { player: playerName(snapshot, seat.seat) }));
  if (why !== "") parts.push(why);
  return { title, text: parts.join("\n"), topic: `terrain-${space.terrain}`, look };
}

function about(space: Space, t: Translate): string[] {
  const { terrain, value } = space;
  if (terrain === "mountain" || terrain === "start") return [t(`table-space-${terrain}`)];
  if (terrain === "rubble" || terrain === "camp") return [t(`table-space-${terrain}`, { value })];
  const enter = t("table-space-enter", { symbol: t(`symbol-${SYMBOL_OF[terrain] ?? "coin"}`), value });
  return space.finish ? [t("table-space-finish"), enter] : [enter];
}

/** A blockade, and why it cannot be overcome now. */
export function explainBlockade({ number, terrain, value }: Blockade, t: Translate, why = ""): Explanation {
  return {
    title: t("table-blockade", { number, terrain: t(`terrain-${terrain}`), value }),
    text: [t("table-blockade-about"), why].filter((part) => part !== "").join("\n"),
    topic: "blockade",
    look: { drawing: HexPicture, of: { terrain, value, size: 92 }, width: 82, height: 92 },
  };
}

/** A card or token, large: its name, what it does, and why it is dimmed. */
export function explainCard(kind: "card" | "token", id: string, view: View, t: Translate, why = ""): Explanation {
  const effect = t(`${kind}-${id}-effect`);
  const look =
    kind === "card"
      ? { drawing: Card, of: { print: cardOf(view, id), t, size: "hover" }, width: 150, height: 218 }
      : { drawing: Token, of: { print: tokenOf(view, id) }, width: 72, height: 72 };
  return { title: t(`${kind}-${id}`), text: why ? `${effect}\n${why}` : effect, topic: `${kind}-${id}`, look };
}
