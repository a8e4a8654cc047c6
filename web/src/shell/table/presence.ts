// Who is at the table, who is away and who plays for them: what there is to say about a seat, and what has changed.

import type { ClockInfo } from "../../generated/api";
import { isOut } from "../clock";
import type { SeatInfo, Translate } from "../game";
import { levelName } from "../level";
import { seatName } from "../names";

/** Whether a person plays on the seat: no bot stands in. */
export function personPlays(seat: SeatInfo): boolean {
  return seat.kind === "person" && seat.stand_in === null;
}

/** Whether somebody who should play is away. */
export function isAway(seat: SeatInfo): boolean {
  return personPlays(seat) && !seat.here && !seat.mine;
}

/** Who sits there and whether they are present, in a few words. */
export function seatStatus(seat: SeatInfo, t: Translate, now: number, clock: ClockInfo | null = null): string {
  if (seat.kind === "free") return t("web-seat-open");
  if (seat.kind === "bot") return t("web-seat-bot", { level: levelName(seat.bot ?? "", t) });
  if (seat.resigned) return t("web-resigned");
  if (seat.left) return t("web-left");
  if (seat.stand_in !== null && isOut(clock, seat.seat)) return t("web-out-of-time");
  if (seat.stand_in !== null) return t("web-stand-in", { level: levelName(seat.stand_in, t) });
  if (seat.mine) return t("web-you");
  if (seat.here) return t("web-here");
  const minutes = seat.seen === null ? 0 : Math.floor((now - Date.parse(seat.seen)) / 60_000);
  return minutes < 1 ? t("web-away") : t("web-away-for", { minutes });
}

/** What has changed about the people at a table, as sentences: somebody left, a bot plays on, somebody is back. */
export function presenceNews(
  before: readonly SeatInfo[],
  after: readonly SeatInfo[],
  t: Translate,
  clock: ClockInfo | null = null,
): string[] {
  const news: string[] = [];
  for (const seat of after) {
    const was = before.find((each) => each.seat === seat.seat);
    if (!was || seat.mine) continue;
    const name = seatName(seat, t);
    if (seat.resigned && !was.resigned) news.push(t("web-news-resigned", { name }));
    else if (seat.left && !was.left) news.push(t("web-news-left", { name: was.name ?? name }));
    else if (seat.stand_in !== null && was.stand_in === null && isOut(clock, seat.seat)) {
      news.push(t("web-news-out-of-time", { name }));
    } else if (seat.stand_in !== null && was.stand_in === null) news.push(t("web-news-stand-in", { name }));
    else if (seat.stand_in === null && was.stand_in !== null) news.push(t("web-news-back", { name }));
    else if (seat.agreed.length > was.agreed.length) news.push(t("web-news-agreed", { name }));
  }
  return news;
}
