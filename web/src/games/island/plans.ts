// What the player said at once and the server asks one by one: a way of several steps, all cards of a harvest or a
// payment, an offer with its cards. Each part is one of the server's choices when its time comes; whatever comes in
// between that nobody planned ends the plan.

import type { Choice, Snapshot } from "../../shell/game";
import { descriptionOf } from "./choices";
import { RESOURCES, viewOf, type Cards, type Mode, type Resource } from "./view";

/** To go to a cell, over tiles that nobody holds. */
export interface Walk {
  kind: "walk";
  to: string;
}

/** To take, give or discard these cards. */
export interface Pick {
  kind: "pick";
  what: Mode;
  cards: Cards;
}

/** To offer cards for others, to each of these players until one accepts. */
export interface Bargain {
  kind: "bargain";
  /** Null: it answers an offer. */
  partners: number[] | null;
  give: Cards;
  want: Cards;
}

export type Plan = Walk | Pick | Bargain;

/** The next part of a plan: one of the server's choices, "wait" while others decide, or null if it is at its end. */
export function nextOf(plan: Plan, snapshot: Snapshot): { choice: Choice; rest: Plan | null } | "wait" | null {
  const view = viewOf(snapshot);
  if (view.over) return null;
  if (view.asked.seat !== view.seat || snapshot.choices.length === 0) return "wait";
  if (plan.kind === "walk") return nextStep(plan, snapshot);
  if (plan.kind === "pick") return nextCard(plan, snapshot);
  return nextOfBargain(plan, snapshot);
}

function found(snapshot: Snapshot, fits: (words: ReturnType<typeof descriptionOf>) => boolean): Choice | null {
  return snapshot.choices.find((choice) => fits(descriptionOf(choice))) ?? null;
}

function nextStep(plan: Walk, snapshot: Snapshot): { choice: Choice; rest: Plan | null } | null {
  const view = viewOf(snapshot);
  if (view.asked.what !== "explore") return null;
  const next = view.ways[plan.to]?.[0] ?? plan.to;
  const choice = found(snapshot, ({ kind, to, battle, opens }) => kind === "step" && to === next && !battle && !opens);
  return choice && { choice, rest: next === plan.to ? null : plan };
}

/** One card less of a kind. */
function without(cards: Cards, kind: Resource): Cards {
  return { ...cards, [kind]: (cards[kind] ?? 0) - 1 };
}

function firstKind(cards: Cards): Resource | undefined {
  return RESOURCES.find((kind) => (cards[kind] ?? 0) > 0);
}

function nextCard(plan: Pick, snapshot: Snapshot): { choice: Choice; rest: Plan | null } | null {
  const kind = firstKind(plan.cards);
  if (viewOf(snapshot).asked.what !== plan.what || !kind) return null;
  const choice = found(snapshot, (words) => words.kind === plan.what && words.resource === kind);
  const cards = without(plan.cards, kind);
  return choice && { choice, rest: firstKind(cards) ? { ...plan, cards } : null };
}

function nextOfBargain(plan: Bargain, snapshot: Snapshot): { choice: Choice; rest: Plan | null } | null {
  const { what } = viewOf(snapshot).asked;
  if (what === "offer") return nextOfOffer(plan, snapshot);
  if (plan.partners === null) {
    const choice = what === "answer" ? found(snapshot, ({ kind }) => kind === "counter") : null;
    return choice && { choice, rest: plan };
  }
  // Whoever was asked before has declined, or the plan would have ended.
  const [partner, ...partners] = plan.partners;
  const choice = found(snapshot, ({ kind, rival }) => kind === "offer" && rival === partner);
  if (choice) return { choice, rest: { ...plan, partners } };
  return partners.length > 0 && what !== "answer" ? nextOfBargain({ ...plan, partners }, snapshot) : null;
}

function nextOfOffer(plan: Bargain, snapshot: Snapshot): { choice: Choice; rest: Plan | null } | null {
  const offer = viewOf(snapshot).offer;
  if (!offer) return null;
  for (const side of ["give", "want"] as const) {
    const kind = RESOURCES.find((each) => (offer[side][each] ?? 0) < (plan[side][each] ?? 0));
    if (kind) {
      const choice = found(snapshot, (words) => words.kind === side && words.resource === kind);
      return choice && { choice, rest: plan };
    }
  }
  const choice = found(snapshot, ({ kind }) => kind === "propose");
  return choice && { choice, rest: (plan.partners?.length ?? 0) > 0 ? plan : null };
}

/** Whether somebody has accepted an offer of the player's since a move; then nobody else need be asked. */
export function accepted(snapshot: Snapshot, since: number): boolean {
  return snapshot.log
    .filter(({ move }) => move > since)
    .some(({ events }) => events.some((event) => event.kind === "accepts" && event["rival"] === snapshot.seat));
}
