// What can be clicked on the map now: the choices that lie there, and places that several of them in a row lead to.

import type { Point } from "../../shell/board/point";
import type { Choice, Translate } from "../../shell/game";
import type { Offer } from "./choices";
import { directionTo, type Chart } from "./chart";
import { descriptionOf, spaceOfPawn, type View, type Way } from "./view";
import { plansOf, type Plan } from "./plans";
import { choiceWords } from "./sentences";

export interface Target extends Point {
  id: string;
  kind: "space" | "joint" | "cave";
  label: string;
  /** What it costs, and in what: power, cards, or nothing with the Native. */
  cost: number;
  by: "power" | "cards" | "native";
  choices: Choice[];
  way: Way | null;
  /** Cards and tokens that could be played to get there, where none is in use yet. */
  plans: Plan[];
  /** Where the way begins, if not where the pawn in use stands. */
  from: Point | null;
}

/** Where the shield of a blockade stands: the corner in the middle of its line. */
export function shieldOf(chart: Pick<Chart, "seams">, joint: string): Point {
  const line = chart.seams.find((seam) => seam.joint.id === joint)?.lines[0] ?? [];
  return line[Math.floor(line.length / 2)] ?? { x: 0, y: 0 };
}

export function targetsOf(chart: Chart, view: View, offer: Offer, t: Translate): Target[] {
  const targets: Target[] = [];
  const direct = (kind: Target["kind"], id: string, at: Point, own: Choice[]): void => {
    const words = own[0] ? descriptionOf(own[0]) : null;
    const label = own[0] ? choiceWords(own[0], view, t) : "";
    const { cost = 0, by = "native" } = words ?? {};
    targets.push({ ...only(at), id, kind, label, cost, by, choices: own, way: null, plans: [], from: null });
  };
  for (const [id, own] of offer.spaces) {
    const place = chart.places.get(id);
    if (place) direct("space", id, place, own);
  }
  for (const [id, own] of offer.joints) direct("joint", id, shieldOf(chart, id), own);
  for (const [id, own] of offer.caves) {
    const space = view.caves.find((cave) => cave.cave === id)?.space;
    const place = space === undefined ? undefined : chart.places.get(space);
    if (place) direct("cave", id, place, own);
  }
  // Where the card in use leads in several steps.
  for (const way of view.ways) {
    const place = chart.places.get(way.to);
    const start = chart.places.get(spaceOfPawn(view, way.pawn) ?? "");
    if (!offer.stop || way.begins.length > 0 || !place || !start) continue;
    const label = wayWords(chart, start, way, t);
    targets.push({ ...only(place), id: way.to, kind: "space", label, cost: way.cost, by: "power", choices: [], way, plans: [], from: null });
  }
  return targets;
}

/** The places that these cards or tokens would reach, if they were played for it. */
export function plannedTargets(chart: Chart, view: View, choices: readonly Choice[], t: Translate): Target[] {
  const targets: Target[] = [];
  for (const [id, plans] of plansOf(view, choices)) {
    const plan = plans[0];
    const from = plan && chart.places.get(spaceOfPawn(view, plan.way.pawn) ?? "");
    if (!plan || !from) continue;
    const place = chart.places.get(id);
    const { card, token } = descriptionOf(plan.choice);
    const way = place ? wayWords(chart, from, plan.way, t) : blockadeWords(view, id, t);
    const name = card === undefined ? t(`token-${token ?? ""}`) : t(`card-${card}`);
    const label = plans.length > 1 ? t("table-with-one-of", { way }) : t("table-with-card", { way, card: name });
    const at = only(place ?? shieldOf(chart, id));
    const kind = place ? "space" : "joint";
    targets.push({ ...at, id, kind, label, cost: plan.way.cost, by: "power", choices: [], way: plan.way, plans, from: only(from) });
  }
  return targets;
}

function blockadeWords(view: View, id: string, t: Translate): string {
  const blockade = view.blockades.find(({ joint }) => joint === id);
  if (!blockade) return "";
  const terrain = t(`terrain-${blockade.terrain}`);
  return t("choice-overcome-power", { blockade: blockade.number, terrain, cost: blockade.value });
}

function wayWords(chart: Chart, from: Point, way: Way, t: Translate): string {
  const place = chart.places.get(way.to);
  return t("table-way", {
    direction: place ? t(`direction-${directionTo(from, place)}`) : "",
    left: place?.space.left ?? 0,
    terrain: place ? t(`terrain-${place.space.terrain}`) : "",
    number: way.spaces.length,
    cost: way.cost,
  });
}

function only({ x, y }: Point): Point {
  return { x, y };
}
