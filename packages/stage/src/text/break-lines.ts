import type { MeasureText } from './measure-text.ts';

/** The width of the widest word. */
export const widestWord = (text: string, measure: MeasureText): number =>
  text.split(/\s+/).reduce((most, word) => Math.max(most, measure(word)), 0);

/** Breaks a text at spaces. A word is broken only if it alone is too wide. */
export function breakLines(text: string, width: number, measure: MeasureText): string[] {
  const lines: string[] = [];
  const space = measure(' ');
  let line: string[] = [];
  let used = 0;
  const endLine = () => {
    if (line.length > 0) lines.push(line.join(' '));
    line = [];
    used = 0;
  };
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const own = measure(word);
    if (line.length > 0 && used + space + own > width) endLine();
    if (own <= width) {
      used += own + (line.length > 0 ? space : 0);
      line.push(word);
      continue;
    }
    const pieces = breakWord(word, width, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.slice(-1);
    used = measure(line[0] ?? '');
  }
  endLine();
  return lines;
}

function breakWord(word: string, width: number, measure: MeasureText): string[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const letter of Array.from(word)) {
    const own = measure(letter);
    if (piece && used + own > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += letter;
    used += own;
  }
  pieces.push(piece);
  return pieces;
}
