// What the last move brought about, shown on its way: gems fly between the land and the cards, pages turn over.

import { fly } from "../../shell/board/flights";
import type { GameEvent, LogEntry } from "../../shell/game";
import { shapesOf } from "./artwork";
import type { Gem } from "./view";

const PAGE = 380;

/** Only one move ahead is shown: whoever jumps through a game sees where things are. */
export function show(log: readonly LogEntry[], since: number, now: number): void {
  if (now !== since + 1) return;
  for (const { move, events } of log) if (move > since) for (const event of events) showEvent(event);
}

function showEvent(event: GameEvent): void {
  const card = document.querySelector(`[data-load="${event.seat} ${String(event["equipment"])}"]`);
  const basin = document.querySelector("[data-basin]");
  switch (event.kind) {
    case "loads":
      flyGem(event, event["source"] === "road" ? heap(String(event["space"])) : basin, card);
      break;
    case "unloads":
    case "empties":
      flyGem(event, card, basin);
      break;
    case "turns-page":
    case "turns-page-commission":
      turn(page(String(event["town"]), String(event["to"])), event["to"] === "left");
      break;
  }
}

function heap(space: string): Element | null {
  return document.querySelector(`[data-heap="${space}"]`);
}

function page(town: string, side: string): Element | null {
  return document.querySelector(`[data-page="${town}-${side}"]`);
}

function flyGem(event: GameEvent, from: Element | null, to: Element | null): void {
  const gem = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  gem.setAttribute("viewBox", "-12 -12 24 24");
  gem.setAttribute("width", "26");
  gem.setAttribute("height", "26");
  gem.innerHTML = shapesOf(event["gem"] as Gem);
  fly(gem, from, to, 650);
}

/** The page comes over from the fold. */
function turn(page: Element | null, left: boolean): void {
  page?.animate(
    [
      { transform: `translateX(${left ? 43 : -43}px) scaleX(-0.9)`, opacity: 0.6 },
      { transform: `translateX(${left ? 43 : -43}px) scaleX(0)`, opacity: 0.8, offset: 0.45 },
      { transform: "none", opacity: 1 },
    ],
    { duration: PAGE, easing: "ease-in-out" },
  );
}
