// What can be clicked on the map now: the choices that lie there, and places that several of them in a row would reach.

import type { Point } from "../../shell/board/point";
import type { Choice, Translate } from "../../shell/game";
import { matching, type Intent, type Offer } from "./choices";
import { directionTo, type Chart } from "./chart";
import { descriptionOf, type View } from "./view";
import { powerOf, plansOf, type Plan } from "./plans";
import { joined, noReach, reachOf, spaceOfPawn, type Reach, type Way } from "./ways";
import { choiceWords } from "./words";

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
export function shieldOf(chart: Chart, joint: string): Point {
  const line = chart.seams.find((seam) => seam.joint.id === joint)?.lines[0] ?? [];
  return line[Math.floor(line.length / 2)] ?? { x: 0, y: 0 };
}

export function targetsOf(chart: Chart, view: View, offer: Offer, choices: readonly Choice[], t: Translate): Target[] {
  const targets: Target[] = [];
  const reach = movingReach(chart, view);
  const say = (choice: Choice | undefined): string => (choice ? choiceWords(choice, view, t) : "");
  const direct = (kind: Target["kind"], id: string, at: Point, own: Choice[], way: Way | null): void => {
    const words = own[0] ? descriptionOf(own[0]) : null;
    const cost = words?.cost ?? 0;
    const by = words?.by ?? "native";
    targets.push({ ...only(at), id, kind, label: say(own[0]), cost, by, choices: own, way, plans: [], from: null });
  };
  for (const [id, own] of offer.spaces) {
    const place = chart.places.get(id);
    if (place) direct("space", id, place, own, reach.spaces.get(id) ?? null);
  }
  for (const [id, own] of offer.joints) direct("joint", id, shieldOf(chart, id), own, null);
  for (const [id, own] of offer.caves) {
    const space = view.caves.find((cave) => cave.cave === id)?.space;
    const place = space === undefined ? undefined : chart.places.get(space);
    if (place) direct("cave", id, place, own, null);
  }
  const moving = view.asked.moving;
  const start = moving && chart.places.get(spaceOfPawn(view, moving.pawn) ?? "");
  if (offer.stop && start) {
    for (const [id, way] of reach.spaces) {
      const place = chart.places.get(id);
      const first = way.legs[0];
      if (!place || offer.spaces.has(id) || !first || matching(choices, first).length === 0) continue;
      const label = wayWords(chart, start, id, way, t);
      targets.push({ ...only(place), id, kind: "space", label, cost: way.cost, by: "power", choices: [], way, plans: [], from: null });
    }
  }
  return targets;
}

/** The places that these cards or tokens would reach, if they were played for it. */
export function plannedTargets(chart: Chart, view: View, choices: readonly Choice[], t: Translate): Target[] {
  const targets: Target[] = [];
  const { spaces, joints } = plansOf(chart, view, choices);
  const add = (kind: Target["kind"], id: string, at: Point, plans: Plan[], said: (plan: Plan, from: Point) => string): void => {
    const plan = plans[0];
    const from = plan && chart.places.get(spaceOfPawn(view, plan.pawn) ?? "");
    if (!plan || !from) return;
    const { card, token } = descriptionOf(plan.choice);
    const way = said(plan, from);
    const name = card === undefined ? t(`token-${token ?? ""}`) : t(`card-${card}`);
    const label = plans.length > 1 ? t("table-with-one-of", { way }) : t("table-with-card", { way, card: name });
    targets.push({ ...only(at), id, kind, label, cost: plan.way.cost, by: "power", choices: [], way: plan.way, plans, from: only(from) });
  };
  for (const [id, plans] of spaces) {
    const place = chart.places.get(id);
    if (place) add("space", id, place, plans, ({ way }, from) => wayWords(chart, from, id, way, t));
  }
  for (const [id, plans] of joints) {
    const blockade = view.blockades.find(({ joint }) => joint === id);
    if (!blockade) continue;
    const terrain = t(`terrain-${blockade.terrain}`);
    const words = { blockade: blockade.number, terrain, cost: blockade.value };
    add("joint", id, shieldOf(chart, id), plans, () => t("choice-overcome-power", words));
  }
  return targets;
}

function wayWords(chart: Chart, from: Point, id: string, way: Way, t: Translate): string {
  const place = chart.places.get(id);
  return t("table-way", {
    direction: place ? t(`direction-${directionTo(from, place)}`) : "",
    left: chart.toGo.get(id) ?? 0,
    terrain: place ? t(`terrain-${place.space.terrain}`) : "",
    number: way.spaces.length,
    cost: way.cost,
  });
}

function only({ x, y }: Point): Point {
  return { x, y };
}

/** What is sent, leg by leg, to walk a way. */
export function walking(way: Way, pawn: string): Intent[] {
  return way.legs.map((leg) => ({ ...leg, pawn }));
}

function movingReach(chart: Chart, view: View): Reach {
  const moving = view.asked.moving;
  if (view.asked.what !== "move" || !moving) return noReach();
  const from = spaceOfPawn(view, moving.pawn);
  return from ? reachOf(chart, view, from, moving.symbol, moving.power) : noReach();
}

/** What the cards or tokens that these choices play would reach. */
export function previewOf(chart: Chart, view: View, choices: readonly Choice[]): Reach {
  let reach = noReach();
  for (const choice of choices) {
    const words = descriptionOf(choice);
    const power = powerOf(choice);
    const from = words.pawn === undefined ? null : spaceOfPawn(view, words.pawn);
    if (power && from) reach = joined(reach, reachOf(chart, view, from, power.symbol, power.power));
  }
  return reach;
}
