// Which keys are meant for the pieces of the route, and which for the page.

/**
 * Whether a key is meant for the pieces: on the bench and its tools; where nothing has the focus, only while a piece is in
 * hand or chosen, since otherwise the arrows scroll the page.
 */
export function isForPieces(target: Element | null, busy: boolean): boolean {
  if (target === null || target === document.body) return busy;
  return target.closest("[data-bench-keys]") !== null;
}
