// Keys that press one of the game's buttons: 1 to 9 the cards or choices in their order, E what ends the turn.

import type { Keys } from "../state/keys.svelte";

/** Presses the button that a game marked with `data-key`; false if there is none to press. */
function press(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-key="${key}"]:not(:disabled)`);
  return button?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) !== undefined;
}

export const GAME_KEYS: Keys = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [String(number), () => press(String(number))])),
  e: () => press("end"),
};
