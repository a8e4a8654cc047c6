// A drawing as points: the whole land at once, and a copy of half the size.

import type { Box, Point } from "./point";

export interface Painting {
  box: Box;
  /** How far the picture reaches beyond the box on every side. */
  beyond: Point;
  /** The drawing as SVG, with box and what lies beyond as its view box. */
  drawing: () => string;
  /** Letters set above it with the page's fonts, in the map's own units. */
  letters?: (context: CanvasRenderingContext2D) => void;
  fonts?: readonly string[];
}

const MOST_POINTS = 12_000_000;

/** Points of the picture for one unit of the map: sharp when close, and no more of them than small devices can hold. */
export function pointsFor(width: number, height: number): number {
  const wanted = Math.min(Math.max(1.6, devicePixelRatio * 1.2), 3);
  return Math.min(wanted, Math.sqrt(MOST_POINTS / (width * height)));
}

/** Paints it on a canvas and a copy of half the size on another, unless it is no longer wanted by then. */
export async function paint(
  large: HTMLCanvasElement,
  small: HTMLCanvasElement,
  { box, beyond, drawing, letters, fonts = [] }: Painting,
  wanted: AbortSignal,
): Promise<void> {
  const width = box.width + 2 * beyond.x;
  const height = box.height + 2 * beyond.y;
  const points = pointsFor(width, height);
  const picture = new Image(Math.round(width * points), Math.round(height * points));
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing())}`;
  await Promise.all([picture.decode(), ...fonts.map((font) => document.fonts.load(font))]);
  const [context, copy] = [large.getContext("2d"), small.getContext("2d")];
  if (wanted.aborted || !context || !copy) return;
  large.width = picture.width;
  large.height = picture.height;
  context.drawImage(picture, 0, 0, picture.width, picture.height);
  if (letters) {
    context.setTransform(points, 0, 0, points, (beyond.x - box.left) * points, (beyond.y - box.top) * points);
    letters(context);
  }
  small.width = Math.round(picture.width / 2);
  small.height = Math.round(picture.height / 2);
  copy.imageSmoothingQuality = "high";
  copy.drawImage(large, 0, 0, small.width, small.height);
}
