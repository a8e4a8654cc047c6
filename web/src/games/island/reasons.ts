// Why a thing cannot be bought just now, in words. Only said, never decided: what can be bought is the server's to say.

import type { Translate } from "../../shell/game";
import { RESOURCES, type Cards, type Purchase, type Seat, type View } from "./view";
import { cardsWords } from "./words";

/** What a hand lacks of a cost. */
export function missing(cost: Cards, seat: Seat): Cards {
  const lacking: Cards = {};
  for (const kind of RESOURCES) {
    const short = (cost[kind] ?? 0) - (seat.cards?.[kind] ?? 0);
    if (short > 0) lacking[kind] = short;
  }
  return lacking;
}

export function whyNot(view: View, seat: Seat, thing: Purchase, t: Translate): string {
  if (view.asked.seat !== seat.seat || (view.asked.what !== "explore" && view.asked.what !== "react")) {
    return t("island-why-not-now");
  }
  if (thing === "army") {
    if (Object.keys(seat.villagers).length === 0) return t("island-why-no-villagers");
  } else if (seat.supply[thing] === 0) {
    const lost = thing === "offering" ? 0 : seat.lost[thing];
    return t(lost > 0 ? "island-why-lost" : "island-why-none-left", { piece: thing });
  }
  const lacking = missing(seat.costs[thing], seat);
  if (Object.keys(lacking).length > 0) return t("island-why-missing", { cards: cardsWords(lacking, t) });
  return view.asked.what === "explore" ? t(`island-why-place-${thing}`) : t("island-why-not-now");
}
