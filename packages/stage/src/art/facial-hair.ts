import { darken, lighten, mix, withAlpha } from '../colour.ts';
import { fill, linear, stroke, type Trace, within } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { faceTrace } from './face-shape.ts';
import type { PresenterLook } from './look.ts';
import { SKINS } from './skins.ts';

/** A moustache, in the place and turn of the mouth. */
export function drawMoustache(context: Canvas2D, look: PresenterLook): void {
  if (look.facialHair !== 'moustache') return;
  const { colour } = look.hair;
  const top = look.nose.length + 5;
  const bottom = look.mouth.height - 2;
  const half = 29 * look.mouth.width;
  const trace: Trace = (target) => {
    target.moveTo(0, top + 2);
    target.bezierCurveTo(6, top - 2, half * 0.5, top - 3, half * 0.8, bottom - 4);
    target.quadraticCurveTo(half * 0.9, bottom + 1, half, bottom + 4);
    target.bezierCurveTo(half * 0.7, bottom + 5, half * 0.4, bottom + 1, 0, bottom - 2);
    target.bezierCurveTo(-half * 0.4, bottom + 1, -half * 0.7, bottom + 5, -half, bottom + 4);
    target.quadraticCurveTo(-half * 0.9, bottom + 1, -half * 0.8, bottom - 4);
    target.bezierCurveTo(-half * 0.5, top - 3, -6, top - 2, 0, top + 2);
  };
  fill(
    context,
    linear(context, [0, top, 0, bottom], [0, lighten(colour, 0.1)], [1, colour]),
    trace,
  );
  within(context, trace, () => {
    for (let x = -24; x <= 24; x += 6)
      stroke(context, withAlpha(lighten(colour, 0.5), 0.22), 1.1, (target) => {
        target.moveTo(x * 0.7, top);
        target.quadraticCurveTo(x, top + 6, x * 1.25, bottom + 4);
      });
  });
}

/** Beard or stubble along the jaw, in the place of the head. The caller clips to the face. */
export function drawBeard(context: Canvas2D, look: PresenterLook): void {
  const { colour } = look.hair;
  if (look.facialHair === 'stubble') {
    const tone = withAlpha(mix(colour, SKINS[look.skin].deep, 0.45), 0.055);
    for (const drop of SOFT_EDGE) fill(context, tone, beardTrace(look, drop));
  }
  if (look.facialHair !== 'beard' && look.facialHair !== 'fullBeard') return;
  const { length } = look.face;
  for (const drop of [-5, -3, -1.5]) fill(context, withAlpha(colour, 0.25), beardTrace(look, drop));
  const paint = linear(context, [0, 20, 0, length], [0, colour], [1, darken(colour, 0.22)]);
  const trace = beardTrace(look, 0);
  fill(context, paint, trace);
  within(context, trace, () => combBeard(context, look));
}

/** Covers the rim of skin that shows where a beard ends with the jaw. */
export function drawBeardEdge(context: Canvas2D, look: PresenterLook): void {
  if (look.facialHair !== 'beard' && look.facialHair !== 'fullBeard') return;
  const lower: Trace = (target) => target.rect(-100, 2, 200, 200);
  within(context, lower, () =>
    stroke(context, darken(look.hair.colour, 0.2), 2.6, faceTrace(look)),
  );
}

/** The part of a full beard that hangs below the chin. The face is drawn over it. */
export function drawHangingBeard(context: Canvas2D, look: PresenterLook): void {
  if (look.facialHair !== 'fullBeard') return;
  const { colour } = look.hair;
  const { length } = look.face;
  const { width: jaw, height } = look.jaw;
  const trace: Trace = (target) => {
    target.moveTo(-jaw - 2, height - 12);
    target.bezierCurveTo(-jaw - 3, length - 8, -jaw * 0.68, length + 20, -12, length + 23);
    target.bezierCurveTo(-5, length + 25, 5, length + 25, 12, length + 23);
    target.bezierCurveTo(jaw * 0.68, length + 20, jaw + 3, length - 8, jaw + 2, height - 12);
  };
  const paint = linear(
    context,
    [0, length - 20, 0, length + 24],
    [0, darken(colour, 0.2)],
    [1, darken(colour, 0.4)],
  );
  fill(context, paint, trace);
}

/** Stubble fades in over these offsets. */
const SOFT_EDGE = [-6, -4, -2, 0, 2, 4] as const;

function combBeard(context: Canvas2D, look: PresenterLook): void {
  const { colour } = look.hair;
  const { cheek, length } = look.face;
  for (let step = -9; step <= 9; step++) {
    const x = (step / 9) * cheek;
    const tone = step % 2 === 0 ? lighten(colour, 0.4) : darken(colour, 0.5);
    stroke(context, withAlpha(tone, 0.2), 1.5, (target) => {
      target.moveTo(x * 0.96, 34 + Math.abs(step) * -2 + 22);
      target.quadraticCurveTo(x * 0.98, length - 22, x * 0.7, length - 2);
    });
  }
}

/** From ear to ear and over the upper lip, as far as the jaw. */
function beardTrace(look: PresenterLook, drop: number): Trace {
  const { cheek, length } = look.face;
  const lip = look.nose.length + 6.5 + drop;
  const half = 27 * look.mouth.width;
  const outer = cheek + 8;
  return (context) => {
    context.moveTo(-outer, drop - 8);
    context.lineTo(-cheek + 5, drop - 8);
    context.bezierCurveTo(-cheek + 7, drop + 22, -cheek + 16, lip - 4, -half, lip - 1);
    context.bezierCurveTo(-half * 0.7, lip - 3, -9, lip - 4, 0, lip + 1);
    context.bezierCurveTo(9, lip - 4, half * 0.7, lip - 3, half, lip - 1);
    context.bezierCurveTo(cheek - 16, lip - 4, cheek - 7, drop + 22, cheek - 5, drop - 8);
    context.lineTo(outer, drop - 8);
    context.lineTo(outer, length + 6);
    context.lineTo(-outer, length + 6);
    context.closePath();
  };
}
