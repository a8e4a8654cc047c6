// Places by what is seen of them: the letter of a town, the ships of a harbour, the houses beside a road.

import type { Translate } from "../../shell/game";
import type { Space, View } from "./view";

/** The letter that stands at a town with a book. */
export function townLetter(view: View, id: string): string {
  return view.books.find(({ town }) => town === id)?.letter ?? "";
}

/** In which part of the map a place lies. */
function partOf({ x, y }: Space): string {
  const down = y < 34 ? "top" : y > 66 ? "bottom" : "";
  const across = x < 34 ? "left" : x > 66 ? "right" : "";
  return [down, across].filter(Boolean).join("-") || "middle";
}

/** The houses beside a road space. */
function landmarks({ map }: View, id: string): Space[] {
  const near = map.edges.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
  return map.spaces.filter((space) => near.includes(space.id) && space.kind !== "road");
}

function nearWords(view: View, { id, place }: Space, t: Translate): string {
  const letter = townLetter(view, id);
  return letter === "" ? t(`valley-near-${place}`) : t("valley-near-town", { letter });
}

/** How one speaks of a place: by its name, or as where somebody goes. */
type Family = (what: string, args?: Record<string, string | number>) => string;

function named(family: Family, view: View, space: Space, t: Translate): string {
  const { id, kind, place, ships } = space;
  const [first, second] = kind === "road" ? landmarks(view, id) : [];
  if (first) {
    const near = nearWords(view, first, t);
    return second ? family("road-between", { near, other: nearWords(view, second, t) }) : family("road-by", { near });
  }
  if (kind === "palace" || kind === "road") return family(place);
  return family(kind, { letter: townLetter(view, id), where: partOf(space), number: ships });
}

/** A place by its name, to begin a line with. */
export function spotWords(view: View, space: Space, t: Translate): string {
  // A palace has its name already, and so has a road far from everything.
  const plain = space.kind === "palace" || (space.kind === "road" && landmarks(view, space.id).length === 0);
  const words = named((what, args) => t(plain ? `place-${what}` : `valley-spot-${what}`, args), view, space, t);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "to the silver palace" */
export function towardWords(view: View, id: string, t: Translate): string {
  const space = view.map.spaces.find((each) => each.id === id);
  return space ? named((what, args) => t(`valley-toward-${what}`, args), view, space, t) : "";
}

/** Where on the map a place lies, in words. */
export function whereWords(space: Space, t: Translate): string {
  return t(`where-${partOf(space)}`);
}
