// Things that fly from their old place to their new one.

const CALM = 450;

/** Flies an element that is not on the page yet; it is removed on arrival. */
export function fly(thing: Element, from: Element | null, to: Element | null, duration = CALM): void {
  const start = from?.getBoundingClientRect();
  const end = to?.getBoundingClientRect();
  if (!start || !end || start.width === 0 || end.width === 0) return;
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.cssText =
    `position:fixed;z-index:50;pointer-events:none;left:${start.left}px;top:${start.top}px;` +
    `width:${start.width}px;height:${start.height}px;display:grid;place-items:center`;
  ghost.append(thing);
  document.body.append(ghost);
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${Math.min(1, end.width / start.width)})`, opacity: 0.7 },
    ],
    { duration, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
  );
  void flight.finished.finally(() => ghost.remove());
}
