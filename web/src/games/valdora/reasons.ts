// Why something on the table cannot be chosen just now, in words. Only said, never decided: what can be chosen is the
// server's to say.

import type { Translate } from "../../shell/game";
import { isCommission, type Face, type Held, type Load, type Seat, type Side, type Space, type View } from "./view";

function carries(seat: Seat, gem: string): number {
  return seat.equipment.filter((load) => load.gem === gem).length;
}

/** Why the card that shows on a side of a book cannot be bought. */
export function whyNotBuy(face: Face, side: Side, view: View, seat: Seat, t: Translate): string {
  if (!isCommission(face)) {
    const owned = seat.equipment.some((load) => load.equipment === face.equipment);
    return t(owned ? "valley-why-owned" : "valley-why-no-gold");
  }
  if (view.asked.returned === side) return t("valley-why-given");
  if (seat.coins === 0) return t("valley-why-no-coin");
  return seat.commissions.length === view.commission_limit ? t("valley-why-full") : "";
}

/** Why no page can be turned. */
export function whyNotTurn(view: View, seat: Seat, t: Translate): string {
  return t(view.asked.what === "replace" && seat.coins > 0 ? "valley-why-keep-coin" : "valley-why-no-coin");
}

/** Why nothing can be loaded on a card. */
export function whyNotLoad(load: Load, space: Space | undefined, view: View, seat: Seat, t: Translate): string {
  const kind = view.equipment.find((each) => each.equipment === load.equipment);
  if (!kind || !space) return "";
  const heap = space.kind === "road" ? (view.gems[space.id] ?? {}) : view.discard;
  const [only] = kind.loads;
  if (kind.loads.length === 1 && only) {
    if (load.gem) return t("valley-why-loaded");
    if (!heap[only]) return t("valley-why-no-gem", { gem: only });
    return "";
  }
  if (seat.coins < kind.coins) return t("valley-why-load-coins", { number: kind.coins });
  return t("valley-why-nothing-else");
}

/** Why a commission cannot be completed in this palace. */
export function whyNotDeliver(held: Held, space: Space | undefined, seat: Seat, t: Translate): string {
  if (space?.colour !== held.colour) return t("valley-why-other-palace");
  for (const need of held.needs) {
    const wanted = held.needs.filter((each) => each === need).length;
    if (need === "coin" ? seat.coins < wanted : carries(seat, need) < wanted) {
      return t("valley-why-missing", { gem: t(need === "coin" ? "needs-coin" : `gem-${need}`) });
    }
  }
  return "";
}
