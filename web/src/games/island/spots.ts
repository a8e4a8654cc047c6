// Where on the map something can be done now, each with the server's choices that lie there.

import type { Point } from "../../shell/board/point";
import type { Choice, Snapshot, Translate } from "../../shell/game";
import { beside, cornerAt, WIDE, type Chart } from "./chart";
import { descriptionOf } from "./choices";
import { whereWords } from "./places";
import { cornerOf, viewOf, type Direction, type Purchase, type View } from "./view";
import { choiceWords } from "./words";

/** A whole hex, a small sign on one, or a corner. */
export type Form = "cell" | "sign" | "corner";

export interface Spot extends Point {
  key: string;
  form: Form;
  choices: Choice[];
  label: string;
  /** Whether one click does it; what costs something or begins a battle is picked first. */
  quick: boolean;
  /** The least chance to win among the battles that would begin here; null where none would. */
  win: number | null;
  /** The cells of the way, if it takes several steps to get there. */
  way: string[] | null;
}

/** Where a sign stands on its hex. */
const SIGN = { x: -29, y: 0 };
const QUICK = new Set(["step", "discover", "army", "lay", "place"]);

/** All lit places; with a thing to buy in hand, only its own. */
export function spotsOf(chart: Chart, snapshot: Snapshot, tool: Purchase | null, t: Translate): Spot[] {
  const view = viewOf(snapshot);
  const spots = new Map<string, Spot>();
  const put = (key: string, form: Form, at: Point | null | undefined, choice: Choice): void => {
    if (!at) return;
    const known = spots.get(key);
    if (known) known.choices.push(choice);
    else spots.set(key, { key, form, x: at.x, y: at.y, choices: [choice], label: "", quick: false, win: null, way: null });
  };
  for (const choice of snapshot.choices) {
    if (tool === null || choice.description.kind === tool) place(chart, view, choice, tool !== null, put);
  }
  for (const spot of spots.values()) {
    const battles = spot.choices.flatMap((choice) => descriptionOf(choice).battle ?? []);
    spot.label = spot.choices.map((choice) => choiceWords(choice, snapshot, t)).join("; ");
    spot.win = battles.length > 0 ? Math.min(...battles.map(({ odds }) => odds.win)) : null;
    spot.quick = spot.choices.length === 1 && spot.choices.every((choice) => isQuick(choice));
  }
  return [...spots.values(), ...(tool === null ? farOf(chart, snapshot, t) : [])];
}

/** What lies several steps away: gone to by one click, step by step. */
function farOf(chart: Chart, snapshot: Snapshot, t: Translate): Spot[] {
  const view = viewOf(snapshot);
  return Object.entries(view.ways).flatMap(([key, way]) => {
    const at = chart.cells.get(key);
    const first = snapshot.choices.find((choice) => descriptionOf(choice).kind === "step" && descriptionOf(choice).to === way[0]);
    if (!at?.tile || !first) return [];
    const told = { number: way.length, onto: at.tile.tile, where: whereWords(view, key, t) };
    const label = t("island-choice-walk", told);
    return [{ key, form: "cell", x: at.x, y: at.y, choices: [first], label, quick: true, win: null, way }];
  });
}

/** So far from the middle of a small screen a place is surely seen. */
const NEAR = 1.1 * WIDE;

/** What a small screen shows: the explorer while something is lit about it, else the lit place that is nearest to it.
 * An army that marches stands amid the places that it can go to. */
export function lookAt(spots: readonly Point[], home: Point | null, marching: boolean): Point | null {
  if (spots.length === 0) return home;
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const from = marching ? middle : (home ?? middle);
  const away = (at: Point): number => Math.hypot(at.x - from.x, at.y - from.y);
  const [nearest = from] = [...spots].sort((one, other) => away(one) - away(other));
  return away(nearest) <= NEAR ? from : nearest;
}

function isQuick(choice: Choice): boolean {
  const { kind, battle, dweller } = descriptionOf(choice);
  return QUICK.has(kind) && !battle && !dweller;
}

type Put = (key: string, form: Form, at: Point | null | undefined, choice: Choice) => void;

function place(chart: Chart, view: View, choice: Choice, alone: boolean, put: Put): void {
  const words = descriptionOf(choice);
  const here = view.seats[view.active ?? 0]?.at ?? "";
  const cell = (id: string | undefined): Point | undefined => chart.cells.get(id ?? "");
  const next = (): Point | null => beside(chart, here, words.direction as Direction);
  switch (words.kind) {
    case "step":
      // The cave is opened where the explorer stands: there is no other place for it yet.
      put(words.to ?? "", "cell", words.opens ? cell(here) : cell(words.to), choice);
      break;
    case "march":
      put(words.to ?? "", "cell", cell(words.to), choice);
      break;
    case "lay":
      put(words.at ?? "", "cell", next(), choice);
      break;
    case "discover":
      words.directions?.forEach((way, number) => put(`open-${number}`, "cell", beside(chart, here, way), choice));
      break;
    case "cover":
    case "place":
    case "offering":
      put(words.at ?? "", "cell", cell(words.at), choice);
      break;
    case "villager":
    case "army": {
      const id = words.kind === "army" ? words.from : words.at;
      const at = cell(id);
      // Alone, the whole hex is lit; among steps, a sign beside them is enough.
      if (alone || view.asked.what === "react") put(id ?? "", "cell", at, choice);
      else put(`sign-${id}`, "sign", at && { x: at.x + SIGN.x, y: at.y + SIGN.y }, choice);
      break;
    }
    case "fort":
    case "farm":
    case "attack": {
      const id = words.farm ?? words.at ?? "";
      const corner = cornerOf(view, id);
      if (corner) put(id, "corner", cornerAt(chart, corner), choice);
      break;
    }
  }
}
