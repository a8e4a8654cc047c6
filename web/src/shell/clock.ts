// Clocks in words and digits. The server keeps the time; here it is only shown, as it goes by between two messages.

import type { ClockInfo } from "../generated/api";
import type { ClockIn } from "./api";
import type { Translate } from "./game";

const DAY = 86_400;

/** What a lobby offers: for quick play, for a whole game, and for play by the day. */
export const CLOCKS: readonly ClockIn[] = [
  ...[30, 60, 120, 300].map((seconds): ClockIn => ({ kind: "turn", seconds, increment: 0 })),
  ...[600, 1200, 2400].map((seconds): ClockIn => ({ kind: "game", seconds, increment: 0 })),
  { kind: "game", seconds: 600, increment: 10 },
  { kind: "game", seconds: 1200, increment: 20 },
  ...[1, 2, 3, 7].map((days): ClockIn => ({ kind: "days", seconds: days * DAY, increment: 0 })),
];

/** A name for a clock, as a form keeps it; empty for none. */
export function clockKey(clock: ClockIn | null): string {
  return clock ? `${clock.kind}-${clock.seconds}-${clock.increment}` : "";
}

/** What was agreed, in words. */
export function clockWords({ kind, seconds, increment = 0 }: ClockIn, t: Translate): string {
  if (kind === "days") return t("web-clock-days", { number: seconds / DAY });
  if (kind === "turn") {
    return seconds % 60 === 0 ? t("web-clock-minutes", { number: seconds / 60 }) : t("web-clock-seconds", { number: seconds });
  }
  const bank = t("web-clock-game", { number: Math.floor(seconds / 60) });
  return increment > 0 ? `${bank} ${t("web-clock-more", { number: increment })}` : bank;
}

/** Seconds that a seat has left at a moment of the server's time. */
export function secondsLeft(clock: ClockInfo, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  if (clock.running !== seat || clock.at === null) return left;
  return Math.max(0, left - (now - Date.parse(clock.at)) / 1000);
}

/** Time left, short enough to stand beside a name. What is begun counts whole, so that 0:00 is the end. */
export function timeText(seconds: number, t: Translate): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return t("web-time-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / 3600) });
  if (whole >= 3600) return t("web-time-hours", { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60) });
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Whether the end is near: the last seconds of a turn or a game, or the last hours of days. */
export function isNear(clock: ClockInfo, left: number): boolean {
  if (clock.kind === "days") return left <= 2 * 3600;
  return left <= (clock.kind === "turn" ? Math.min(15, clock.seconds / 3) : 30);
}

/** Whether a seat has no time left. */
export function isOut(clock: ClockInfo | null, seat: number): boolean {
  return clock !== null && clock.running !== seat && clock.left[seat] === 0;
}
