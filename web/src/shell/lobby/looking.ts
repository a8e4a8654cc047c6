// How often the lobby looks for news: often while there are some, and less and less while there are none.

const FIRST = 4_000;
const LONGEST = 15_000;
const UNSEEN = 30_000;
const GROWTH = 1.5;

/** Asks again and again while the page is seen, and seldom behind other tabs, unless there is nothing to wait for.
    `ask` says whether there was anything new. */
export class Looking {
  private wait = FIRST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private asking = false;

  constructor(
    private readonly ask: () => Promise<boolean>,
    private readonly rests: () => boolean = () => true,
    private readonly unseen: () => boolean = () => document.hidden,
  ) {
    void this.look();
  }

  /** At once, and often from now on: the person is back, or has changed something. */
  now(): void {
    this.wait = FIRST;
    void this.look();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    // Behind other tabs it may rest, until `now`.
    if (this.stopped || this.asking || (this.unseen() && this.rests())) return;
    clearTimeout(this.timer);
    this.asking = true;
    const news = await this.ask().catch(() => false);
    this.asking = false;
    this.wait = news ? FIRST : Math.min(this.wait * GROWTH, LONGEST);
    if (!this.stopped) this.timer = setTimeout(() => void this.look(), this.unseen() ? UNSEEN : this.wait);
  }
}
