// An offer as it is thought out before it is made: card by card, up and down, within the bounds that the server tells,
// with its reasons.

import type { Bargain } from "../plans";
import { RESOURCES, type Cards, type DraftBounds, type Reason, type Resource } from "../view";

export interface Draft {
  give: Cards;
  want: Cards;
}

export type DraftSide = keyof Draft;
export type Partner = DraftBounds["partners"][number];

export const EMPTY: Draft = { give: {}, want: {} };

/** A counter-offer begins with the offer: what one was to get and to give. */
export function answering(give: Cards, get: Cards): Draft {
  return { give: { ...give }, want: { ...get } };
}

function total(cards: Cards): number {
  return RESOURCES.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);
}

function alike(one: Cards, other: Cards): boolean {
  return RESOURCES.every((kind) => (one[kind] ?? 0) === (other[kind] ?? 0));
}

export function changed(draft: Draft, side: DraftSide, kind: Resource, by: number): Draft {
  return { ...draft, [side]: { ...draft[side], [kind]: (draft[side][kind] ?? 0) + by } };
}

/** Why these cards cannot be asked of a player; null if they can. */
function whyNotAsked({ want, cards }: Partner, wanted: Cards, bounds: DraftBounds): Reason | null {
  const over = RESOURCES.find((kind) => (wanted[kind] ?? 0) > want[kind].most);
  if (over) return want[over].why;
  return total(wanted) > cards ? bounds.short[RESOURCES.find((kind) => (wanted[kind] ?? 0) > 0) ?? "wood"] : null;
}

/** Why there can be no more of a kind on a side; null if there can. */
export function whyNotMore(
  draft: Draft,
  side: DraftSide,
  kind: Resource,
  bounds: DraftBounds,
  partners: readonly Partner[],
): Reason | null {
  if ((draft[side === "give" ? "want" : "give"][kind] ?? 0) > 0) return bounds.both[kind];
  const more = changed(draft, side, kind, 1)[side];
  if (side === "give") return (more[kind] ?? 0) > bounds.give[kind].most ? bounds.give[kind].why : null;
  if (partners.some((partner) => whyNotAsked(partner, more, bounds) === null)) return null;
  const over = partners.find(({ want }) => (more[kind] ?? 0) > want[kind].most);
  return over ? over.want[kind].why : bounds.short[kind];
}

/** Why the draft cannot be offered; null if it can. `made`: the offer that it would answer. */
export function whyNotMade(
  draft: Draft,
  bounds: DraftBounds,
  partners: readonly Partner[],
  made: Draft | null = null,
): Reason | null {
  if (total(draft.give) + total(draft.want) === 0) return bounds.empty;
  if (made && alike(made.give, draft.give) && alike(made.want, draft.want)) return bounds.same;
  const reasons = partners.map((partner) => whyNotAsked(partner, draft.want, bounds));
  return reasons.includes(null) ? null : (reasons[0] ?? bounds.empty);
}

/** The draft as a plan: to each of those who can give what is wanted, until one accepts; null answers an offer. */
export function bargainOf(draft: Draft, partners: readonly Partner[] | null, bounds: DraftBounds): Bargain {
  const able = partners?.filter((partner) => whyNotAsked(partner, draft.want, bounds) === null);
  return { kind: "bargain", partners: able?.map(({ seat }) => seat) ?? null, give: draft.give, want: draft.want };
}
