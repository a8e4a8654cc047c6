// Ratings in words.

import type { MyRating, SeatRating } from "../../generated/api";
import { api } from "../api";
import { i18n } from "../state/i18n.svelte";

/** The ratings of those at a table who want them, with the words that they need. */
export async function seatRatings(table: string): Promise<SeatRating[]> {
  const path = `/api/tables/${encodeURIComponent(table)}/ratings`;
  const [{ ratings }] = await Promise.all([api.call<{ ratings: SeatRating[] }>("GET", path), i18n.loadPart("me")]);
  return ratings;
}

type Rating = Pick<MyRating, "rating" | "sure"> & { change?: number | null };

/** The number, a question mark where it is doubtful, and what the game did to it: "1512? (+12)". */
export function ratingText(rating: Rating): string {
  const number = `${rating.rating}${rating.sure ? "" : "?"}`;
  if (rating.change === undefined || rating.change === null) return number;
  return `${number} (${rating.change < 0 ? "−" : "+"}${Math.abs(rating.change)})`;
}
