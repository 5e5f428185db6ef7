import { darken, lighten, mix, withAlpha } from '../colour.ts';
import { bothSides, fill, linear, oval, stroke, type Trace, within } from '../drawing.ts';
import type { MouthShape } from '../mouth-motion.ts';
import type { Canvas2D } from '../scene-picture.ts';
import type { PresenterLook } from './look.ts';
import { SKINS } from './skins.ts';

/** The curves of a mouth, in face units from its middle. */
type Curves = {
  half: number;
  corner: number;
  /** Inner edges in the middle: the upper lip's (negative is up) and the lower lip's. */
  top: number;
  bottom: number;
  upperLip: number;
  lowerLip: number;
  /** 0 is pointed at the corners like a leaf, 1 round like a ring. */
  ring: number;
};

function curvesOf(look: PresenterLook, mouth: MouthShape): Curves {
  const gap = mouth.open * 25;
  const pressed = 1 - mouth.press * 0.42;
  const half = (16.5 + mouth.width * 14 - mouth.round * 3.5 - mouth.open * 1.5) * look.mouth.width;
  return {
    half,
    corner: -mouth.corner * 5.6 + mouth.open * 2 + gap * 0.14 * mouth.round,
    top: 0.6 + mouth.corner * 0.8 - gap * 0.3,
    bottom: 1.2 + mouth.corner * 1.4 + gap * 0.7,
    upperLip: (5.2 + mouth.round * 1.6) * pressed * look.mouth.upper,
    lowerLip: (6.6 + mouth.round * 1.6 - mouth.open) * pressed * look.mouth.lower,
    ring: Math.min(1, mouth.round * 0.9 + mouth.open * 0.3),
  };
}

/** Lips, teeth and tongue in the shape of a sound. */
export function drawMouth(context: Canvas2D, look: PresenterLook, mouth: MouthShape): void {
  const skin = SKINS[look.skin];
  const curves = curvesOf(look, mouth);
  const colour = look.mouth.colour ?? mix(skin.base, skin.lip, 0.62);
  const open = mouth.open > 0.03;
  context.save();
  context.translate(0, look.mouth.height);
  const { half, corner, bottom, lowerLip } = curves;
  fill(context, withAlpha(skin.deep, 0.2), oval(0, bottom + lowerLip + 4.6, half * 0.5, 2.6));
  fill(
    context,
    linear(context, [0, -8, 0, 2], [0, darken(colour, 0.04)], [1, darken(colour, 0.2)]),
    upperLipTrace(curves),
  );
  fill(
    context,
    linear(
      context,
      [0, bottom, 0, bottom + lowerLip],
      [0, lighten(colour, 0.1)],
      [1, darken(colour, 0.08)],
    ),
    lowerLipTrace(curves),
  );
  fill(
    context,
    withAlpha(lighten(colour, 0.55), look.mouth.colour ? 0.42 : 0.22),
    oval(-half * 0.16, bottom + lowerLip * 0.48, half * 0.3, lowerLip * 0.17),
  );
  if (open) drawInside(context, curves, mouth);
  const seam = look.mouth.colour ? darken(look.mouth.colour, 0.5) : skin.lipDeep;
  if (!open)
    stroke(context, withAlpha(seam, 0.9), 1.9, (target) => {
      target.moveTo(-half, corner);
      innerUpper(target, curves);
    });
  bothSides(context, () =>
    stroke(context, withAlpha(skin.deep, 0.55), 1.7, (target) => {
      target.moveTo(half - 1, corner + 0.4);
      target.quadraticCurveTo(half + 1.6, corner - 0.4, half + 2.4, corner - 1.6 - mouth.corner);
    }),
  );
  context.restore();
}

const blend = (leaf: number, ring: number, share: number) => leaf + (ring - leaf) * share;

/** From the left corner over the upper lip's lower edge to the right corner. */
function innerUpper(context: Canvas2D, { half, corner, top, ring }: Curves): void {
  const nearX = half * blend(0.62, 1, ring);
  const nearY = blend(top - 0.2, top + (corner - top) * 0.4, ring);
  const farX = half * blend(0.3, 0.52, ring);
  const farY = blend(top - 1, top, ring);
  context.bezierCurveTo(-nearX, nearY, -farX, farY, 0, top + 0.6 * (1 - ring));
  context.bezierCurveTo(farX, farY, nearX, nearY, half, corner);
}

/** From the right corner along `depth`, lowest in the middle, back to the left corner. */
function lowerArc(context: Canvas2D, { half, corner, ring }: Curves, depth: number): void {
  const nearX = half * blend(0.72, 1, ring);
  const nearY = blend(depth - (depth - corner) * 0.28, depth - (depth - corner) * 0.42, ring);
  const farX = half * blend(0.42, 0.55, ring);
  context.bezierCurveTo(nearX, nearY, farX, depth, 0, depth);
  context.bezierCurveTo(-farX, depth, -nearX, nearY, -half, corner);
}

function upperLipTrace(curves: Curves): Trace {
  const { half, corner, top, upperLip: lip, ring } = curves;
  const bow = blend(1.2, 1.08, ring);
  const dip = blend(0.82, 0.95, ring);
  const nearX = half * blend(0.66, 1.02, ring);
  const nearY = blend(top - lip * 0.75, top - lip * 0.55, ring);
  const peak = half * blend(0.19, 0.26, ring);
  return (context) => {
    context.moveTo(-half - ring, corner);
    context.bezierCurveTo(-nearX, nearY, -peak * 2, top - lip * bow * 1.04, -peak, top - lip * bow);
    context.quadraticCurveTo(-peak * 0.45, top - lip * bow * 0.96, 0, top - lip * dip);
    context.quadraticCurveTo(peak * 0.45, top - lip * bow * 0.96, peak, top - lip * bow);
    context.bezierCurveTo(peak * 2, top - lip * bow * 1.04, nearX, nearY, half + ring, corner);
    context.bezierCurveTo(half * 0.62, top + 1.6, half * 0.3, top + 1, 0, top + 2);
    context.bezierCurveTo(-half * 0.3, top + 1, -half * 0.62, top + 1.6, -half - ring, corner);
  };
}

function lowerLipTrace(curves: Curves): Trace {
  const { half, corner, bottom, lowerLip: lip, ring } = curves;
  return (context) => {
    context.moveTo(-half - ring, corner);
    context.lineTo(half + ring, corner);
    lowerArc(context, { ...curves, half: half + ring }, bottom + lip);
  };
}

function insideTrace(curves: Curves): Trace {
  const inner = { ...curves, half: curves.half - 1 };
  return (context) => {
    context.moveTo(-inner.half, inner.corner);
    innerUpper(context, inner);
    lowerArc(context, inner, inner.bottom + 0.6);
  };
}

function drawInside(context: Canvas2D, curves: Curves, mouth: MouthShape): void {
  const { half, top, bottom } = curves;
  const height = bottom - top;
  const inside = insideTrace(curves);
  fill(context, '#4a1219', inside);
  within(context, inside, () => {
    if (mouth.tongue > 0.05) {
      const rise = 2 + mouth.tongue * Math.min(9, height * 0.55);
      fill(context, '#d5646a', oval(0, bottom + 5 - rise * 0.5, half * 0.6, rise * 0.75 + 3));
      fill(
        context,
        withAlpha('#f29a98', 0.55),
        oval(-2, bottom + 1 - rise * 0.7, half * 0.3, rise * 0.2),
      );
    }
    if (mouth.teeth > 0.05) {
      const teeth = Math.min(8.2, 2.2 + height * 0.36) * (0.35 + 0.65 * mouth.teeth);
      fill(context, '#fffdfa', (target) => {
        target.moveTo(-half, top - 8);
        target.lineTo(half, top - 8);
        target.lineTo(half * 0.86, top + teeth * 0.62);
        target.quadraticCurveTo(0, top + teeth * 1.24, -half * 0.86, top + teeth * 0.62);
      });
    }
    context.fillStyle = linear(
      context,
      [0, top - 1, 0, top + 4],
      [0, withAlpha('#2b070c', 0.4)],
      [1, withAlpha('#2b070c', 0)],
    );
    context.fillRect(-half, top - 6, half * 2, 10);
  });
}
