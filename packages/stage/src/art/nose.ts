import { withAlpha } from '../colour.ts';
import { bothSides, fill, linear, oval, spot, stroke } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import type { PresenterLook } from './look.ts';
import { SKINS } from './skins.ts';

/** A nose lit from the left: a shaded flank, a bright tip, soft wings. */
export function drawNose(context: Canvas2D, look: PresenterLook): void {
  const skin = SKINS[look.skin];
  const { width: w, length: y, bridge, tip } = look.nose;
  const flank = linear(
    context,
    [0, -8, 0, y],
    [0, withAlpha(skin.shade, 0.1 + bridge * 0.4)],
    [0.55, withAlpha(skin.shade, 0.35 + bridge * 0.25)],
    [1, withAlpha(skin.shade, 0.95)],
  );
  const ridge = 3 + bridge * 2.4;
  fill(context, flank, (target) => {
    target.moveTo(ridge + 1.5, -10);
    target.bezierCurveTo(ridge, 6, ridge + 1 + bridge * 3, y * 0.5, w + 1, y - 8);
    target.bezierCurveTo(w + 4, y - 2, w - 1, y + 3, w - 6, y + 2);
    target.bezierCurveTo(4, y + 6, -2, y + 6, -4, y + 3);
    target.bezierCurveTo(tip * 0.8, y, tip * 0.85, y - 11, ridge * 0.4, y - 19);
    target.bezierCurveTo(ridge * 0.2, y * 0.4, ridge - 2, 6, ridge + 1.5, -10);
  });
  if (bridge > 0.4)
    stroke(context, withAlpha(skin.deep, bridge * 0.3), 1.6, (target) => {
      target.moveTo(ridge + 2, -6);
      target.bezierCurveTo(ridge + 1, 6, ridge + 4 + bridge * 2.5, y * 0.42, ridge + 3, y * 0.62);
    });
  // The ridge and the tip catch the light.
  stroke(context, withAlpha(skin.light, 0.32 + bridge * 0.25), 3.4, (target) => {
    target.moveTo(-1, 2);
    target.lineTo(-1, y - 17);
  });
  spot(context, [-1.5, y - 8.5, tip + 2], skin.light, 0.95);
  stroke(context, withAlpha(skin.deep, 0.72), 2.1, (target) => {
    target.moveTo(-w + 1.5, y - 0.5);
    target.quadraticCurveTo(-w + 5, y, -tip * 0.45, y + 2.6 + tip * 0.12);
    target.quadraticCurveTo(0, y + 4.4 + tip * 0.12, tip * 0.45, y + 2.6 + tip * 0.12);
    target.quadraticCurveTo(w - 5, y, w - 1.5, y - 0.5);
  });
  bothSides(context, () => {
    stroke(context, withAlpha(skin.deep, 0.44), 1.9, (target) => {
      target.moveTo(w, y - 9);
      target.quadraticCurveTo(w + 3.4, y - 4, w - 1, y);
    });
    fill(context, withAlpha(skin.deep, 0.36), oval(w - 5.6, y + 1.2, 2.8, 1.5, -0.2));
  });
}
