import type { Font, StructuredText } from 'mupdf';
import type { PageBox } from '../figures/encode-picture.ts';

/** This many equal letters stand nowhere else on a page by chance. */
const OPENING = 24;
/** MuPDF lends these. They may not be collected while the process lives. */
const lentFonts: Font[] = [];

/**
 * The boxes of a quote on a page, one a line, in points. Only letters and digits are compared.
 * Hyphens, spaces and line ends do not matter. Of a sentence that goes on elsewhere, its beginning is
 * found. Empty if the page does not have it.
 */
export function findQuote(page: StructuredText, quote: string): PageBox[] {
  const wanted = lettersOf(quote);
  if (wanted === '') return [];
  const { letters, places } = lettersOfPage(page);
  const [start, end] = findLetters(letters, wanted);
  const lines = new Map<number, PageBox>();
  for (const { line, box } of places.slice(start, end)) {
    lines.set(line, around(lines.get(line), box));
  }
  return [...lines.values()];
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

type Place = { line: number; box: PageBox };

/** `places` has the place of each letter, as `letters` counts them. */
function lettersOfPage(page: StructuredText): { letters: string; places: Place[] } {
  const found: string[] = [];
  const places: Place[] = [];
  let line = 0;
  page.walk({
    beginLine() {
      line += 1;
    },
    onChar(character, _origin, font, _size, [x0, y0, x1, y1, x2, y2, x3, y3]) {
      lentFonts.push(font);
      const letters = lettersOf(character);
      const box = [
        Math.min(x0, x1, x2, x3),
        Math.min(y0, y1, y2, y3),
        Math.max(x0, x1, x2, x3),
        Math.max(y0, y1, y2, y3),
      ] as const;
      found.push(letters);
      for (let index = 0; index < letters.length; index += 1) places.push({ line, box });
    },
  });
  return { letters: found.join(''), places };
}

/** The start and end of a text in another. If it is not whole there, of its beginning. */
function findLetters(letters: string, wanted: string): [start: number, end: number] {
  const whole = letters.indexOf(wanted);
  if (whole >= 0) return [whole, whole + wanted.length];
  const start = wanted.length > OPENING ? letters.indexOf(wanted.slice(0, OPENING)) : -1;
  if (start < 0) return [0, 0];
  let length = OPENING;
  while (length < wanted.length && letters[start + length] === wanted[length]) length += 1;
  return [start, start + length];
}

const around = (one: PageBox | undefined, other: PageBox): PageBox =>
  one
    ? [
        Math.min(one[0], other[0]),
        Math.min(one[1], other[1]),
        Math.max(one[2], other[2]),
        Math.max(one[3], other[3]),
      ]
    : other;
