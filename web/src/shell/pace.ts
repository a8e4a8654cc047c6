// Snapshots arrive as fast as bots think; people want to see what happened. Pace holds them back, one decision at a
// time, and lets a person skip to the present.

import type { Snapshot, Speed } from "./game";

export const PAUSE: Record<Speed, number> = { slow: 1100, normal: 550, fast: 200, skip: 0 };

/** More than this many decisions behind (a sleeping tab, a long absence), and the queue jumps to the present. */
const TOO_FAR_BEHIND = 80;

export class Pace {
  private waiting: Snapshot[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;
  private newest = -1;

  constructor(
    private readonly show: (snapshot: Snapshot, behind: number) => void,
    private readonly speed: () => Speed,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The ply of the newest snapshot received, shown or not; -1 before the first. */
  get ply(): number {
    return this.newest;
  }

  get behind(): number {
    return this.waiting.length;
  }

  /** A snapshot of someone else's decision: shown when its time has come. Old news is dropped. */
  push(snapshot: Snapshot): void {
    if (snapshot.ply < this.newest) return;
    if (snapshot.ply === this.newest) {
      // The same position again (presence, chat, another seat): what is shown or waits last is replaced in place.
      if (this.waiting.length > 0) this.waiting[this.waiting.length - 1] = snapshot;
      else this.show(snapshot, 0);
      return;
    }
    this.newest = snapshot.ply;
    this.waiting.push(snapshot);
    if (this.waiting.length > TOO_FAR_BEHIND || PAUSE[this.speed()] === 0) this.skip();
    else this.schedule();
  }

  /** The viewer's own decision, a first look or a jump: shown at once, dropping whatever was waiting. */
  jump(snapshot: Snapshot): void {
    if (snapshot.ply < this.newest) return;
    this.newest = snapshot.ply;
    this.waiting = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    this.reveal(snapshot);
  }

  /** To the present at once. */
  skip(): void {
    const last = this.waiting.at(-1);
    if (last) this.jump(last);
  }

  /** Forgets everything: another table, or another viewer. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.newest = -1;
    this.shownAt = -Infinity;
  }

  private schedule(): void {
    if (this.timer !== undefined) return;
    const wait = Math.max(0, this.shownAt + PAUSE[this.speed()] - this.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      const next = this.waiting.shift();
      if (next) this.reveal(next);
      if (this.waiting.length > 0) this.schedule();
    }, wait);
  }

  private reveal(snapshot: Snapshot): void {
    this.shownAt = this.now();
    this.show(snapshot, this.waiting.length);
  }
}
