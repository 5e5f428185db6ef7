import { darken, withAlpha } from '../colour.ts';
import { fill, linear, type Trace } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import type { PresenterLook } from './look.ts';

/** A moustache, in the place and turn of the features. */
export function drawMoustache(context: Canvas2D, look: PresenterLook): void {
  if (look.facialHair === 'moustache') fill(context, look.hair.colour, moustache);
}

/** Beard or stubble along the jaw, in the place of the head. The caller clips to the face. */
export function drawBeard(context: Canvas2D, look: PresenterLook): void {
  const { colour } = look.hair;
  const { cheek, length } = look.face;
  if (look.facialHair === 'beard') {
    const paint = linear(context, [0, 20, 0, length], [0, colour], [1, darken(colour, 0.2)]);
    fill(context, withAlpha(colour, 0.35), beardTrace(cheek, length, -3));
    fill(context, paint, beardTrace(cheek, length, 0));
    return;
  }
  if (look.facialHair !== 'stubble') return;
  for (const drop of SOFT_EDGE)
    fill(context, withAlpha(colour, 0.05), beardTrace(cheek, length, drop));
}

/** Stubble fades in over these offsets. */
const SOFT_EDGE = [-6, -4, -2, 0, 2, 4] as const;

const moustache: Trace = (context) => {
  context.moveTo(0, 53);
  context.bezierCurveTo(10, 49, 22, 54, 31, 66);
  context.bezierCurveTo(22, 65, 10, 62, 0, 60.5);
  context.bezierCurveTo(-10, 62, -22, 65, -31, 66);
  context.bezierCurveTo(-22, 54, -10, 49, 0, 53);
};

/** From ear to ear over the upper lip, with a clear patch around the mouth. */
function beardTrace(cheek: number, length: number, drop: number): Trace {
  const outer = cheek + 6;
  return (context) => {
    context.moveTo(-outer, drop - 6);
    context.bezierCurveTo(-cheek + 4, drop + 20, -cheek + 12, drop + 44, -30, drop + 52);
    context.bezierCurveTo(-20, drop + 50, -10, drop + 49, 0, drop + 53);
    context.bezierCurveTo(10, drop + 49, 20, drop + 50, 30, drop + 52);
    context.bezierCurveTo(cheek - 12, drop + 44, cheek - 4, drop + 20, outer, drop - 6);
    context.lineTo(outer, length + 6);
    context.lineTo(-outer, length + 6);
    context.closePath();
  };
}
