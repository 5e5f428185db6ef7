import { withAlpha } from '../colour.ts';
import { bothSides, fill, linear, spot, stroke, type Trace, within } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { drawEarrings } from './earrings.ts';
import { drawBeard, drawMoustache } from './facial-hair.ts';
import type { FaceShape, PresenterLook } from './look.ts';
import { drawNose } from './nose.ts';
import { SKINS } from './skins.ts';

/** Outline of skull and jaw. */
export function faceTrace({ cheek, jaw, chin, length }: FaceShape): Trace {
  return (context) => {
    context.moveTo(0, -100);
    context.bezierCurveTo(44, -100, cheek + 2, -68, cheek + 2, -20);
    context.bezierCurveTo(cheek + 2, 6, cheek + 1, 22, cheek - 2, 38);
    context.bezierCurveTo(cheek - 5, 58, jaw + 2, length - 30, chin + 8, length - 9);
    context.bezierCurveTo(chin, length - 2, 11, length, 0, length);
    context.bezierCurveTo(-11, length, -chin, length - 2, -chin - 8, length - 9);
    context.bezierCurveTo(-jaw - 2, length - 30, -cheek + 5, 58, -cheek + 2, 38);
    context.bezierCurveTo(-cheek - 1, 22, -cheek - 2, 6, -cheek - 2, -20);
    context.bezierCurveTo(-cheek - 2, -68, -44, -100, 0, -100);
  };
}

/** Ears and the bare head with its light and shade. */
export function drawSkull(context: Canvas2D, look: PresenterLook): void {
  const skin = SKINS[look.skin];
  const { cheek } = look.face;
  bothSides(context, (side) => {
    const tone = side === 1 ? skin.shade : skin.base;
    fill(context, tone, (target) => {
      target.moveTo(cheek - 4, -14);
      target.bezierCurveTo(cheek + 8, -24, cheek + 18, -14, cheek + 15, 4);
      target.bezierCurveTo(cheek + 13, 20, cheek + 6, 32, cheek - 4, 28);
    });
    stroke(context, withAlpha(skin.deep, 0.45), 2, (target) => {
      target.moveTo(cheek + 3, -10);
      target.bezierCurveTo(cheek + 12, -12, cheek + 11, 4, cheek + 5, 16);
    });
    drawEarrings(context, look);
  });
  const face = faceTrace(look.face);
  fill(
    context,
    linear(context, [-60, -60, 66, 60], [0, skin.light], [0.45, skin.base], [1, skin.base]),
    face,
  );
  within(context, face, () => {
    context.fillStyle = linear(
      context,
      [18, 0, cheek + 4, 6],
      [0, withAlpha(skin.shade, 0)],
      [0.7, withAlpha(skin.shade, 0.4)],
      [1, withAlpha(skin.shade, 0.85)],
    );
    context.fillRect(0, -110, 90, 230);
    context.fillStyle = linear(
      context,
      [0, -84, 0, -30],
      [0, withAlpha(skin.deep, 0.34)],
      [1, withAlpha(skin.deep, 0)],
    );
    context.fillRect(-80, -110, 160, 80);
    spot(context, [-2, look.face.length - 14, 17], skin.light, 0.3);
    drawBeard(context, look);
  });
}

/** The features that never move: blush, nose, lines. The caller clips to the face. */
export function drawFace(context: Canvas2D, look: PresenterLook): void {
  const skin = SKINS[look.skin];
  drawMoustache(context, look);
  spot(context, [-38, 38, 30], skin.blush, 0.34);
  spot(context, [38, 38, 30], skin.blush, 0.38);
  spot(context, [-34, 20, 20], skin.light, 0.5);
  bothSides(context, () => spot(context, [29, -5, 25], skin.deep, 0.3));
  spot(context, [-6, -56, 38], skin.light, 0.4);
  if (look.age > 0) drawAge(context, look);
  drawNose(context, look);
}

function drawAge(context: Canvas2D, look: PresenterLook): void {
  const line = withAlpha(SKINS[look.skin].deep, 0.38 * look.age);
  bothSides(context, () => {
    stroke(context, line, 1.7, (target) => {
      target.moveTo(17, 42);
      target.quadraticCurveTo(29, 52, 32, 66);
    });
    stroke(context, line, 1.5, (target) => {
      target.moveTo(20, 17);
      target.quadraticCurveTo(30, 21, 40, 15);
    });
    stroke(context, line, 1.3, (target) => {
      target.moveTo(49, -3);
      target.lineTo(56, -7);
      target.moveTo(49, 2);
      target.lineTo(56, 3);
    });
  });
  for (const y of [-58, -48])
    stroke(context, withAlpha(SKINS[look.skin].deep, 0.2 * look.age), 1.5, (target) => {
      target.moveTo(-24, y);
      target.quadraticCurveTo(0, y - 5, 24, y);
    });
}
