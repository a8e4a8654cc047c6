// How far the analysis of a game is, asked again while it goes on. It is the server's work: whoever leaves misses nothing.

import type { AnalysedTurn, Analysis } from "../../generated/api";
import { api } from "../api";
import { me } from "../state/me.svelte";
import { toasts } from "../state/toasts.svelte";

const ASK_AGAIN = 1500;

/** How the chances stood after so many moves. */
export interface ChancePoint {
  move: number;
  chances: number[];
}

export class AnalysisState {
  told = $state.raw<Analysis | null>(null);
  asking = $state(false);

  /** The curve: where each turn began and, when all is done, the end. */
  readonly points: ChancePoint[] = $derived.by(() => {
    const { told } = this;
    if (!told) return [];
    const points = told.turns.map(({ move, chances }): ChancePoint => ({ move, chances }));
    const last = told.turns.at(-1);
    return told.status === "done" && last ? [...points, { move: last.end, chances: told.end }] : points;
  });
  readonly better: AnalysedTurn[] = $derived(this.told?.turns.filter(({ better }) => better !== null) ?? []);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    void this.look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Has the game analysed. */
  async begin(): Promise<void> {
    this.asking = true;
    try {
      await me.ensureGuest();
      this.hear(await api.analyse(this.id));
    } catch (problem) {
      toasts.fail(problem);
    } finally {
      this.asking = false;
    }
  }

  /** How the chances stood after so many moves. */
  at(ply: number): number[] | null {
    return this.points.findLast(({ move }) => move <= ply)?.chances ?? null;
  }

  private async look(): Promise<void> {
    try {
      this.hear(await api.analysis(this.id));
    } catch (problem) {
      toasts.fail(problem);
    }
  }

  private hear(told: Analysis): void {
    this.told = told;
    clearTimeout(this.timer);
    if (told.status === "asked" && !this.closed) this.timer = setTimeout(() => void this.look(), ASK_AGAIN);
  }
}
