// What the player looks at or has begun but not said yet, shared by board and tray.

import type { Snapshot } from "../../shell/game";

class Interaction {
  /** The place that the pointer or the focus rests on. */
  hover = $state<string | null>(null);
  /** The commission that is to be given back, while its side is chosen. */
  giving = $state<number | null>(null);
  /** Whether the summary card lies open. */
  summary = $state(false);
  /** Whether the completed commissions are looked through. */
  completed = $state(false);
  private seen = "";

  /** A new position has come: tidy up what belonged to the old one. */
  look({ table, seat, ply }: Snapshot): void {
    const now = `${table.id} ${seat} ${ply}`;
    if (now === this.seen) return;
    this.seen = now;
    this.hover = null;
    this.giving = null;
  }
}

export const interaction = new Interaction();
