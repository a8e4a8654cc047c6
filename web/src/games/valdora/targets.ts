// Where the pawn may go now: each a choice of the server's, with what is worth knowing about the place.

import type { Point } from "../../shell/board/point";
import type { Choice, Snapshot, Translate } from "../../shell/game";
import type { Chart } from "./chart";
import type { Offer } from "./choices";
import { gemsIn, playerName, viewOf, descriptionOf, type Space, type View } from "./view";
import { choiceWords, heapWords, joined } from "./words";

export interface Target extends Point {
  id: string;
  space: Space;
  choice: Choice;
  label: string;
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
    if (!place) return [];
    const { meeting = 0, provisions = false } = descriptionOf(choice);
    const costs = costsOf(choice, snapshot, t);
    const label = [choiceWords(choice, snapshot, t), ...costs, aboutSpace(view, place.space, t)].join(" ");
    return [{ x: place.x, y: place.y, id, space: place.space, choice, label, costs, meeting, provisions }];
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

function costsOf(choice: Choice, snapshot: Snapshot, t: Translate): string[] {
  const { meeting = 0, provisions = false } = descriptionOf(choice);
  const costs: string[] = [];
  if (meeting > 0) {
    const names = (descriptionOf(choice).pay ?? []).map((seat) => playerName(snapshot, seat)).join(", ");
    costs.push(t("valley-meeting", { number: meeting, names }));
  }
  if (provisions) costs.push(t("valley-spends-provisions"));
  return costs;
}

const TOWNS = new Set(["equipment-town", "commission-town", "harbour-town"]);

/** A short way to a target for the eye: past a town only where the move itself is one that spends provisions. */
export function wayTo(chart: Chart, from: string, target: Target): string[] {
  const ways: string[][] = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const here = way.at(-1) as string;
    if (here === target.id) return way;
    const place = chart.places.get(here);
    if (!place || (here !== from && TOWNS.has(place.space.kind) && !target.provisions)) continue;
    for (const next of place.near) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}
