// The people at the table that is shown, as they are now: whatever moment of the game the page is showing, who is here,
// away or replaced by a bot is news of this moment. Like the clocks, for all parts of a table.

import type { ClockInfo } from "../../generated/api";
import type { SeatInfo, TableInfo } from "../game";

class People {
  private seats = $state.raw<readonly SeatInfo[]>([]);
  clock = $state.raw<ClockInfo | null>(null);

  /** Shows what the server has last said of a table; null where there is none, as in a replay. */
  show(table: TableInfo | null): void {
    this.seats = table?.seats ?? [];
    this.clock = table?.clock ?? null;
  }

  at(seat: number): SeatInfo | undefined {
    return this.seats.find((each) => each.seat === seat);
  }
}

export const people = new People();
