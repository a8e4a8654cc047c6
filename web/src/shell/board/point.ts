// Places on a sheet, and how the arrow keys go from one to the next.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The direction of an arrow key. */
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest thing in a direction, for the arrow keys. */
export function nearest<Thing extends Point>(things: readonly Thing[], from: Point, dx: number, dy: number): Thing | null {
  let best: Thing | null = null;
  let least = Infinity;
  for (const thing of things) {
    const x = thing.x - from.x;
    const y = thing.y - from.y;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (along < 1) continue;
    const merit = along + 2.2 * aside;
    if (merit < least) [best, least] = [thing, merit];
  }
  return best;
}

/** A key pressed on a thing of the map: arrows move to the nearest in their direction, Enter and space choose it. */
export function keyed<Thing extends Point>(
  event: KeyboardEvent,
  thing: Thing,
  all: readonly Thing[],
  go: (next: Thing) => void,
  choose: (thing: Thing) => void,
): void {
  const arrow = ARROWS[event.key];
  if (arrow) {
    const next = nearest(all.filter((other) => other !== thing), thing, arrow[0], arrow[1]);
    if (next) go(next);
  } else if (event.key === "Enter" || event.key === " ") choose(thing);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
