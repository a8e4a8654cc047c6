// At which tables it is this person's turn. Whoever learns of it says so here; where a turn has just come, and the
// person wants to be called, they are. How that is done is fetched when it is first needed.

import type { TableInfo } from "../game";
import { personPlays } from "../table/presence";
import { settings } from "./settings.svelte";

export function isMyTurn(table: TableInfo): boolean {
  return table.status === "playing" && table.seats.some((seat) => seat.mine && seat.seat === table.turn && personPlays(seat));
}

export class Turns {
  /** What was last known of each table. */
  private readonly known = new Map<string, boolean>();

  constructor(private readonly call: (table: string) => void) {}

  see(tables: TableInfo[]): void {
    for (const table of tables) this.at(table.id, isMyTurn(table));
  }

  /** Nobody is called for what they find when they come: only for what changes while they are there. */
  at(table: string, mine: boolean): void {
    if (mine && this.known.get(table) === false) this.call(table);
    this.known.set(table, mine);
  }

  /** Looks after all games from a page that has none or one of them in sight; returns what ends it. */
  watch(): () => void {
    let stop: (() => void) | null = null;
    let ended = false;
    void import("../me/calls").then(({ lookAfter }) => {
      if (!ended) stop = lookAfter(this);
    });
    return () => {
      ended = true;
      stop?.();
    };
  }
}

export const turns = new Turns((table) => {
  if (settings.calls) void import("../me/calls").then(({ call }) => call(table));
});
