import { darken, lighten, withAlpha } from '../../colour.ts';
import { fill, linear, stroke, type Trace, within } from '../../drawing.ts';
import type { Canvas2D } from '../../scene-picture.ts';

/** A lock: `[x0, y0, x1, y1, x2, y2, x3, y3]` of one curve. */
export type Strand = readonly [number, number, number, number, number, number, number, number];

/** A mass of hair lit from the upper left; some strands catch the light. */
export function hairMass(
  context: Canvas2D,
  colour: string,
  trace: Trace,
  strands: readonly Strand[] = [],
): void {
  fill(
    context,
    linear(
      context,
      [-60, -120, 70, 60],
      [0, lighten(colour, 0.2)],
      [0.35, colour],
      [1, darken(colour, 0.34)],
    ),
    trace,
  );
  if (strands.length > 0) within(context, trace, () => combedStrands(context, colour, strands));
}

function combedStrands(context: Canvas2D, colour: string, strands: readonly Strand[]): void {
  const line = (trace: readonly Strand[], paint: string, width: number) => {
    for (const [x0, y0, x1, y1, x2, y2, x3, y3] of trace)
      stroke(context, paint, width, (target) => {
        target.moveTo(x0, y0);
        target.bezierCurveTo(x1, y1, x2, y2, x3, y3);
      });
  };
  line(strands, withAlpha(lighten(colour, 0.4), 0.3), 2.2);
  const shifted = strands.map(
    ([x0, y0, x1, y1, x2, y2, x3, y3]): Strand => [
      x0 + 5,
      y0 + 4,
      x1 + 5,
      y1 + 4,
      x2 + 5,
      y2 + 4,
      x3 + 4,
      y3 + 3,
    ],
  );
  line(shifted, withAlpha(darken(colour, 0.5), 0.28), 2.4);
}

/** Hair behind the head, darker because it is in the shade. */
export function shadedMass(context: Canvas2D, colour: string, trace: Trace): void {
  fill(
    context,
    linear(context, [0, -80, 0, 200], [0, darken(colour, 0.3)], [1, darken(colour, 0.5)]),
    trace,
  );
}
