import { withAlpha } from '../colour.ts';
import { bothSides, fill, linear, oval, spot, stroke } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import type { PresenterLook } from './look.ts';
import { SKINS } from './skins.ts';

/** A nose lit from the left: a shaded flank, a bright tip, soft wings. */
export function drawNose(context: Canvas2D, look: PresenterLook): void {
  const skin = SKINS[look.skin];
  const w = look.nose.width;
  const flank = linear(
    context,
    [0, -4, 0, 44],
    [0, withAlpha(skin.shade, 0)],
    [0.6, withAlpha(skin.shade, 0.5)],
    [1, withAlpha(skin.shade, 0.95)],
  );
  fill(context, flank, (target) => {
    target.moveTo(3, -6);
    target.bezierCurveTo(4, 14, 6, 26, w + 1, 36);
    target.bezierCurveTo(w + 4, 42, w - 1, 47, w - 6, 46);
    target.bezierCurveTo(4, 50, -2, 50, -4, 47);
    target.bezierCurveTo(6, 44, 6, 34, 2, 26);
  });
  spot(context, [-1.5, 35, 9], skin.light, 0.95);
  stroke(context, withAlpha(skin.deep, 0.72), 2.1, (target) => {
    target.moveTo(-w + 1.5, 43.5);
    target.quadraticCurveTo(-w + 5, 44, -3.5, 47.5);
    target.quadraticCurveTo(0, 49.3, 3.5, 47.5);
    target.quadraticCurveTo(w - 5, 44, w - 1.5, 43.5);
  });
  bothSides(context, () => {
    stroke(context, withAlpha(skin.deep, 0.42), 1.9, (target) => {
      target.moveTo(w, 35.5);
      target.quadraticCurveTo(w + 3, 40, w - 1, 44);
    });
    fill(context, withAlpha(skin.deep, 0.34), oval(w - 6, 45.4, 2.6, 1.5, -0.2));
  });
}
