// What the player has in mind but has not said yet, shared by board and tray: what to buy, where, what the pointer is
// on, and what is still to be done of what was said at once.

import type { Snapshot } from "../../shell/game";
import { accepted, nextOf, type Plan } from "./plans";
import { viewOf, type Cards, type Mode, type Purchase } from "./view";

class Interaction {
  /** The place that was picked; a second click, or a button in the tray, does it. */
  picked = $state<string | null>(null);
  hover = $state<string | null>(null);
  /** The thing that is to be bought: only its places are lit. */
  tool = $state<Purchase | null>(null);
  /** Whether trading is laid out in the tray. */
  trading = $state(false);
  /** Cards that are to be taken or given together. */
  picks = $state.raw<Cards>({});
  plan = $state.raw<Plan | null>(null);
  private begun = 0;
  private sent = -1;
  private moves = 0;
  /** Who has made the player an offer that is not answered yet, and how many moves were made then. */
  private offerer: number | null = null;
  private shown = 0;
  private seen = "";
  private turn = "";
  private what: Mode | "" = "";

  /** A new position has come: tidy up what belonged to the old one. Gives back who took an offer to the player back. */
  look(snapshot: Snapshot): number | null {
    const { table, seat, ply, moves } = snapshot;
    const view = viewOf(snapshot);
    const now = `${table.id} ${seat} ${ply}`;
    if (now === this.seen) return null;
    const asks = view.asked.what === "answer" && view.asked.seat === seat;
    const withdrawn = moves < this.shown && this.seen.startsWith(`${table.id} ${seat} `) ? this.offerer : null;
    this.offerer = asks ? (view.offer?.from ?? null) : null;
    this.shown = moves;
    if (!this.seen.startsWith(`${table.id} ${seat} `)) this.plan = null;
    this.seen = now;
    this.picked = null;
    this.hover = null;
    this.tool = null;
    this.picks = {};
    // Trading goes on until it is put away or something else is asked; whoever made an offer sees what became of it.
    const { seat: asked, what } = view.asked;
    const turn = `${table.id} ${seat} ${view.round} ${asked}`;
    if (turn !== this.turn || what !== this.what) {
      this.trading = turn === this.turn && what === "explore" && this.what === "offer";
    }
    // An answer by others lies in between.
    if (asked === seat || what !== "answer") [this.turn, this.what] = [turn, what];
    return withdrawn;
  }

  /** Takes a thing to buy in hand, or puts it back. */
  take(tool: Purchase): void {
    this.tool = this.tool === tool ? null : tool;
    this.picked = null;
    this.trading = false;
  }

  /** Begins what is said at once; gives back the first of its actions. */
  start(plan: Plan, snapshot: Snapshot): number | null {
    this.plan = plan;
    this.begun = this.moves = snapshot.moves;
    this.sent = -1;
    return this.go(snapshot);
  }

  /** The next action of the plan in this position, if it has one now. */
  go(snapshot: Snapshot): number | null {
    const plan = this.plan;
    if (!plan) return null;
    // What was refused, taken back or settled is not gone on with.
    const refused = snapshot.ply === this.sent;
    const settled = plan.kind === "bargain" && accepted(snapshot, this.begun);
    const next = refused || settled || snapshot.moves < this.moves ? null : nextOf(plan, snapshot);
    this.moves = snapshot.moves;
    if (next === "wait") return null;
    this.plan = next?.rest ?? null;
    if (next) this.sent = snapshot.ply;
    return next?.choice.action ?? null;
  }
}

export const interaction = new Interaction();
