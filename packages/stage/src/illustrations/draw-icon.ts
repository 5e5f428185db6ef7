import { type Paint, stroke } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { ICONS, type IconName } from './icons.ts';

/** Strokes an icon around `(x, y)`. `size` is its height and `width` the line's, in pixels. */
export function drawIcon(
  context: Canvas2D,
  name: IconName,
  place: { x: number; y: number; size: number },
  paint: Paint,
  width: number,
): void {
  const scale = place.size / 100;
  context.save();
  context.translate(place.x, place.y);
  context.scale(scale, scale);
  stroke(context, paint, width / scale, ICONS[name]);
  context.restore();
}
