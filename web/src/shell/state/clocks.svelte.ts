// The clocks of the table that is shown, ticking. A table has one face for all its parts, whatever game is on it.

import type { ClockInfo } from "../../generated/api";
import { isNear, secondsLeft } from "../clock";

const TICK = 250;

class Clocks {
  private clock = $state.raw<ClockInfo | null>(null);
  /** The server's time now, as well as we know it. */
  private now = $state(0);
  /** How far the server's clock is ahead of this machine's. */
  private ahead = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  readonly running: number | null = $derived(this.clock?.running ?? null);

  /** Shows what the server has just sent; null where there is no clock, or no table. */
  show(clock: ClockInfo | null): void {
    this.clock = clock;
    if (clock?.now) this.ahead = Date.parse(clock.now) - Date.now();
    this.tick();
    clearInterval(this.timer);
    if (clock && clock.running !== null) this.timer = setInterval(() => this.tick(), TICK);
  }

  /** Seconds that a seat has left; null where no clock is shown. */
  left(seat: number): number | null {
    return this.clock ? secondsLeft(this.clock, seat, this.now) : null;
  }

  isNear(seat: number): boolean {
    return this.clock !== null && this.running === seat && isNear(this.clock, secondsLeft(this.clock, seat, this.now));
  }

  private tick(): void {
    this.now = Date.now() + this.ahead;
  }
}

export const clocks = new Clocks();
