// What the player has in mind but has not said yet, shared by board, tray and side: a card the pointer rests on, a
// question which of several ways is meant, a walk of several steps under way. Nothing here is the game's state.

import type { Choice, Snapshot } from "../../shell/game";
import { matching, type Intent } from "./choices";
import { fanned, shows, type Held } from "./fan";
import { carryingOut, type Plan } from "./plans";
import { ownSeat, viewOf, descriptionOf } from "./view";

class Interaction {
  /** The choices of what the pointer or the focus rests on: the board shows what they would reach. */
  hover = $state.raw<readonly Choice[]>([]);
  /** Several choices of one thing: the tray asks which one is meant. */
  asking = $state.raw<readonly Choice[]>([]);
  /** What each of them is to lead on to, if the question came from a place on the map. */
  ways = $state.raw<ReadonlyMap<number, readonly Intent[]>>(new Map());
  fan = $state.raw<readonly Held[]>([]);
  /** Another pair of eyes looks now, or none: the cards of the last hand are gone at once, not on their way out. */
  still = $state(false);
  /** Keys of the cards that shall be kept at the turn's end. */
  keep = $state.raw<ReadonlySet<number>>(new Set());
  /** Everybody's cards are being looked through. */
  decks = $state(false);
  queue = $state.raw<readonly Intent[]>([]);
  /** The cards that could be played when the player was last asked to play. */
  playable = $state.raw<ReadonlySet<string>>(new Set());
  touched: number | null = null;
  private sentAt = -1;
  private whose = "";
  private ply = -1;

  /** A new position has come: tidy up what belonged to the old one. */
  look(snapshot: Snapshot): void {
    const view = viewOf(snapshot);
    const whose = `${snapshot.table.id} ${snapshot.seat}`;
    this.still = whose !== this.whose || !ownSeat(view)?.hand;
    const own = ownSeat(view);
    const hand = own?.hand ?? {};
    if (whose !== this.whose) {
      this.whose = whose;
      this.fan = [];
      this.queue = [];
    } else if (snapshot.ply === this.ply && shows(this.fan, hand)) return;
    this.ply = snapshot.ply;
    this.asking = [];
    this.ways = new Map();
    this.hover = [];
    const moving = view.asked.seat === view.seat ? view.asked.moving : null;
    this.fan = fanned(this.fan, hand, own?.hand && moving?.card ? moving.card : null, this.touched);
    this.touched = null;
    if (view.asked.what !== "discard") this.keep = new Set();
    if (view.asked.what === "play") {
      const plays = snapshot.choices.map(descriptionOf).filter((words) => words.kind === "play");
      this.playable = new Set(plays.map((words) => words.card ?? ""));
    }
  }

  /** Sends the only choice, or asks which one is meant. */
  choose(choices: readonly Choice[], send: (action: number) => void): void {
    this.queue = [];
    const only = choices.length === 1 ? choices[0] : undefined;
    if (only) {
      this.asking = [];
      send(only.action);
    } else {
      this.asking = choices;
      this.ways = new Map();
    }
  }

  /** Goes to a place by the only plan, or asks with which card. */
  reach(plans: readonly Plan[]): void {
    const only = plans.length === 1 ? plans[0] : undefined;
    if (only) {
      this.begin(carryingOut(only));
      return;
    }
    this.queue = [];
    this.asking = plans.map(({ choice }) => choice);
    this.ways = new Map(plans.map((plan) => [plan.choice.action, carryingOut(plan)]));
  }

  /** One of those that were asked about. */
  answer(choice: Choice, send: (action: number) => void): void {
    const way = this.ways.get(choice.action);
    if (way) this.begin(way);
    else this.choose([choice], send);
  }

  /** Several things one after the other, each only if the server then offers it. */
  begin(intents: readonly Intent[]): void {
    this.asking = [];
    this.sentAt = -1;
    this.queue = intents;
  }

  /** Takes one decision back, then goes on with something else. */
  instead(intents: readonly Intent[], snapshot: Snapshot, undo: (turn: boolean) => void): void {
    this.begin(intents);
    this.sentAt = snapshot.ply;
    undo(false);
  }

  /** Sends the next thing of the queue as soon as the last one was answered. */
  advance(snapshot: Snapshot, busy: boolean, send: (action: number) => void): void {
    const [next, ...rest] = this.queue;
    if (!next || busy || snapshot.ply === this.sentAt) return;
    const follows = this.sentAt < 0 || snapshot.ply === this.sentAt + 1;
    const fitting = follows ? matching(snapshot.choices, next) : [];
    const choice = fitting[0];
    if (!choice || fitting.length > 1) {
      // Not offered, or not clear which is meant: the rest of the plan is off.
      this.queue = [];
      this.asking = fitting;
      return;
    }
    this.sentAt = snapshot.ply;
    this.queue = rest;
    send(choice.action);
  }

  toggleKeep(key: number): void {
    const keep = new Set(this.keep);
    if (!keep.delete(key)) keep.add(key);
    this.keep = keep;
  }
}

export const interaction = new Interaction();
