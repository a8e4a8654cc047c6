// The map is sent once, because it never changes and is most of a view. Here it is remembered and put back.

import type { Snapshot } from "./game";

export class KnownMap {
  private map: unknown;

  /** The snapshot with its map, which is always the same object: what is drawn from it need not be drawn again. */
  complete(snapshot: Snapshot): Snapshot {
    if (!snapshot.view) return snapshot;
    this.map ??= (snapshot.view as { map?: unknown }).map;
    return { ...snapshot, view: { ...snapshot.view, map: this.map } };
  }

  get known(): boolean {
    return this.map !== undefined;
  }
}
