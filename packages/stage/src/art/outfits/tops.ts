import { darken, lighten, withAlpha } from '../../colour.ts';
import { bothSides, circle, fill, linear, stroke, type Trace, within } from '../../drawing.ts';
import type { Canvas2D } from '../../scene-picture.ts';
import { BODY_BOTTOM, bareForearms, garmentTrace, shadeGarment } from '../body.ts';
import type { PresenterLook } from '../look.ts';
import type { DrawOutfit } from './outfit-style.ts';

/** Cloth over the whole torso, cut out along a neckline. */
export function cloth(
  context: Canvas2D,
  look: PresenterLook,
  colour: string,
  neck: { x: number; y: number },
  neckline: Trace,
): Trace {
  const { shoulder } = look.build;
  const trace = garmentTrace(look.build, neck, neckline);
  fill(
    context,
    linear(
      context,
      [-shoulder, 130, shoulder, BODY_BOTTOM],
      [0, lighten(colour, 0.09)],
      [1, darken(colour, 0.12)],
    ),
    trace,
  );
  shadeGarment(context, look.build, trace, colour);
  return trace;
}

export const neckPoint = (look: PresenterLook, out: number, y: number) => ({
  x: look.build.neck + out,
  y,
});

/** A knitted sweater with a ribbed round neck over a shirt collar. */
export const sweater: DrawOutfit = (context, look) => {
  const { main, second } = look.outfit;
  const neck = neckPoint(look, 9, 122);
  const neckline: Trace = (target) =>
    target.bezierCurveTo(-neck.x + 4, 162, neck.x - 4, 162, neck.x, neck.y);
  cloth(context, look, main, neck, neckline);
  stroke(context, darken(main, 0.2), 8, (target) => {
    target.moveTo(-neck.x - 1, neck.y + 4);
    target.bezierCurveTo(-neck.x + 3, 168, neck.x - 3, 168, neck.x + 1, neck.y + 4);
  });
  bothSides(context, () => collarWing(context, look, second, 106));
};

/** A plain T-shirt or top with a round neck. */
export const tee: DrawOutfit = (context, look) => {
  const { main } = look.outfit;
  const neck = neckPoint(look, 16, 127);
  const trace = cloth(context, look, main, neck, (target) =>
    target.bezierCurveTo(-neck.x + 8, 178, neck.x - 8, 178, neck.x, neck.y),
  );
  bareForearms(context, look, trace, main);
  stroke(context, darken(main, 0.18), 5, (target) => {
    target.moveTo(-neck.x, neck.y + 1);
    target.bezierCurveTo(-neck.x + 8, 180, neck.x - 8, 180, neck.x, neck.y + 1);
  });
};

/** A high folded collar. */
export const turtleneck: DrawOutfit = (context, look) => {
  const { main } = look.outfit;
  const neck = neckPoint(look, 6, 118);
  cloth(context, look, main, neck, (target) => target.lineTo(neck.x, neck.y));
  rollCollar(context, look, main);
};

export function rollCollar(context: Canvas2D, look: PresenterLook, colour: string): void {
  const n = look.build.neck;
  fill(
    context,
    linear(context, [-n, 0, n, 0], [0, lighten(colour, 0.12)], [1, darken(colour, 0.25)]),
    (target) => {
      target.moveTo(-n - 3, 94);
      target.quadraticCurveTo(0, 112, n + 3, 94);
      target.bezierCurveTo(n + 6, 108, n + 9, 118, n + 12, 128);
      target.quadraticCurveTo(0, 152, -n - 12, 128);
      target.bezierCurveTo(-n - 9, 118, -n - 6, 108, -n - 3, 94);
    },
  );
  stroke(context, withAlpha(darken(colour, 0.6), 0.4), 2, (target) => {
    target.moveTo(-n - 7, 114);
    target.quadraticCurveTo(0, 134, n + 7, 114);
  });
}

/** A soft blouse with a V neck and a placket. */
export const blouse: DrawOutfit = (context, look) => {
  const { main } = look.outfit;
  const neck = neckPoint(look, 18, 127);
  const trace = cloth(context, look, main, neck, (target) => {
    target.bezierCurveTo(-neck.x + 8, 158, -14, 190, 0, 206);
    target.bezierCurveTo(14, 190, neck.x - 8, 158, neck.x, neck.y);
  });
  within(context, trace, () => {
    bothSides(context, () => {
      fill(context, withAlpha(lighten(main, 0.4), 0.5), (target) => {
        target.moveTo(neck.x - 1, neck.y - 2);
        target.bezierCurveTo(neck.x - 8, 158, 14, 190, 0, 206);
        target.lineTo(8, 216);
        target.bezierCurveTo(26, 192, neck.x + 4, 164, neck.x + 12, neck.y + 2);
      });
      stroke(context, withAlpha(darken(main, 0.6), 0.25), 2.4, (target) => {
        target.moveTo(62, 196);
        target.quadraticCurveTo(48, 236, 22, 262);
      });
    });
    stroke(context, withAlpha(darken(main, 0.5), 0.4), 1.8, (target) => {
      target.moveTo(0, 206);
      target.lineTo(0, BODY_BOTTOM);
    });
    for (const y of [236, 276, 316, 356, 396])
      fill(context, withAlpha(look.outfit.accent, 0.9), circle(5, y, 3));
  });
};

/** The right wing of a shirt collar. */
export function collarWing(
  context: Canvas2D,
  look: PresenterLook,
  colour: string,
  top: number,
): void {
  const n = look.build.neck;
  const wing: Trace = (target) => {
    target.moveTo(n + 1, top - 6);
    target.bezierCurveTo(n - 4, top + 20, 14, top + 40, 2, top + 50);
    target.lineTo(24, top + 78);
    target.lineTo(n + 20, top + 38);
    target.bezierCurveTo(n + 14, top + 20, n + 6, top + 4, n + 1, top - 6);
  };
  context.save();
  context.translate(0, 4);
  fill(context, withAlpha('#0b0a14', 0.18), wing);
  context.restore();
  fill(context, lighten(colour, 0.14), wing);
  stroke(context, withAlpha(darken(colour, 0.5), 0.35), 1.3, wing);
}
