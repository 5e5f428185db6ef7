import { contrast, darken, withAlpha } from '../colour.ts';
import { bothSides, fill, linear, spot, stroke, type Trace, within } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { faceTrace } from './face-shape.ts';
import type { Build, PresenterLook } from './look.ts';
import { SKINS } from './skins.ts';

/** Figures are drawn down to here. Pictures end above it. */
export const BODY_BOTTOM = 480;

/** From the neck point `(x, y)` over the right shoulder, down, and to the middle. */
export function rightSide(context: Canvas2D, build: Build, x: number, y: number): void {
  const { shoulder: s, slope, girth } = build;
  context.bezierCurveTo(
    x + 12,
    y + 13,
    s * 0.48,
    y + 19 + slope * 0.3,
    s * 0.68,
    y + 26 + slope * 0.7,
  );
  context.bezierCurveTo(s * 0.9, y + 33 + slope, s + 5, y + 48 + slope, s + 11, y + 104 + slope);
  context.bezierCurveTo(s + 17, y + 176, s + 18 + girth, y + 250, s + 17 + girth, BODY_BOTTOM);
}

/** A garment's outline; `neckline` goes from the left neck point to the right one. */
export function garmentTrace(build: Build, neck: { x: number; y: number }, neckline: Trace): Trace {
  const { shoulder: s, slope, girth } = build;
  const { x, y } = neck;
  return (context) => {
    context.moveTo(-x, y);
    neckline(context);
    rightSide(context, build, x, y);
    context.lineTo(-s - 17 - girth, BODY_BOTTOM);
    context.bezierCurveTo(-s - 18 - girth, y + 250, -s - 17, y + 176, -s - 11, y + 104 + slope);
    context.bezierCurveTo(
      -s - 5,
      y + 48 + slope,
      -s * 0.9,
      y + 33 + slope,
      -s * 0.68,
      y + 26 + slope * 0.7,
    );
    context.bezierCurveTo(-s * 0.48, y + 19 + slope * 0.3, -x - 12, y + 13, -x, y);
  };
}

/** Neck and chest, with the head's shadow on them. */
export function drawNeck(context: Canvas2D, look: PresenterLook): void {
  const skin = SKINS[look.skin];
  const { neck: n, neckLength } = look.build;
  const trace: Trace = (target) => {
    target.moveTo(-n, 20);
    target.bezierCurveTo(-n + 2, 80, -n + 1, 104, -n - 2, 114);
    target.bezierCurveTo(-n - 5, 124, -n - 14, 130, -n - 24, 136);
    target.lineTo(-52, 226);
    target.lineTo(52, 226);
    target.lineTo(n + 24, 136);
    target.bezierCurveTo(n + 14, 130, n + 5, 124, n + 2, 114);
    target.bezierCurveTo(n - 1, 104, n - 2, 80, n, 20);
  };
  fill(context, linear(context, [-50, 0, 60, 0], [0, skin.base], [1, skin.shade]), trace);
  within(context, trace, () => {
    context.save();
    context.translate(3, 17 - neckLength);
    fill(context, withAlpha(skin.deep, 0.5), faceTrace(look));
    context.restore();
    spot(context, [0, 150, 70], skin.light, 0.35);
    bothSides(context, () => {
      stroke(context, withAlpha(skin.deep, 0.3), 2.2, (target) => {
        target.moveTo(7, 160);
        target.quadraticCurveTo(24, 150, 48, 150);
      });
      stroke(context, withAlpha(skin.deep, 0.16 + look.age * 0.16), 2, (target) => {
        target.moveTo(n - 3, 106);
        target.quadraticCurveTo(n * 0.55, 132, 8, 154);
      });
    });
    if (look.age > 0.5)
      stroke(context, withAlpha(skin.deep, 0.26), 1.6, (target) => {
        target.moveTo(-n + 4, 124);
        target.quadraticCurveTo(0, 133, n - 4, 124);
      });
  });
}

/** The colour of a cloth's shade: blue-grey on white, else a deep tone of the cloth. */
function clothShade(colour: string): string {
  return contrast(colour, '#ffffff') < 1.6 ? '#7f93ad' : darken(colour, 0.62);
}

/** Light on the left shoulder, shade on the right flank and between arms and trunk. */
export function shadeGarment(context: Canvas2D, build: Build, trace: Trace, cloth: string): void {
  const colour = clothShade(cloth);
  const { shoulder: s, girth } = build;
  within(context, trace, () => {
    spot(context, [-s * 0.62, 170, 120], '#ffffff', 0.16);
    context.fillStyle = linear(
      context,
      [s * 0.2, 0, s + 20, 0],
      [0, withAlpha(colour, 0)],
      [1, withAlpha(colour, 0.4)],
    );
    context.fillRect(0, 100, s + 60, 400);
    context.fillStyle = linear(
      context,
      [0, 240, 0, BODY_BOTTOM],
      [0, withAlpha(colour, 0)],
      [1, withAlpha(colour, 0.35)],
    );
    context.fillRect(-s - 60, 240, 2 * s + 120, 260);
    bothSides(context, () => {
      // The trunk lies in the shade of the arm.
      const inner = s * 0.74;
      fill(context, withAlpha(colour, 0.26), (target) => {
        target.moveTo(inner + 6, 214);
        target.bezierCurveTo(
          inner + 5,
          300,
          inner + girth * 0.5,
          390,
          inner - 2 + girth * 0.6,
          BODY_BOTTOM,
        );
        target.lineTo(inner - 18 + girth * 0.6, BODY_BOTTOM);
        target.bezierCurveTo(inner - 12 + girth * 0.5, 390, inner - 6, 300, inner + 6, 214);
      });
      const crease = linear(
        context,
        [0, 205, 0, 262],
        [0, withAlpha(colour, 0)],
        [1, withAlpha(colour, 0.42)],
      );
      stroke(context, crease, 1.8, (target) => {
        target.moveTo(inner + 8, 200);
        target.bezierCurveTo(
          inner + 4,
          300,
          inner + 1 + girth * 0.5,
          390,
          inner - 1 + girth * 0.6,
          BODY_BOTTOM,
        );
      });
    });
  });
}

/** Bare forearms below short sleeves with a hem. The caller has drawn the cloth of `trace`. */
export function bareForearms(
  context: Canvas2D,
  look: PresenterLook,
  trace: Trace,
  cloth: string,
): void {
  const skin = SKINS[look.skin];
  const { shoulder: s, girth, slope } = look.build;
  const inner = s * 0.74;
  const hem = 262 + slope;
  within(context, trace, () =>
    bothSides(context, (side) => {
      const arm: Trace = (target) => {
        target.moveTo(inner + 5, hem + 6);
        target.quadraticCurveTo(s * 0.95, hem + 14, s + 40, hem);
        target.lineTo(s + 40 + girth, BODY_BOTTOM);
        target.lineTo(inner - 1 + girth * 0.6, BODY_BOTTOM);
        target.bezierCurveTo(inner + 2 + girth * 0.5, 390, inner + 5, 320, inner + 5, hem + 6);
      };
      const [near, far] = side === 1 ? [skin.base, skin.shade] : [skin.base, skin.light];
      fill(context, linear(context, [inner, 0, s + 16, 0], [0, near], [1, far]), arm);
      within(context, arm, () => {
        context.fillStyle = linear(
          context,
          [0, hem + 6, 0, hem + 30],
          [0, withAlpha(skin.deep, 0.5)],
          [1, withAlpha(skin.deep, 0)],
        );
        context.fillRect(inner - 20, hem, 140, 40);
      });
      stroke(context, darken(cloth, 0.24), 3, (target) => {
        target.moveTo(inner + 6, hem + 6);
        target.quadraticCurveTo(s * 0.95, hem + 14, s + 40, hem);
      });
    }),
  );
}
