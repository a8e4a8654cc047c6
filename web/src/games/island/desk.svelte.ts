// What the player has in mind but has not said yet, shared by board and tray: what to buy, where, what the pointer is on.

import type { Snapshot } from "../../shell/game";
import type { Asked, Mode, Purchase } from "./view";

class Desk {
  /** The place that was picked; a second click, or a button in the tray, does it. */
  picked = $state<string | null>(null);
  hover = $state<string | null>(null);
  /** The thing that is to be bought: only its places are lit. */
  tool = $state<Purchase | null>(null);
  /** Whether trading is laid out in the tray. */
  trading = $state(false);
  private seen = "";
  private turn = "";
  private what: Mode | "" = "";

  /** A new position has come: tidy up what belonged to the old one. */
  look({ table, seat, ply, view }: Snapshot): void {
    const now = `${table.id} ${seat} ${ply}`;
    if (now === this.seen) return;
    this.seen = now;
    this.picked = null;
    this.hover = null;
    this.tool = null;
    // Trading goes on until it is put away or something else is asked; whoever made an offer sees what became of it.
    const { seat: asked, what } = view.asked as Asked;
    const turn = `${table.id} ${seat} ${String(view.round)} ${asked}`;
    if (turn !== this.turn || what !== this.what) {
      this.trading = turn === this.turn && what === "explore" && this.what === "offer";
    }
    // An answer by others lies in between.
    if (asked === seat || what !== "answer") [this.turn, this.what] = [turn, what];
  }

  /** Takes a thing to buy in hand, or puts it back. */
  take(tool: Purchase): void {
    this.tool = this.tool === tool ? null : tool;
    this.picked = null;
    this.trading = false;
  }
}

export const desk = new Desk();
