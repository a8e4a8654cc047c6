// Cards that fly: a purchase goes from the market to the discard pile.

import type { Snapshot } from "../../shell/game";

/** The cards that the player who looks has bought or taken in the moves after `since`. */
export function arriving(snapshot: Snapshot, since: number): string[] {
  if (snapshot.moves !== since + 1) return [];
  const events = snapshot.log.filter((entry) => entry.move > since).flatMap((entry) => entry.events);
  return events
    .filter((event) => event.seat === snapshot.seat && (event.kind === "buys" || event.kind === "takes"))
    .map((event) => String(event["card"]));
}

export function fly(card: string): void {
  const from = document.querySelector(`[data-pile="${card}"] .card`);
  const to = document.querySelector("[data-discards] .pile")?.getBoundingClientRect();
  if (!from || !to) return;
  const start = from.getBoundingClientRect();
  const ghost = from.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.cssText =
    `position:fixed;z-index:50;pointer-events:none;left:${start.left}px;top:${start.top}px;` +
    `width:${start.width}px;height:${start.height}px`;
  document.body.append(ghost);
  const x = to.left + to.width / 2 - start.left - start.width / 2;
  const y = to.top + to.height / 2 - start.top - start.height / 2;
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${to.width / start.width})`, opacity: 0.7 },
    ],
    { duration: 450, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
  );
  void flight.finished.finally(() => ghost.remove());
}
