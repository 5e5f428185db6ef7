import { withAlpha } from '../colour.ts';
import { bothSides, fill, stroke, type Trace } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import type { PresenterLook } from './look.ts';

const LENSES = {
  round: (context) => context.ellipse(29.5, 2, 22, 20.5, 0, 0, Math.PI * 2),
  square: (context) => context.roundRect(7, -15, 45, 34, 10),
  cat: (context) => {
    context.moveTo(8, -10);
    context.bezierCurveTo(20, -18, 40, -20, 56, -19);
    context.bezierCurveTo(55, 4, 48, 20, 29, 20);
    context.bezierCurveTo(13, 20, 7, 6, 8, -10);
  },
} as const satisfies Record<string, Trace>;

/** Glasses over the eyes; draws nothing if the presenter wears none. */
export function drawGlasses(context: Canvas2D, look: PresenterLook): void {
  if (!look.glasses) return;
  const { shape, colour } = look.glasses;
  const lens = LENSES[shape];
  const out = look.eyes.spacing - 29;
  const ear = Math.max(look.face.temple, look.face.cheek) - out;
  bothSides(context, (side) => {
    context.save();
    context.translate(out, 0);
    fill(context, withAlpha('#dfeaff', 0.1), lens);
    stroke(context, colour, 2.9, lens);
    stroke(context, colour, 2.9, (target) => {
      target.moveTo(52, -7);
      target.lineTo(ear, -10);
    });
    const glint = side === 1 ? 16 : 36;
    stroke(context, withAlpha('#ffffff', 0.4), 2, (target) => {
      target.moveTo(glint, side === 1 ? -8 : -12);
      target.lineTo(glint + 7, side === 1 ? -12 : -8);
    });
    context.restore();
  });
  stroke(context, colour, 2.9, (target) => {
    target.moveTo(-7.5 - out, -1);
    target.quadraticCurveTo(0, -6, 7.5 + out, -1);
  });
}
