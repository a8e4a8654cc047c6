// What lies on the bench, and what had to make room there, kept in this browser: nobody's work is lost to a link.

import type { PlacedTile } from "../../../generated/eldorado";
import { recall, remember } from "../../../shell/state/stored";
import type { RouteOptions } from "./server";

const BENCH = "workshop";
const ASIDE = "workshop-aside";
/** More than anybody goes back to. */
const MOST_ASIDE = 5;

/** A route as far as it is built, with all that would be kept of it. */
export interface Draft extends RouteOptions {
  name: string;
}

export const EMPTY_DRAFT: Draft = { name: "", route: { tiles: [] }, blockades: "random", caves: false };

interface Bench {
  draft: Draft;
  /** As it was when it was opened, made or saved: whatever differs from that is somebody's work. */
  opened: Draft | null;
  aside: Draft[];
}

export function recallBench(): Bench {
  const { opened = null, ...draft } = recall<Partial<Draft> & { opened?: Draft | null }>(BENCH, {});
  return { draft: { ...EMPTY_DRAFT, ...draft }, opened, aside: recall<Draft[]>(ASIDE, []) };
}

export function rememberBench({ draft, opened, aside }: Bench): void {
  remember(BENCH, { ...draft, opened });
  remember(ASIDE, aside);
}

/** The drafts put aside with one more, the newest first; a draft that lies there already comes to the front. */
export function withAside(aside: readonly Draft[], draft: Draft): Draft[] {
  return [draft, ...aside.filter((each) => !same(each, draft))].slice(0, MOST_ASIDE);
}

/** Whether two drafts are the same route with the same choices, whoever wrote them down. */
export function same(one: Draft, other: Draft): boolean {
  return written(one) === written(other);
}

function written({ name, route, blockades, caves }: Draft): string {
  const tiles = route.tiles.map(({ tile, rotation, q, r }: PlacedTile) => [tile, rotation, q, r]);
  return JSON.stringify([name, tiles, blockades, caves]);
}
