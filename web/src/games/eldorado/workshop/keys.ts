// Which keys are meant for the route, and which for whatever else has the focus.

const TEXT = "input, textarea, select, [contenteditable]";

/** Whether a key that undoes is meant for the route: anywhere but in a text and while a dialog is open. */
export function mayUndo(target: Element | null): boolean {
  return document.querySelector("dialog[open]") === null && !target?.closest(TEXT);
}

/**
 * Whether a key is meant for the pieces: on the bench and its tools; where nothing has the focus, only while a piece is in
 * hand or chosen, since otherwise the arrows scroll the page.
 */
export function isForPieces(target: Element | null, busy: boolean): boolean {
  if (!mayUndo(target)) return false;
  if (target === null || target === document.body || target === document.documentElement) return busy;
  return target.closest("[data-bench-keys]") !== null;
}
