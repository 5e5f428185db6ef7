import type { Span } from '../pdf/span.ts';
import type { RecognisedLine, RecognisedWord } from './tesseract.ts';

/** Out of 100: below these, the text is the texture of a photograph. */
const LEAST_CONFIDENT_LINE = 50;
const LEAST_CONFIDENT_WORD = 30;
/** Certainly writing: this confidence (out of 100), this many letters, this share of them in whole words. */
const SURE = 70;
const FEWEST_LETTERS = 5;
const FEWEST_IN_WORDS = 0.6;
/** Texture and sideways letters are read as one or two characters each. */
const WHOLE_WORD = /[\p{L}\p{N}]{3}/u;
/** Type size per row height. A row reaches from its tallest letter's top to its lowest bottom. */
const SIZE_PER_ROW = 1.07;
/** Sizes of blurred letters are uncertain: a smaller ratio is the same type. */
const SIZE_STEP = 1.22;
/** In ems: a gap this wide separates columns or cells. */
const CELL_GAP = 1.6;

/**
 * Readable lines without their doubtful words. A badly read page, such as a photograph, keeps only
 * lines beyond doubt.
 */
export function readableLines(lines: RecognisedLine[]): RecognisedLine[] {
  const readable = lines
    .map((line) => ({ ...line, words: line.words.filter(isReadable) }))
    .filter((line) => qualityOf([line]).confidence >= LEAST_CONFIDENT_LINE);
  return isSure(readable) ? readable : readable.filter((line) => isSure([line]));
}

/** True for lines read with confidence and as words. */
export function isSure(lines: RecognisedLine[]): boolean {
  const { letters, inWords, confidence } = qualityOf(lines);
  return confidence >= SURE && letters >= FEWEST_LETTERS && inWords >= letters * FEWEST_IN_WORDS;
}

/** Letters, letters in whole words, and Tesseract's confidence. */
export function qualityOf(lines: RecognisedLine[]) {
  let letters = 0;
  let inWords = 0;
  let weighed = 0;
  for (const word of lines.flatMap((line) => line.words)) {
    const count = lettersIn(word);
    letters += count;
    weighed += count * word.confidence;
    if (WHOLE_WORD.test(word.text)) inWords += count;
  }
  return { letters, inWords, confidence: letters === 0 ? 0 : weighed / letters };
}

/** Recognised lines as spans, laid out by the rules for text layers. `scale` is in pixels per point. */
export function spansOfLines(lines: RecognisedLine[], scale: number): Span[] {
  const body = bodySizeOf(lines);
  return lines.flatMap((line) => {
    const size = steppedSize(sizeOf(line), body) / scale;
    return cellsOf(line).map((words) => ({
      text: words.map((word) => word.text).join(' '),
      left: Math.min(...words.map((word) => word.left)) / scale,
      right: Math.max(...words.map((word) => word.right)) / scale,
      top: line.top / scale,
      bottom: line.bottom / scale,
      baseline: line.baseline / scale,
      size: Math.round(size * 2) / 2,
      bold: false,
      monospaced: false,
    }));
  });
}

/** In pixels: the size of most letters. */
export function bodySizeOf(lines: RecognisedLine[]): number {
  const sizes = lines.map((line) => ({
    size: sizeOf(line),
    letters: line.words.reduce((sum, word) => sum + lettersIn(word), 0),
  }));
  sizes.sort((a, b) => a.size - b.size);
  let rest = sizes.reduce((sum, { letters }) => sum + letters, 0) / 2;
  for (const { size, letters } of sizes) {
    rest -= letters;
    if (rest <= 0) return size;
  }
  return sizes.at(-1)?.size ?? 1;
}

function sizeOf(line: RecognisedLine): number {
  return Math.max(line.rowHeight * SIZE_PER_ROW, 1);
}

function steppedSize(size: number, body: number): number {
  return body * SIZE_STEP ** Math.round(Math.log(size / body) / Math.log(SIZE_STEP));
}

function cellsOf(line: RecognisedLine): RecognisedWord[][] {
  const cells: RecognisedWord[][] = [];
  for (const word of line.words) {
    const last = cells.at(-1)?.at(-1);
    if (last && word.left - last.right < sizeOf(line) * CELL_GAP) cells.at(-1)?.push(word);
    else cells.push([word]);
  }
  return cells;
}

function isReadable(word: RecognisedWord): boolean {
  if (word.text.trim() === '' || word.confidence < LEAST_CONFIDENT_WORD) return false;
  return /[\p{L}\p{N}]/u.test(word.text) || word.confidence >= LEAST_CONFIDENT_LINE;
}

function lettersIn(word: RecognisedWord): number {
  return word.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
