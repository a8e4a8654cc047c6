// What the player has in mind but has not said yet, shared by board and tray: where to go, what the pointer rests on.

import type { Snapshot } from "../../shell/game";

class Desk {
  /** The space that was picked; a second click, or the button, goes there. */
  picked = $state<string | null>(null);
  hover = $state<string | null>(null);
  private seen = "";

  /** A new position has come: tidy up what belonged to the old one. */
  look({ table, seat, ply }: Snapshot): void {
    const now = `${table.id} ${seat} ${ply}`;
    if (now === this.seen) return;
    this.seen = now;
    this.picked = null;
    this.hover = null;
  }
}

export const desk = new Desk();
