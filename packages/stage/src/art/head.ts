import { withAlpha } from '../colour.ts';
import { bothSides, fill, linear, spot, stroke, within } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { drawAgeLines, drawFreckles } from './age-marks.ts';
import { drawEarrings } from './earrings.ts';
import { faceTrace } from './face-shape.ts';
import { drawBeard, drawBeardEdge } from './facial-hair.ts';
import type { PresenterLook } from './look.ts';
import { SKINS } from './skins.ts';

/** Ears and the bare head with its light and shade. */
export function drawSkull(context: Canvas2D, look: PresenterLook): void {
  drawEars(context, look);
  const skin = SKINS[look.skin];
  const { cheek, length, crown } = look.face;
  const { jaw } = look;
  const face = faceTrace(look);
  fill(
    context,
    linear(context, [-60, -60, 66, 60], [0, skin.light], [0.45, skin.base], [1, skin.base]),
    face,
  );
  within(context, face, () => {
    context.fillStyle = linear(
      context,
      [cheek * 0.3, 0, cheek + 3, 6],
      [0, withAlpha(skin.shade, 0)],
      [0.7, withAlpha(skin.shade, 0.4)],
      [1, withAlpha(skin.shade, 0.85)],
    );
    context.fillRect(0, -crown - 10, 100, crown + length + 20);
    // A bald head shines where hair would cast its shade.
    if (look.hair.style === 'receding') spot(context, [-18, -70, 46], skin.light, 0.6);
    else shadeForehead(context, crown, skin.deep);
    // The hollow below the cheekbone is deeper where the jaw is narrower.
    const hollow = Math.max(0, (cheek - jaw.width) / 100);
    bothSides(context, () =>
      spot(context, [cheek + 2, jaw.height - 14, 34], skin.shade, hollow * 3),
    );
    context.fillStyle = linear(
      context,
      [0, length - 16, 0, length + 2],
      [0, withAlpha(skin.shade, 0)],
      [1, withAlpha(skin.shade, 0.55)],
    );
    context.fillRect(-90, length - 20, 180, 30);
    spot(context, [-2, length - 15, jaw.chin * 0.5 + 8], skin.light, 0.34);
    drawBeard(context, look);
  });
  drawBeardEdge(context, look);
}

function shadeForehead(context: Canvas2D, crown: number, deep: string): void {
  context.fillStyle = linear(
    context,
    [0, -crown * 0.84, 0, -30],
    [0, withAlpha(deep, 0.34)],
    [1, withAlpha(deep, 0)],
  );
  context.fillRect(-90, -crown - 10, 180, crown);
}

function drawEars(context: Canvas2D, look: PresenterLook): void {
  const skin = SKINS[look.skin];
  const edge = Math.max(look.face.temple, look.face.cheek) - 2;
  bothSides(context, (side) => {
    context.save();
    context.translate(edge, 4);
    context.scale(look.ears, look.ears);
    fill(context, side === 1 ? skin.shade : skin.base, (target) => {
      target.moveTo(-5, -20);
      target.bezierCurveTo(5, -31, 18, -24, 16.5, -5);
      target.bezierCurveTo(15, 8, 12, 12, 10, 20);
      target.bezierCurveTo(8, 28, 0, 29, -5, 23);
    });
    stroke(context, withAlpha(skin.deep, 0.5), 1.8, (target) => {
      target.moveTo(1, -16);
      target.bezierCurveTo(8, -21, 12.5, -16, 11.5, -4);
      target.bezierCurveTo(11, 4, 8, 8, 6, 14);
    });
    stroke(context, withAlpha(skin.deep, 0.34), 1.7, (target) => {
      target.moveTo(2, -6);
      target.bezierCurveTo(8, -8, 8, 2, 3, 5);
    });
    context.restore();
    context.save();
    context.translate(edge, 4);
    drawEarrings(context, look);
    context.restore();
  });
}

/** The marks that never move: blush, freckles, lines. The caller clips to the face. */
export function drawFace(context: Canvas2D, look: PresenterLook): void {
  const skin = SKINS[look.skin];
  const { spacing } = look.eyes;
  const { cheek } = look.face;
  const blush = 0.34 - look.age * 0.12;
  spot(context, [-cheek * 0.6, 36, 27], skin.blush, blush);
  spot(context, [cheek * 0.6, 36, 27], skin.blush, blush + 0.04);
  spot(context, [-cheek * 0.54, 20, 20], skin.light, 0.5);
  bothSides(context, () => spot(context, [spacing, -5, 25], skin.deep, 0.26));
  spot(context, [-6, -56, 38], skin.light, 0.4);
  drawFreckles(context, look);
  drawAgeLines(context, look);
}
