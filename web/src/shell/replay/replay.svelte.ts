// A game being replayed: positions are fetched when they are needed and kept, and their neighbours fetched ahead.

import { api, Refusal } from "../api";
import type { Snapshot, TableInfo } from "../game";
import { KnownMap } from "../map";
import { withNames } from "../names";
import { toasts } from "../state/toasts.svelte";
import { i18n } from "../state/i18n.svelte";

const AHEAD = 3;

export class Replay {
  table = $state.raw<TableInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** How many decisions there are: the last position's number. */
  length = $state(0);
  ply = $state(0);
  /** The seat that is looked from; null is a spectator, or the first own seat in a running game. */
  seat = $state<number | null>(null);

  private frame = $state.raw<Snapshot | null>(null);
  readonly shown: Snapshot | null = $derived(
    this.frame && { ...this.frame, table: withNames(this.frame.table, i18n.t) },
  );
  private known = new Map<string, Promise<Snapshot>>();
  private readonly map = new KnownMap();

  constructor(readonly id: string) {}

  async begin(ply: number | null): Promise<void> {
    try {
      const now = this.map.complete(await api.snapshot(this.id, null));
      this.table = now.table;
      this.length = now.moves;
      this.seat = now.seat;
      await this.go(ply ?? 0);
    } catch (problem) {
      this.refusal = problem instanceof Refusal ? problem : new Refusal(0, "web-error-unexpected", "");
    }
  }

  async go(ply: number): Promise<void> {
    const wanted = Math.min(Math.max(0, ply), this.length);
    this.ply = wanted;
    try {
      const snapshot = await this.at(wanted);
      // A slider moves faster than a network: only the latest request is shown.
      // Every position has its own ply here, so that whoever watches the ply sees it change.
      if (this.ply === wanted) this.frame = { ...snapshot, ply: wanted };
    } catch (problem) {
      toasts.fail(problem);
    }
    for (let step = 1; step <= AHEAD; step++) {
      if (wanted + step <= this.length) void this.at(wanted + step).catch(() => undefined);
    }
    if (wanted > 0) void this.at(wanted - 1).catch(() => undefined);
  }

  async seeAs(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.ply);
  }

  private at(ply: number): Promise<Snapshot> {
    const key = `${this.seat} ${ply}`;
    let found = this.known.get(key);
    if (!found) {
      found = api.replay(this.id, ply, this.seat, !this.map.known).then((snapshot) => this.map.complete(snapshot));
      found.catch(() => this.known.delete(key));
      this.known.set(key, found);
    }
    return found;
  }
}
