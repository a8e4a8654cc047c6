// The hand as single cards that keep their places: the view only counts them.

import { total, type Counts } from "./view";

export interface Held {
  key: number;
  card: string;
  /** In use for moving: no longer in the hand, but still held up. */
  used: boolean;
}

let keys = 0;

/**
 * The fan for a new position. Cards that stayed keep their key and place; of several equal ones the touched card goes
 * first; new ones come at the right end. The card in use stays where it was taken from.
 */
export function fanned(old: readonly Held[], hand: Counts, inUse: string | null, touched: number | null): Held[] {
  const left: Counts = { ...hand };
  const stays = new Set<number>();
  let used: Held | null = null;
  if (inUse !== null) {
    used =
      old.find((held) => held.used && held.card === inUse) ??
      old.find((held) => held.key === touched && held.card === inUse) ??
      [...old].reverse().find((held) => held.card === inUse && !held.used) ??
      null;
  }
  // The touched card is asked last, so that it is the one to go when one of its kind has gone.
  const order = [...old].sort((a, b) => Number(a.key === touched || a.used) - Number(b.key === touched || b.used));
  for (const held of order) {
    if (held === used || (left[held.card] ?? 0) === 0) continue;
    left[held.card] = (left[held.card] ?? 0) - 1;
    stays.add(held.key);
  }
  const fan: Held[] = [];
  for (const held of old) {
    if (held === used) fan.push({ ...held, used: true });
    else if (stays.has(held.key)) fan.push(held.used ? { ...held, used: false } : held);
  }
  if (inUse !== null && used === null) fan.unshift({ key: ++keys, card: inUse, used: true });
  for (const [card, count] of Object.entries(left)) {
    for (let n = 0; n < count; n++) fan.push({ key: ++keys, card, used: false });
  }
  return fan;
}

/** Whether a fan shows exactly this hand. */
export function shows(fan: readonly Held[], hand: Counts): boolean {
  return fan.filter((held) => !held.used).length === total(hand);
}
