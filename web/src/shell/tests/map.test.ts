import { describe, expect, it } from "vitest";
import type { Snapshot } from "../game";
import { KnownMap } from "../map";

const seen = (view: unknown): Snapshot => ({ view, moves: 1 }) as Snapshot;

describe("a known map", () => {
  it("is put back where it was left out, as the same object", () => {
    const map = { spaces: [1, 2] };
    const known = new KnownMap();
    expect(known.known).toBe(false);
    expect(known.complete(seen({ map, round: 1 })).view).toHaveProperty("map", map);
    expect(known.known).toBe(true);
    expect(known.complete(seen({ round: 2 })).view).toEqual({ map, round: 2 });
    const again = known.complete(seen({ map: { spaces: [1, 2] }, round: 3 }));
    expect((again.view as { map: unknown }).map).toBe(map);
  });

  it("leaves a table that has not begun as it is", () => {
    expect(new KnownMap().complete(seen(null)).view).toBeNull();
  });
});
