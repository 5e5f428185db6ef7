import { withAlpha } from '../colour.ts';
import { fill, linear } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import type { PresenterLook } from './look.ts';

/** The right brow, from the eye's middle; `raise` is from 0 to 1. */
export function drawBrow(context: Canvas2D, look: PresenterLook, raise: number): void {
  const { colour, thickness: h, arch, length, slant, height } = look.brows;
  const y = -height - raise * 3.2;
  const inner = y + 1.2 - slant - raise * 0.6;
  const paint = linear(context, [-18, 0, -8, 0], [0, withAlpha(colour, 0.72)], [1, colour]);
  fill(context, paint, (target) => {
    target.moveTo(-16, inner);
    target.bezierCurveTo(-6, y - 4 - arch * 0.5 - slant * 0.4, 8, y - 6 - arch, length, y + 3.5);
    target.bezierCurveTo(
      9,
      y - 3 - arch + h * 0.55,
      -4,
      y - 2 - arch * 0.5 - slant * 0.4 + h,
      -15,
      inner + h,
    );
    target.quadraticCurveTo(-18, inner + h * 0.5, -16, inner);
  });
}
