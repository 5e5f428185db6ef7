import { darken, lighten, mix, withAlpha } from '../colour.ts';
import { bothSides, circle, fill, linear, oval, stroke, type Trace, within } from '../drawing.ts';
import type { EyeState } from '../eye-motion.ts';
import type { Canvas2D } from '../scene-picture.ts';
import type { PresenterLook } from './look.ts';
import { SKINS } from './skins.ts';

const EYE_X = 29;
const IRIS_RADIUS = 8.6;

/**
 * Heights of an eye's rims: two control points and the outer end of the upper one, and the lower.
 */
type Rims = { inner: number; outer: number; end: number; lower: number };

/** Eyes, lids, lashes and brows. */
export function drawEyes(context: Canvas2D, look: PresenterLook, state: EyeState): void {
  bothSides(context, (side) => {
    context.save();
    context.translate(EYE_X, 0);
    context.save();
    context.rotate(-look.eyes.tilt);
    context.scale(look.eyes.size, look.eyes.size);
    drawEye(context, look, state, side);
    context.restore();
    drawBrow(context, look, state.brow);
    context.restore();
  });
}

/** As the eye shuts, the upper lid comes down and overlaps the lower one. */
function rimsOf(look: PresenterLook, lid: number): Rims {
  const open = look.eyes.openness;
  const between = (opened: number, shut: number) => opened + (shut - opened) * lid;
  return {
    inner: between(5.5 - 17 * open, 9.5),
    outer: between(3 - 20.5 * open, 9),
    end: between(-1.5, 1.5),
    lower: between(10, 9),
  };
}

function upperRim(context: Canvas2D, { inner, outer, end }: Rims): void {
  context.bezierCurveTo(-10, inner, 5, outer, 15.5, end);
}

function eyeTrace(rims: Rims): Trace {
  return (context) => {
    context.moveTo(-14.5, 3.5);
    upperRim(context, rims);
    context.bezierCurveTo(12, rims.lower, -6, rims.lower + 2, -14.5, 3.5);
  };
}

function drawEye(context: Canvas2D, look: PresenterLook, state: EyeState, side: 1 | -1): void {
  const skin = SKINS[look.skin];
  const rims = rimsOf(look, state.lid);
  const white = eyeTrace(rims);
  if (state.lid < 1) {
    fill(context, '#fbfaf8', white);
    within(context, white, () => {
      fill(context, withAlpha(skin.deep, 0.2), oval(-14, 3, 4.5, 4));
      drawIris(context, look.eyes.iris, state.gazeX * side, state.gazeY);
      context.fillStyle = linear(
        context,
        [0, -9, 0, 1],
        [0, withAlpha('#1c0f14', 0.5)],
        [1, withAlpha('#1c0f14', 0)],
      );
      context.fillRect(-18, -14, 36, 16);
      drawGlints(context, state.gazeX * side, state.gazeY - 0.8, side);
    });
  }
  stroke(context, withAlpha(skin.deep, 0.4), 1.1, (target) => {
    target.moveTo(13, 2);
    target.bezierCurveTo(9, rims.lower + 0.6, -4, rims.lower + 2, -11, 5);
  });
  stroke(context, withAlpha(skin.deep, 0.5), 1.5, (target) => {
    target.moveTo(-12, -5 + state.lid * 3);
    target.bezierCurveTo(-6, -14 + state.lid * 6, 8, -16 + state.lid * 6, 16, -6.5 + state.lid * 3);
  });
  drawLashes(context, look, rims, state.lid);
}

function drawIris(context: Canvas2D, colour: string, x: number, y: number): void {
  const middle = y - 0.8;
  fill(context, darken(colour, 0.62), circle(x, middle, IRIS_RADIUS));
  const glow = context.createRadialGradient(x, middle + 3, 1, x, middle, IRIS_RADIUS);
  glow.addColorStop(0, lighten(colour, 0.38));
  glow.addColorStop(0.55, colour);
  glow.addColorStop(1, darken(colour, 0.35));
  fill(context, glow, circle(x, middle, IRIS_RADIUS - 1.1));
  fill(context, '#120b0e', circle(x, middle, 4.1));
}

/** The light of a window, on the same side of both eyes. */
function drawGlints(context: Canvas2D, x: number, middle: number, side: 1 | -1): void {
  fill(context, '#ffffff', circle(x - 2.8 * side, middle - 3.2, 2.5));
  fill(context, withAlpha('#ffffff', 0.55), circle(x + 2.9 * side, middle + 3, 1.2));
}

/** The dark line of the upper lid, thicker outside; its tip is for long lashes. */
function drawLashes(context: Canvas2D, look: PresenterLook, rims: Rims, lid: number): void {
  const long = look.eyes.lashes === 'long';
  const colour = mix('#1a0e10', look.brows.colour, long ? 0.1 : 0.3);
  const thick = long ? 3.1 : 2.2;
  const tip = long ? 19.5 : 16.5;
  fill(context, colour, (target) => {
    target.moveTo(-15, 3.8);
    target.bezierCurveTo(-10, rims.inner, 5, rims.outer, tip, rims.end - 2 + lid * 2);
    target.bezierCurveTo(tip - 2, rims.end + 0.6, 16, rims.end + 0.9, 15.5, rims.end + 1.1);
    target.bezierCurveTo(6, rims.outer + thick * 1.35, -9, rims.inner + thick, -15, 3.8);
  });
  if (!long) return;
  const droop = lid * 8;
  for (const [x, y, dx, dy] of [
    [11, -5.5, 6.5, -4.5],
    [14, -3.4, 7.5, -2.6],
  ] as const)
    stroke(context, colour, 1.4, (target) => {
      target.moveTo(x, y + droop * 0.6);
      target.quadraticCurveTo(x + dx * 0.7, y + droop, x + dx, y + dy + droop * 1.3);
    });
}

function drawBrow(context: Canvas2D, look: PresenterLook, raise: number): void {
  const { colour, thickness: h, arch } = look.brows;
  const y = -23.5 - raise * 3.2;
  const inner = y + 1.2 - raise * 0.6;
  fill(context, colour, (target) => {
    target.moveTo(-16, inner);
    target.bezierCurveTo(-6, y - 4 - arch * 0.5, 8, y - 6 - arch, 21, y + 3.5);
    target.bezierCurveTo(9, y - 3 - arch + h * 0.55, -4, y - 2 - arch * 0.5 + h, -15, inner + h);
    target.quadraticCurveTo(-18, inner + h * 0.5, -16, inner);
  });
}
