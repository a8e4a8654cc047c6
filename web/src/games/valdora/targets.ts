// Where the pawn may go now: each a choice of the server's, with what is worth knowing about the place.

import type { Point } from "../../shell/board/point";
import type { Choice, Snapshot, Translate } from "../../shell/game";
import type { Chart } from "./chart";
import type { Offer } from "./choices";
import { descriptionOf, gemsIn, playerName, viewOf, type Move, type Space, type View } from "./view";
import { choiceWords, heapWords, joined } from "./words";

export interface Target extends Point {
  id: string;
  space: Space;
  choice: Choice;
  label: string;
  /** The spaces on a short way there, both ends included. */
  way: string[];
  /** What going there costs, one sentence for each thing; nothing for most places. */
  costs: string[];
  /** Coins to pay for meeting others. */
  meeting: number;
  /** Whether the provisions would be spent. */
  provisions: boolean;
}

export function targetsOf(chart: Chart, offer: Offer, snapshot: Snapshot, t: Translate): Target[] {
  const view = viewOf(snapshot);
  return [...offer.moves].flatMap(([id, choice]) => {
    const place = chart.places.get(id);
    const words = descriptionOf(choice);
    if (!place || words.kind !== "move") return [];
    const { way, meeting, provisions } = words;
    const costs = costsOf(words, snapshot, t);
    const label = [choiceWords(choice, snapshot, t), ...costs, aboutSpace(view, place.space, t)].join(" ");
    return [{ x: place.x, y: place.y, id, space: place.space, choice, label, way, costs, meeting, provisions }];
  });
}

/** What one can do on a space, in a sentence, with what lies there. */
export function aboutSpace(view: View, { id, kind, colour, ships }: Space, t: Translate): string {
  if (kind === "road") {
    const heap = view.gems[id] ?? {};
    return gemsIn(heap).length > 0 ? t("valley-do-road", { gems: heapWords(heap, t) }) : t("valley-do-road-empty");
  }
  if (kind === "harbour" || kind === "harbour-town") {
    return t(`valley-do-${kind}`, { number: ships, gems: heapWords(view.discard, t) });
  }
  if (kind === "palace" && colour) {
    const left = view.craftsmen.find((pile) => pile.colour === colour)?.left ?? 0;
    return t("valley-do-palace", { number: left });
  }
  return t(`valley-do-${kind}`);
}

/** Who stands on a space, in a sentence; nothing if nobody does. */
export function whoIsThere({ id }: Space, snapshot: Snapshot, t: Translate): string {
  const names = viewOf(snapshot).seats.filter(({ space }) => space === id).map(({ seat }) => playerName(snapshot, seat));
  return names.length > 0 ? t("valley-here", { names: joined(names, t) }) : "";
}

function costsOf({ meeting, pay, provisions }: Move, snapshot: Snapshot, t: Translate): string[] {
  const costs: string[] = [];
  if (meeting > 0) {
    const names = pay.map((seat) => playerName(snapshot, seat)).join(", ");
    costs.push(t("valley-meeting", { number: meeting, names }));
  }
  if (provisions) costs.push(t("valley-spends-provisions"));
  return costs;
}
