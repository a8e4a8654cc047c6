// The places of the map that are pointed at from elsewhere: a line of the log lights up where it happened, while the pointer
// or the focus is on it, and for longer if it was pressed.

const NOWHERE: readonly string[] = [];

class Lit {
  private shown = $state.raw(NOWHERE);
  private kept = $state.raw(NOWHERE);

  readonly places: readonly string[] = $derived(this.shown.length > 0 ? this.shown : this.kept);

  show(places: readonly string[]): void {
    this.shown = places;
  }

  keep(places: readonly string[]): void {
    this.kept = places;
  }

  clear(): void {
    this.shown = this.kept = NOWHERE;
  }
}

export const lit = new Lit();
