// What cards, tiles and figures are and do, for whoever rests on them, taps them or comes to them by keyboard.

import type { Snapshot, Translate } from "../../shell/game";
import type { Explanation, Look } from "../../shell/ui/explain.svelte";
import type { MarkName } from "./artwork";
import CommissionCard from "./CommissionCard.svelte";
import EquipmentCard from "./EquipmentCard.svelte";
import Mark from "./Mark.svelte";
import { playerName, type Colour, type Commission, type Load, type Seat, type View } from "./view";
import { equipmentWords, needsWords } from "./words";

/** The lines that there are, one below the other. */
function lines(...texts: string[]): string {
  return texts.filter((text) => text !== "").join("\n");
}

export function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A figure, tile or coin, large. */
export function markLook(name: MarkName): Look {
  return { drawing: Mark, of: { name, size: "72px" }, width: 72, height: 72 };
}

/** A commission; `more` is what is to be said about it here and now. */
export function aboutCommission({ colour, needs, points }: Commission, t: Translate, more = ""): Explanation {
  const look = { drawing: CommissionCard, of: { card: { colour, needs, points }, letter: "" }, width: 96, height: 128 };
  const worth = `${needsWords(needs, t)} → ${t("valley-points", { number: points })}`;
  return { title: titled(t(`commission-${colour}`)), text: lines(worth, t("valley-about-commission"), more), topic: `commission-${colour}`, look };
}

export function aboutLoad({ equipment, gem }: Load, view: View, t: Translate, more = ""): Explanation {
  const of = { load: { equipment, gem }, kinds: view.map.equipment, name: t(`equipment-${equipment}`), printed: gem === null };
  const look = { drawing: EquipmentCard, of, width: 96, height: 128 };
  const carries = gem ? t("valley-carries", { gem }) : "";
  return { title: t(`equipment-${equipment}`), text: lines(equipmentWords(equipment, view, t), carries, more), topic: `equipment-${equipment}`, look };
}

export function aboutCoins({ coins }: Seat, view: View, t: Translate): Explanation {
  return { title: t("valley-coins", { number: coins }), text: t("valley-about-coins", { most: view.map.coin_limit }), topic: "coins", look: markLook("coin") };
}

export function aboutProvisions({ provisions }: Seat, t: Translate): Explanation {
  return { title: t(provisions ? "valley-provisions" : "valley-no-provisions"), text: t("valley-about-provisions"), topic: "provisions", look: markLook("sack") };
}

export function aboutBonus({ bonus }: Seat, t: Translate): Explanation {
  return { title: t("valley-bonus", { number: bonus }), text: t("valley-about-bonus"), topic: "bonus", look: markLook("bonus") };
}

export function aboutCompleted({ completed, standing }: Seat, t: Translate): Explanation {
  const text = t("valley-about-completed");
  if (standing.commissions === null) return { title: t("valley-done", { number: completed }), text, topic: "completed" };
  return { title: t("valley-completed", { number: completed, points: standing.commissions }), text, topic: "completed" };
}

/** A colour's craftsmen before a seat, and whose its workshop is. */
export function aboutColour(colour: Colour, seat: Seat, view: View, snapshot: Snapshot, t: Translate): Explanation {
  const shop = view.workshops.find((each) => each.colour === colour);
  const have = seat.craftsmen[colour] ?? 0;
  const title = titled(t("valley-pile", { craftsman: colour, number: have }));
  const owner = shop?.owner ?? null;
  const whose = owner === null ? "" : `${titled(t(`workshop-${colour}`))}: ${playerName(snapshot, owner)}`;
  const open = { colour, have, number: shop?.craftsmen ?? 0, points: shop?.points ?? 0 };
  return {
    title,
    text: lines(t("valley-about-colour"), whose, owner === null ? t("valley-shop-open", open) : ""),
    topic: `workshop-${colour}`,
    look: markLook(owner === seat.seat ? `workshop-${colour}` : `craftsman-${colour}`),
  };
}

const PARTS = ["commissions", "colours", "workshops", "bonus", "gems"] as const;

export function aboutScore(seat: Seat, t: Translate): Explanation {
  const { standing } = seat;
  const hidden = standing.commissions === null && seat.completed > 0;
  const rows = PARTS.map((part) => {
    const value = standing[part] ?? (seat.completed > 0 ? t("valley-points-hidden") : 0);
    return `${t(`score-${part}`)}: ${value}`;
  });
  const title = t(hidden ? "valley-points-known" : "valley-points", { number: standing.known });
  return { title, text: lines(...rows), topic: "score" };
}

/** The points in short: with a plus where more lies hidden. */
export function scoreWords({ completed, standing }: Seat): string {
  return `${standing.known}${standing.commissions === null && completed > 0 ? "+" : ""}`;
}
