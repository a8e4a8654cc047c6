// An offer as it is thought out before it is made: card by card, up and down, within the hands and the bounds that the
// table tells. The server has the last word when it is made.

import type { Bargain } from "../plans";
import { RESOURCES, type Cards, type Resource, type Seat, type View } from "../view";

export interface Draft {
  give: Cards;
  want: Cards;
}

export type DraftSide = keyof Draft;

export const EMPTY: Draft = { give: {}, want: {} };

/** A counter-offer begins with the offer: what one was to get and to give. */
export function answering(give: Cards, get: Cards): Draft {
  return { give: { ...give }, want: { ...get } };
}

function total(cards: Cards): number {
  return RESOURCES.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);
}

export function isEmpty({ give, want }: Draft): boolean {
  return total(give) + total(want) === 0;
}

export function changed(draft: Draft, side: DraftSide, kind: Resource, by: number): Draft {
  return { ...draft, [side]: { ...draft[side], [kind]: (draft[side][kind] ?? 0) + by } };
}

/** Why there can be no more of a kind on a side: the message that says it; null if there can. */
export function whyNotMore(
  draft: Draft,
  side: DraftSide,
  kind: Resource,
  holders: readonly Seat[],
  most: number,
): "refused-both-sides" | "refused-offer-full" | "refused-not-held" | null {
  const number = draft[side][kind] ?? 0;
  if ((draft[side === "give" ? "want" : "give"][kind] ?? 0) > 0) return "refused-both-sides";
  if (number >= most) return "refused-offer-full";
  const more = changed(draft, side, kind, 1)[side];
  return holders.some((holder) => holds(holder, more)) ? null : "refused-not-held";
}

/** Whether a hand has these cards, as far as it is seen. */
export function holds(seat: Seat, cards: Cards): boolean {
  const { cards: hand } = seat;
  return hand ? RESOURCES.every((kind) => hand[kind] >= (cards[kind] ?? 0)) : seat.hand_size >= total(cards);
}

/** The draft as a plan: to one player, or to each of those who can give what is wanted, until one accepts. */
export function bargainOf(draft: Draft, partners: readonly number[] | null, view: View): Bargain {
  const able = partners?.filter((seat) => {
    const holder = view.seats[seat];
    return holder !== undefined && holds(holder, draft.want);
  });
  return { kind: "bargain", partners: able ?? null, give: draft.give, want: draft.want };
}
