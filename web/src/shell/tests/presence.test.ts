import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../game";
import { seatName } from "../names";
import { clockInfo, seatInfo } from "./fixtures";
import { presenceNews, isAway, seatStatus } from "../table/presence";

const t = (key: string, args: Record<string, string | number> = {}): string =>
  [key, ...Object.values(args)].join(" ");

function seat(more: Partial<SeatInfo> = {}): SeatInfo {
  return seatInfo({ seat: 1, name: "Ben", here: false, seen: "2026-01-01T12:00:00+00:00", ...more });
}

describe("who is at the table", () => {
  const now = Date.parse("2026-01-01T12:03:30+00:00");

  it("says for how long somebody has been away", () => {
    expect(seatStatus(seat(), t, now)).toBe("web-away-for 3");
    expect(seatStatus(seat({ seen: "2026-01-01T12:03:00+00:00" }), t, now)).toBe("web-away");
    expect(seatStatus(seat({ here: true }), t, now)).toBe("web-here");
  });

  it("says who plays in their place", () => {
    expect(seatStatus(seat({ stand_in: "greedy" }), t, now)).toBe("web-stand-in web-level-greedy");
    expect(seatStatus(seat({ stand_in: "greedy", resigned: true }), t, now)).toBe("web-resigned");
    expect(seatStatus(seat({ stand_in: "greedy", left: true }), t, now)).toBe("web-left");
    expect(seatStatus(seat({ stand_in: "greedy" }), t, now, clockInfo({ left: [9, 0] }))).toBe("web-out-of-time");
    expect(seatName(seat({ name: null, left: true }), t)).toBe("web-former-guest");
  });

  it("knows nobody else as away than people who ought to play", () => {
    expect(isAway(seat())).toBe(true);
    for (const more of [{ here: true }, { mine: true }, { stand_in: "greedy" }, { kind: "bot" as const }]) {
      expect(isAway(seat(more))).toBe(false);
    }
  });

  it("tells what is new with others, once", () => {
    const lent = seat({ stand_in: "greedy" });
    expect(presenceNews([seat()], [lent], t)).toEqual(["web-news-stand-in Ben"]);
    expect(presenceNews([lent], [lent], t)).toEqual([]);
    expect(presenceNews([seat()], [lent], t, clockInfo({ left: [9, 0] }))).toEqual(["web-news-out-of-time Ben"]);
    expect(presenceNews([seat()], [{ ...lent, left: true, name: null }], t)).toEqual(["web-news-left Ben"]);
    expect(presenceNews([lent], [seat()], t)).toEqual(["web-news-back Ben"]);
    expect(presenceNews([seat()], [seat({ stand_in: "greedy", resigned: true })], t)).toEqual(["web-news-resigned Ben"]);
    expect(presenceNews([seat()], [seat({ agreed: [2] })], t)).toEqual(["web-news-agreed Ben"]);
    expect(presenceNews([seat({ mine: true })], [seat({ mine: true, stand_in: "greedy" })], t)).toEqual([]);
    expect(presenceNews([], [lent], t)).toEqual([]);
  });
});
