import type { Canvas2D } from '../scene-picture.ts';

/** The width of the widest word. It uses the context's font. */
export const widestWord = (context: Canvas2D, text: string): number =>
  Math.max(...text.split(/\s+/).map((word) => context.measureText(word).width));

/**
 * Breaks a text at spaces, in the context's font. A word is broken only if it alone is too wide.
 */
export function breakLines(context: Canvas2D, text: string, width: number): string[] {
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
