import { darken, lighten, mix, withAlpha } from '../colour.ts';
import { bothSides, circle, fill, linear, oval, stroke, type Trace, within } from '../drawing.ts';
import type { EyeState } from '../eye-motion.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { drawBrow } from './brows.ts';
import type { PresenterLook } from './look.ts';
import { SKINS } from './skins.ts';

const IRIS_RADIUS = 8;

/** Heights of an eye's rims: inner corner, two control points and the outer end, lower rim. */
type Rims = { corner: number; inner: number; outer: number; end: number; lower: number };

/** Eyes, lids, lashes and brows. */
export function drawEyes(context: Canvas2D, look: PresenterLook, state: EyeState): void {
  bothSides(context, (side) => {
    context.save();
    context.translate(look.eyes.spacing, 0);
    context.save();
    context.rotate(-look.eyes.tilt);
    context.scale(look.eyes.width, Math.sqrt(look.eyes.width));
    drawEye(context, look, state, side);
    context.restore();
    drawBrow(context, look, state.brow);
    context.restore();
  });
}

/** As the eye shuts, the upper lid comes down and overlaps the lower one. */
function rimsOf(look: PresenterLook, lid: number): Rims {
  const { openness: open, lid: kind } = look.eyes;
  const between = (opened: number, shut: number) => opened + (shut - opened) * lid;
  // A smooth lid runs flat and dips at the inner corner; a hooded one sinks outside.
  const flat = kind === 'smooth' ? 2.2 : 0;
  const sunk = kind === 'hooded' ? 2.6 : 0;
  return {
    corner: kind === 'smooth' ? 4.8 : 3.5,
    inner: between(5.5 - 17 * open + flat, 9.5),
    outer: between(3 - 20.5 * open + flat + sunk, 9),
    end: between(-1.5 + sunk * 0.6, 1.5),
    lower: between(9.4, 9),
  };
}

function eyeTrace(rims: Rims): Trace {
  return (context) => {
    context.moveTo(-14.5, rims.corner);
    context.bezierCurveTo(-10, rims.inner, 5, rims.outer, 15.5, rims.end);
    context.bezierCurveTo(12, rims.lower, -6, rims.lower + 2, -14.5, rims.corner);
  };
}

function drawEye(context: Canvas2D, look: PresenterLook, state: EyeState, side: 1 | -1): void {
  const skin = SKINS[look.skin];
  const rims = rimsOf(look, state.lid);
  const white = eyeTrace(rims);
  if (state.lid < 1) {
    fill(context, '#f8f5f2', white);
    within(context, white, () => {
      fill(context, withAlpha(skin.blush, 0.4), oval(-14, 4, 4, 3.4));
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
  stroke(context, withAlpha(skin.deep, 0.42), 1.2, (target) => {
    target.moveTo(14, 1.4 + rims.end * 0.3);
    target.bezierCurveTo(10, rims.lower + 0.4, -4, rims.lower + 2, -11, rims.corner + 1.6);
  });
  drawFold(context, look, state.lid);
  drawLashes(context, look, rims, state.lid);
}

/** The fold above the eye. A smooth lid has none; a hooded one lies on the lashes outside. */
function drawFold(context: Canvas2D, look: PresenterLook, lid: number): void {
  const { deep, base } = SKINS[look.skin];
  const { lid: kind, openness: open } = look.eyes;
  const top = -13.5 * open - 1.5 + lid * 6;
  if (kind === 'smooth') {
    stroke(context, withAlpha(deep, 0.22), 1.2, (target) => {
      target.moveTo(-2, top - 1);
      target.quadraticCurveTo(9, top - 2, 16, -5 + lid * 3);
    });
    return;
  }
  if (kind === 'hooded') {
    const hood: Trace = (target) => {
      target.moveTo(-11, -5 + lid * 3);
      target.bezierCurveTo(-5, top - 1, 8, top + 2, 19.5, 1.5 + lid);
      target.bezierCurveTo(19, -9, 5, top - 8, -11, -5 + lid * 3);
    };
    fill(context, withAlpha(base, 0.75), hood);
    stroke(context, withAlpha(deep, 0.55), 1.7, (target) => {
      target.moveTo(-11, -5 + lid * 3);
      target.bezierCurveTo(-5, top - 1, 8, top + 2, 19.5, 1.5 + lid);
    });
    return;
  }
  stroke(context, withAlpha(deep, 0.5), 1.5, (target) => {
    target.moveTo(-12, -5 + lid * 3);
    target.bezierCurveTo(-6, top + 1, 8, top - 1, 16, -6 + lid * 3);
  });
}

function drawIris(context: Canvas2D, colour: string, x: number, y: number): void {
  const middle = y - 0.6;
  fill(context, darken(colour, 0.62), circle(x, middle, IRIS_RADIUS));
  const glow = context.createRadialGradient(x, middle + 3, 1, x, middle, IRIS_RADIUS);
  glow.addColorStop(0, lighten(colour, 0.38));
  glow.addColorStop(0.55, colour);
  glow.addColorStop(1, darken(colour, 0.35));
  fill(context, glow, circle(x, middle, IRIS_RADIUS - 1));
  fill(context, '#120b0e', circle(x, middle, 3.7));
}

/** The light of a window, on the same side of both eyes. */
function drawGlints(context: Canvas2D, x: number, middle: number, side: 1 | -1): void {
  fill(context, '#ffffff', circle(x - 2.6 * side, middle - 2.8, 2.2));
  fill(context, withAlpha('#ffffff', 0.5), circle(x + 2.7 * side, middle + 3, 1.1));
}

/** The dark line of the upper lid, thicker outside; its tip is for long lashes. */
function drawLashes(context: Canvas2D, look: PresenterLook, rims: Rims, lid: number): void {
  const long = look.eyes.lashes === 'long';
  const colour = mix('#1a0e10', look.brows.colour, long ? 0.1 : 0.35);
  const thick = long ? 3 : 2.1;
  // The tip of the wing folds away as the eye shuts.
  const wing = (long ? 3.4 : 1) * (1 - lid);
  const tip = 15.6 + wing;
  fill(context, colour, (target) => {
    target.moveTo(-15, rims.corner + 0.3);
    target.bezierCurveTo(-10, rims.inner, 5, rims.outer, tip, rims.end + lid - wing * 0.75);
    target.bezierCurveTo(tip - 2, rims.end + 0.6, 16, rims.end + 0.9, 15.5, rims.end + 1.1);
    target.bezierCurveTo(
      6,
      rims.outer + thick * 1.35,
      -9,
      rims.inner + thick,
      -15,
      rims.corner + 0.3,
    );
  });
}
