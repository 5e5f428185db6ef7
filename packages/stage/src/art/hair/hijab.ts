import { darken, lighten, withAlpha } from '../../colour.ts';
import { fill, linear, stroke, type Trace } from '../../drawing.ts';
import type { HairPicture } from './hair-style.ts';

/** A headscarf that frames the face and falls over the chest. */
export const hijab: HairPicture = {
  overFace: (context) => {
    // Drawn in the opposite direction to the opening, so that the opening stays clear.
    context.moveTo(-110, -130);
    context.lineTo(-110, 130);
    context.lineTo(110, 130);
    context.lineTo(110, -130);
    context.closePath();
    openingTrace(context);
  },
  back(context, look) {
    fill(context, darken(look.hair.colour, 0.35), outerTrace);
  },
  front(context, look) {
    const colour = look.hair.colour;
    context.beginPath();
    outerTrace(context);
    openingTrace(context);
    context.fillStyle = linear(
      context,
      [-80, -110, 80, 180],
      [0, lighten(colour, 0.22)],
      [0.45, colour],
      [1, darken(colour, 0.35)],
    );
    context.fill('evenodd');
    stroke(context, withAlpha(darken(colour, 0.6), 0.35), 3, (target) => {
      target.moveTo(-62, -34);
      target.bezierCurveTo(-52, -84, -24, -96, 0, -96);
      target.bezierCurveTo(24, -96, 52, -84, 62, -34);
    });
    for (const [x0, y0, x1, y1, x2, y2] of FOLDS) {
      stroke(context, withAlpha(darken(colour, 0.6), 0.35), 2.6, (target) => {
        target.moveTo(x0, y0);
        target.quadraticCurveTo(x1, y1, x2, y2);
      });
      stroke(context, withAlpha('#ffffff', 0.12), 2.2, (target) => {
        target.moveTo(x0 - 1, y0 - 4);
        target.quadraticCurveTo(x1 - 1, y1 - 4, x2 - 1, y2 - 4);
      });
    }
  },
};

const FOLDS = [
  [-60, 76, -10, 132, 70, 92],
  [-74, 104, -6, 158, 82, 124],
  [-82, 138, -4, 182, 84, 156],
  [-70, -40, -92, 20, -66, 84],
] as const;

const outerTrace: Trace = (context) => {
  context.moveTo(0, -118);
  context.bezierCurveTo(60, -118, 86, -72, 86, -14);
  context.bezierCurveTo(87, 40, 84, 80, 92, 116);
  context.bezierCurveTo(98, 150, 96, 172, 86, 184);
  context.bezierCurveTo(46, 204, -46, 204, -86, 184);
  context.bezierCurveTo(-96, 172, -98, 150, -92, 116);
  context.bezierCurveTo(-84, 80, -87, 40, -86, -14);
  context.bezierCurveTo(-86, -72, -60, -118, 0, -118);
};

const openingTrace: Trace = (context) => {
  context.moveTo(0, -76);
  context.bezierCurveTo(38, -76, 58, -46, 59, -8);
  context.bezierCurveTo(60, 34, 50, 70, 30, 90);
  context.bezierCurveTo(18, 101, -18, 101, -30, 90);
  context.bezierCurveTo(-50, 70, -60, 34, -59, -8);
  context.bezierCurveTo(-58, -46, -38, -76, 0, -76);
  context.closePath();
};
