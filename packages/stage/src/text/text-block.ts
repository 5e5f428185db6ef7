import { withAlpha } from '../colour.ts';
import { type Stroke, strokeAt, strokeKey, strokeMoments } from '../motion/strokes.ts';
import type { Bounds, Canvas2D } from '../scene-picture.ts';
import { drawLines, type FittedText, fitText, textHeight } from './fit-text.ts';
import { type FontWeight, measureIn } from './measure-text.ts';

/** A text in its room. A pen marks one line after the other. */
export type TextBlock = {
  /** The room that its lines take. */
  box: Bounds;
  /** Equal keys are equal pictures. */
  keyAt: (t: number) => string;
  draw: (context: Canvas2D, t: number) => void;
};

export type BlockStyle = {
  sizes: readonly number[];
  weight: FontWeight;
  ink: string;
  /** The colour of the pen. */
  pen: string;
  align?: 'top' | 'middle';
  maxLines?: number;
};

const PEN_OPACITY = 0.2;
const MOST_LINES = 7;
const LEADING = 1.18;

/**
 * Fits a text into a room, for the whole scene. The pen begins when the text is spoken, at `start`
 * seconds.
 */
export function textBlock(
  context: Canvas2D,
  text: string,
  room: Bounds,
  { start, duration }: { start: number; duration: number },
  style: BlockStyle,
): TextBlock {
  const { weight, sizes, maxLines = MOST_LINES } = style;
  const fitted = fitText(context, text, {
    ...{ width: room.width, height: room.height, maxLines, weight, sizes, leading: LEADING },
  });
  const height = textHeight(fitted);
  const top = style.align === 'top' ? room.y : Math.round(room.y + (room.height - height) / 2);
  const widths = lineWidths(context, fitted);
  const strokes = [start, ...strokeMoments([], start, duration)];
  return {
    box: { x: room.x, y: top, width: room.width, height },
    keyAt: (t) => strokeKey(strokeAt(strokes, t)),
    draw(target, t) {
      markLine(target, { fitted, widths, x: room.x, top }, strokeAt(strokes, t), style.pen);
      target.fillStyle = style.ink;
      target.textAlign = 'left';
      drawLines(target, fitted, room.x, top);
    },
  };
}

/** The height of a text at its smallest size, whole, in pixels. */
export function leastHeight(
  context: Canvas2D,
  text: string,
  width: number,
  { weight, sizes, maxLines = MOST_LINES }: Pick<BlockStyle, 'weight' | 'sizes' | 'maxLines'>,
): number {
  const smallest = sizes.slice(-1);
  return textHeight(
    fitText(context, text, { width, maxLines, weight, sizes: smallest, leading: LEADING }),
  );
}

function lineWidths(context: Canvas2D, { weight, size, lines }: FittedText): number[] {
  return lines.map(measureIn(context, weight, size));
}

/** A broad stroke of a highlighter under the lower half of one line. */
function markLine(
  context: Canvas2D,
  place: { fitted: FittedText; widths: number[]; x: number; top: number },
  { number, drawn }: Stroke,
  pen: string,
): void {
  const { lineHeight, size, lines } = place.fitted;
  if (number < 0 || lines.length === 0) return;
  const line = number % lines.length;
  context.fillStyle = withAlpha(pen, PEN_OPACITY);
  const y = place.top + lineHeight * (line + 0.5) + size * 0.06;
  context.fillRect(place.x, y, (place.widths[line] ?? 0) * drawn, size * 0.42);
}
