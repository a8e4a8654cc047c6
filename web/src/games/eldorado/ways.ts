// Where a card would take a pawn, worked out from what the table shows. A convenience for the eye and for walking
// several spaces with one click: what is sent is always one of the server's choices, one at a time.

import { crossingKey, type Chart } from "./chart";
import type { Power, Terrain, View } from "./view";

const TERRAIN_OF: Record<Power, Terrain> = { machete: "jungle", paddle: "water", coin: "village" };

export type Leg = { kind: "step"; to: string } | { kind: "overcome"; joint: string };

export interface Way {
  cost: number;
  legs: Leg[];
  /** The spaces walked over, the last one included. */
  spaces: string[];
}

interface Stand extends Way {
  space: string;
  opened: string[];
}

export interface Reach {
  spaces: Map<string, Way>;
  joints: Map<string, Way>;
}

export function noReach(): Reach {
  return { spaces: new Map(), joints: new Map() };
}

/** Everything that so much power of a symbol can reach from a space, each by the cheapest way. */
export function reachOf(chart: Chart, view: View, from: string, symbol: Power, power: number): Reach {
  const terrain = TERRAIN_OF[symbol];
  const standing = new Map(view.blockades.map((blockade) => [blockade.joint, blockade]));
  const occupied = new Set<string>();
  if (!view.asked.passing) {
    for (const seat of view.seats) for (const pawn of seat.pawns) if (pawn.space) occupied.add(pawn.space);
  }
  const reach = noReach();
  const seen = new Map<string, number>();
  let front: Stand[] = [{ space: from, opened: [], cost: 0, legs: [], spaces: [] }];
  while (front.length > 0) {
    // Cheapest first, then the fewest steps: powers are small, so a sorted list is quick enough.
    front.sort((a, b) => a.cost - b.cost || a.legs.length - b.legs.length);
    const stand = front[0] as Stand;
    front = front.slice(1);
    const mark = `${stand.space} ${stand.opened.join(" ")}`;
    if (seen.has(mark)) continue;
    seen.set(mark, stand.cost);
    if (stand.spaces.length > 0 && stand.space !== from && !reach.spaces.has(stand.space)) {
      reach.spaces.set(stand.space, stand);
    }
    const place = chart.places.get(stand.space);
    if (!place || place.space.finish) continue;
    for (const joint of place.joints) {
      const blockade = standing.get(joint);
      if (!blockade || stand.opened.includes(joint)) continue;
      const cost = stand.cost + blockade.value;
      if (blockade.terrain !== terrain || cost > power) continue;
      const legs: Leg[] = [...stand.legs, { kind: "overcome", joint }];
      if (!reach.joints.has(joint)) reach.joints.set(joint, { cost, legs, spaces: stand.spaces });
      front.push({ ...stand, opened: [...stand.opened, joint].sort(), cost, legs });
    }
    for (const id of place.near) {
      const next = chart.places.get(id)?.space;
      if (!next || next.terrain !== terrain || occupied.has(id)) continue;
      const cost = stand.cost + next.value;
      if (cost > power) continue;
      const joint = chart.crossing.get(crossingKey(stand.space, id));
      if (joint && standing.has(joint) && !stand.opened.includes(joint)) continue;
      front.push({
        space: id,
        opened: stand.opened,
        cost,
        legs: [...stand.legs, { kind: "step", to: id }],
        spaces: [...stand.spaces, id],
      });
    }
  }
  return reach;
}

/** Two reaches in one, each place by its cheaper way. */
export function joined(one: Reach, other: Reach): Reach {
  const both = { spaces: new Map(one.spaces), joints: new Map(one.joints) };
  for (const part of ["spaces", "joints"] as const) {
    for (const [id, way] of other[part]) {
      const known = both[part].get(id);
      if (!known || way.cost < known.cost) both[part].set(id, way);
    }
  }
  return both;
}

export function spaceOfPawn(view: View, pawn: string): string | null {
  for (const seat of view.seats) for (const own of seat.pawns) if (own.id === pawn) return own.space;
  return null;
}
