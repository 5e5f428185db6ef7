import { contrast, darken, withAlpha } from '../colour.ts';
import { bothSides, fill, linear, spot, stroke, type Trace, within } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { faceTrace } from './head.ts';
import type { Build, PresenterLook } from './look.ts';
import { SKINS } from './skins.ts';

/** Figures are drawn down to here. Pictures end above it. */
export const BODY_BOTTOM = 460;

/** From the neck point `(x, y)` over the right shoulder, down, and to the middle. */
export function rightSide(context: Canvas2D, { shoulder: s }: Build, x: number, y: number): void {
  context.bezierCurveTo(x + 12, y + 13, s * 0.48, y + 20, s * 0.68, y + 27);
  context.bezierCurveTo(s * 0.9, y + 35, s + 5, y + 50, s + 12, y + 104);
  context.bezierCurveTo(s + 20, y + 176, s + 25, y + 250, s + 28, BODY_BOTTOM);
}

/** A garment's outline; `neckline` goes from the left neck point to the right one. */
export function garmentTrace(build: Build, neck: { x: number; y: number }, neckline: Trace): Trace {
  const { shoulder: s } = build;
  const { x, y } = neck;
  return (context) => {
    context.moveTo(-x, y);
    neckline(context);
    rightSide(context, build, x, y);
    context.lineTo(-s - 28, BODY_BOTTOM);
    context.bezierCurveTo(-s - 25, y + 250, -s - 20, y + 176, -s - 12, y + 104);
    context.bezierCurveTo(-s - 5, y + 50, -s * 0.9, y + 35, -s * 0.68, y + 27);
    context.bezierCurveTo(-s * 0.48, y + 20, -x - 12, y + 13, -x, y);
  };
}

/** Neck and chest, with the head's shadow on them. */
export function drawNeck(context: Canvas2D, look: PresenterLook): void {
  const skin = SKINS[look.skin];
  const n = look.build.neck;
  const trace: Trace = (target) => {
    target.moveTo(-n, 40);
    target.bezierCurveTo(-n + 2, 80, -n + 1, 104, -n - 2, 114);
    target.bezierCurveTo(-n - 5, 124, -n - 14, 130, -n - 24, 136);
    target.lineTo(-44, 226);
    target.lineTo(44, 226);
    target.lineTo(n + 24, 136);
    target.bezierCurveTo(n + 14, 130, n + 5, 124, n + 2, 114);
    target.bezierCurveTo(n - 1, 104, n - 2, 80, n, 40);
  };
  fill(context, linear(context, [-50, 0, 60, 0], [0, skin.base], [1, skin.shade]), trace);
  within(context, trace, () => {
    context.save();
    context.translate(3, 17);
    fill(context, withAlpha(skin.deep, 0.5), faceTrace(look.face));
    context.restore();
    spot(context, [0, 150, 70], skin.light, 0.35);
    bothSides(context, () =>
      stroke(context, withAlpha(skin.deep, 0.3), 2.2, (target) => {
        target.moveTo(7, 160);
        target.quadraticCurveTo(24, 150, 48, 150);
      }),
    );
  });
}

/** Light on the left shoulder, shade on the right flank and the sleeves' seams. */
/** The colour of a cloth's shade: blue-grey on white, else a deep tone of the cloth. */
function clothShade(colour: string): string {
  return contrast(colour, '#ffffff') < 1.6 ? '#7f93ad' : darken(colour, 0.62);
}

export function shadeGarment(context: Canvas2D, build: Build, trace: Trace, cloth: string): void {
  const colour = clothShade(cloth);
  const s = build.shoulder;
  within(context, trace, () => {
    spot(context, [-s * 0.62, 170, 120], '#ffffff', 0.14);
    context.fillStyle = linear(
      context,
      [s * 0.2, 0, s + 20, 0],
      [0, withAlpha(colour, 0)],
      [1, withAlpha(colour, 0.4)],
    );
    context.fillRect(0, 100, s + 40, 400);
    context.fillStyle = linear(
      context,
      [0, 240, 0, BODY_BOTTOM],
      [0, withAlpha(colour, 0)],
      [1, withAlpha(colour, 0.35)],
    );
    context.fillRect(-s - 40, 240, 2 * s + 80, 260);
    bothSides(context, () => {
      fill(context, withAlpha(colour, 0.22), (target) => {
        target.moveTo(s * 0.72, 236);
        target.bezierCurveTo(s * 0.76, 300, s * 0.76, 380, s * 0.74, BODY_BOTTOM);
        target.lineTo(s * 0.82, BODY_BOTTOM);
        target.bezierCurveTo(s * 0.83, 380, s * 0.8, 300, s * 0.72, 236);
      });
    });
  });
}
