import type { Canvas2D } from '../scene-picture.ts';
import { breakLines, widestWord } from './break-lines.ts';
import { cutAtPhrase } from './cut-at-phrase.ts';
import { currentFamily } from './font-family.ts';
import { type FontWeight, font, type MeasureText, measureIn } from './measure-text.ts';

/**
 * The distance from a line's middle to its baseline: half of the capitals' height. The context's
 * `middle` baseline differs between browsers and Node.
 */
export const baselineBelow = (size: number) => size * currentFamily().middle;

export type FittedText = { lines: string[]; size: number; lineHeight: number; weight: FontWeight };

export type TextRoom = {
  width: number;
  /** In pixels; unlimited if absent. */
  height?: number;
  maxLines: number;
  weight: FontWeight;
  /** Sizes in pixels, the largest first. */
  sizes: readonly number[];
  /** Line height as a multiple of the size. */
  leading?: number;
};

/** No picture has room for more characters. */
const MOST_CHARACTERS = 700;

const openingOf = (text: string): string =>
  text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS).replace(/\s\S*$/u, '') : text;

/** The height of all lines, in pixels. */
export const textHeight = ({ lines, lineHeight }: FittedText): number => lines.length * lineHeight;

/** The text at the largest size that shows all of it with whole words. Null if none does. */
export function fitWhole(context: Canvas2D, text: string, room: TextRoom): FittedText | null {
  const { weight, width, leading = 1.2 } = room;
  if (text.length > MOST_CHARACTERS) return null;
  for (const size of room.sizes) {
    const lineHeight = Math.round(size * leading);
    const measure = measureIn(context, weight, size);
    const widest = widestWord(text, measure);
    if (widest > width) continue;
    const lines = breakLines(text, width, measure);
    if (lines.length > linesIn(room, lineHeight)) continue;
    return {
      ...{ size, lineHeight, weight },
      lines: balance(text, lines, { width, widest, measure }),
    };
  }
  return null;
}

/**
 * Fits a text at the largest size that leaves its words whole. A text too long for the smallest
 * size is cut, after a phrase if possible. A word that is too wide is broken.
 */
export function fitText(context: Canvas2D, text: string, room: TextRoom): FittedText {
  const whole = fitWhole(context, text, room);
  if (whole) return whole;
  const { weight, width, leading = 1.2 } = room;
  const size = room.sizes.at(-1) ?? 0;
  const measure = measureIn(context, weight, size);
  const lineHeight = Math.round(size * leading);
  const lines = breakLines(openingOf(text), width, measure);
  const allowed = Math.max(1, linesIn(room, lineHeight));
  const shown =
    lines.length <= allowed && text.length <= MOST_CHARACTERS
      ? lines
      : cutAtPhrase(lines, allowed, width, measure);
  return { lines: shown, size, lineHeight, weight };
}

function linesIn({ height, maxLines }: TextRoom, lineHeight: number): number {
  return Math.min(maxLines, Math.floor((height ?? Number.POSITIVE_INFINITY) / lineHeight));
}

/**
 * The same number of lines, of about equal width. No last word stands alone, and no word is broken.
 */
function balance(
  text: string,
  lines: string[],
  { width, widest, measure }: { width: number; widest: number; measure: MeasureText },
): string[] {
  if (lines.length < 2) return lines;
  let balanced = lines;
  for (let narrower = width * 0.95; narrower > width * 0.45; narrower -= width * 0.05) {
    if (narrower < widest) break;
    const candidate = breakLines(text, narrower, measure);
    if (candidate.length > lines.length) break;
    balanced = candidate;
  }
  return balanced;
}

/** Draws fitted lines from the top of their block, with the context's fill and alignment. */
export function drawLines(context: Canvas2D, text: FittedText, x: number, y: number): void {
  context.font = font(text.weight, text.size);
  context.textBaseline = 'alphabetic';
  const below = baselineBelow(text.size);
  text.lines.forEach((line, index) => {
    context.fillText(line, x, y + text.lineHeight * (index + 0.5) + below);
  });
}
