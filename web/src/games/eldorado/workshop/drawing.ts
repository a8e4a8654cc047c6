// Pieces and the route as pictures and geometry.

import type { Look, Side, Space } from "../../../generated/eldorado";
import type { Box, Point } from "../../../shell/board/point";
import { HALF, RADIUS } from "../artwork";
import { centre, gateOf, type Chart, type Place } from "../chart";
import { gatePicture, spacePicture } from "../painting";
import { zigzag } from "../chart";

/** A place on the grid turned clockwise about (0, 0), in steps of 60 degrees. */
function turned(q: number, r: number, steps: number): [number, number] {
  let place: [number, number] = [q, r];
  for (let step = 0; step < steps; step++) place = [-place[1], place[0] + place[1]];
  return place;
}

/** The spaces of a side where they lie when it is turned and laid somewhere. */
export function spacesAt({ spaces }: Side, rotation: number, [q = 0, r = 0]: readonly number[]): Space[] {
  return spaces.map((space) => {
    const [dq, dr] = turned(space.q, space.r, rotation);
    return { ...space, q: q + dq, r: r + dr };
  });
}

export function middles(spaces: readonly Space[]): Point[] {
  return spaces.map(({ q, r }) => centre(q, r));
}

/** The middle of some points. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** A side as SVG, at some place. */
export function sidePicture(spaces: readonly Space[]): string {
  const gate = gateOf(spaces).map(([q, r]) => centre(q, r));
  const places = spaces.map((space) => ({ ...centre(space.q, space.r), space }));
  return places.map(spacePicture).join("") + (gate.length > 0 ? gatePicture(gate) : "");
}

/** The box around spaces, with the gate of an end tile and some room. */
export function boxAround(spaces: readonly Space[], room: number): Box {
  const points = [...middles(spaces), ...gateOf(spaces).map(([q, r]) => centre(q, r))];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - HALF - room;
  const top = Math.min(...ys) - RADIUS - room;
  return { left, top, width: Math.max(...xs) + HALF + room - left, height: Math.max(...ys) + RADIUS + room - top };
}

export function viewBox({ left, top, width, height }: Box): string {
  return [left, top, width, height].map((value) => Math.round(value)).join(" ");
}

/** The places and joints of a route as the table's drawings want them. */
export function chartOf({ spaces, joints }: Look): Pick<Chart, "places" | "seams"> {
  const places = new Map<string, Place>(spaces.map((space) => [space.id, { ...centre(space.q, space.r), space }]));
  return { places, seams: joints.map((joint) => ({ joint, lines: zigzag(joint, places) })) };
}
