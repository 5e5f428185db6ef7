import type { Canvas2D } from './scene-picture.ts';

export type FontWeight = 400 | 500 | 600 | 700 | 800;

export function font(weight: FontWeight, size: number): string {
  return `${weight} ${size}px Inter, sans-serif`;
}

/**
 * The distance from a line's middle to its baseline: half of Inter's capital height. The context's
 * `middle` baseline differs between browsers and Node.
 */
export const baselineBelow = (size: number) => size * 0.364;

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

/**
 * Fits a text at the largest size that leaves its words whole. At the smallest size the text is cut
 * with an ellipsis. A word that is too wide is broken.
 */
export function fitText(context: Canvas2D, text: string, room: TextRoom): FittedText {
  const { weight, width, maxLines, leading = 1.2 } = room;
  let fitted: FittedText = { lines: [], size: 0, lineHeight: 0, weight };
  for (const size of room.sizes) {
    context.font = font(weight, size);
    const lineHeight = Math.round(size * leading);
    const lines = wrap(context, text, width);
    fitted = { lines, size, lineHeight, weight };
    const highEnough = room.height === undefined || lines.length * lineHeight <= room.height;
    const widest = widestWord(context, text);
    const isWhole = widest <= width || size === room.sizes.at(-1);
    if (lines.length <= maxLines && highEnough && isWhole)
      return { ...fitted, lines: balance(context, text, lines, { width, widest }) };
  }
  const byHeight = Math.floor((room.height ?? Number.POSITIVE_INFINITY) / fitted.lineHeight);
  const allowed = Math.max(1, Math.min(maxLines, byHeight));
  const lines = fitted.lines.slice(0, allowed);
  const rest = fitted.lines.slice(allowed);
  if (rest.length > 0) lines[allowed - 1] = cut(context, `${lines[allowed - 1]} ${rest[0]}`, width);
  return { ...fitted, lines };
}

/**
 * The same number of lines, of about equal width. No last word stands alone, and no word is broken.
 */
function balance(
  context: Canvas2D,
  text: string,
  lines: string[],
  { width, widest }: { width: number; widest: number },
): string[] {
  if (lines.length < 2) return lines;
  let balanced = lines;
  for (let narrower = width * 0.95; narrower > width * 0.45; narrower -= width * 0.05) {
    if (narrower < widest) break;
    const candidate = wrap(context, text, narrower);
    if (candidate.length > lines.length) break;
    balanced = candidate;
  }
  return balanced;
}

/** The narrowest line that breaks no word. It uses the context's font. */
const widestWord = (context: Canvas2D, text: string): number =>
  Math.max(...text.split(/\s+/).map((word) => context.measureText(word).width));

/** One line, cut with an ellipsis if wider than `width`. It uses the context's font. */
export function cut(context: Canvas2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && context.measureText(`${letters.join('').trimEnd()}…`).width > width)
    letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Breaks at spaces. A word is broken only if it alone is too wide. */
function wrap(context: Canvas2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (context.measureText(longer).width <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = breakWord(context, word, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  if (line) lines.push(line);
  return lines;
}

function breakWord(context: Canvas2D, word: string, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of Array.from(word)) {
    if (piece && context.measureText(piece + letter).width > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  pieces.push(piece);
  return pieces;
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
