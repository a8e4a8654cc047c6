// The places of the map that a line of the log highlights while it is hovered or focused, and for longer once pressed.

const NONE: readonly string[] = [];

class Highlight {
  private hovered = $state.raw(NONE);
  private pinned = $state.raw(NONE);

  readonly places: readonly string[] = $derived(this.hovered.length > 0 ? this.hovered : this.pinned);

  hover(places: readonly string[]): void {
    this.hovered = places;
  }

  pin(places: readonly string[]): void {
    this.pinned = places;
  }

  clear(): void {
    this.hovered = this.pinned = NONE;
  }
}

export const highlight = new Highlight();
