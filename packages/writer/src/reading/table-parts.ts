import type { UnspeakableReason } from '@tarima/contract';
import type { SourceBlock } from '@tarima/documents';
import { countWords } from '@tarima/text';
import type { Cite, Part } from './reading.ts';
import { ended, spokenText, unended } from './spoken-text.ts';
import { lowerWords } from './terms.ts';
import type { WordCase } from './titles.ts';
import { areCode, type Listener } from './unspeakable.ts';

/** A listener cannot follow more columns. */
const MOST_COLUMNS = 6;
const LONGEST_SHORT_ROW = 9;
/** A longer table names its columns in the first row only. */
const MOST_NAMED_ROWS = 5;

/** A cell holds no list of amounts: "- 18 °C" is below zero, "- 18 cajas" may be an item. */
const SPACED_MINUS = /^\s*[-–—]\s+(?=\p{N}[\p{N}.,]*\s?(?:[°%]|\p{Sc}|$))/u;
const signed = (cell: string) => cell.replace(SPACED_MINUS, '-');

type Table = SourceBlock & { kind: 'table' };
type Spoken = {
  header: string[];
  lead: Part[];
  parts: Part[];
  reason: UnspeakableReason | null;
};

/**
 * The rows of a table as they are spoken. Two columns become "price a month: this, 10 €; that, 20
 * €". With more columns, rows name them. The first row is the header unless it contains data.
 */
export function tableParts(
  block: Table,
  heading: string,
  listener: Listener,
  wordCase: WordCase,
  cite: Cite,
): Spoken {
  const rows = block.rows.map((row) =>
    row.map((cell) => unended(spokenText(signed(cell), listener.cues, listener.readingCues))),
  );
  const unsaid = (reason: UnspeakableReason): Spoken => ({
    header: [],
    lead: [],
    parts: [],
    reason,
  });
  const [first = []] = rows;
  const width = Math.max(0, ...rows.map((row) => row.filter(Boolean).length));
  if (width === 0 || isPaperwork(rows, listener)) return unsaid('furniture');
  if (width > MOST_COLUMNS) return unsaid('wideTable');
  if (!hasWords(rows) && !isSmall(rows, width)) return unsaid('wideTable');
  if (areCode(rows.map((row) => row.join(' ')))) return unsaid('code');
  const hasHeader = rows.length > 1 && first.every((cell) => cell !== '' && !/\p{N}/u.test(cell));
  const body = (hasHeader ? rows.slice(1) : rows).filter((row) => row.some(Boolean));
  const header = hasHeader ? first : [];
  const citations = (at: number) => {
    // From the end: a header may have no sentence of its own.
    const place = block.sentences.length - body.length + at;
    const sentence = block.sentences[place] ?? block.sentences[0];
    return sentence ? [cite(sentence, block.page)] : [];
  };
  const isShort =
    width === 2 &&
    body.every(
      (row) => !row.join('').includes(',') && countWords(row.join(' ')) <= LONGEST_SHORT_ROW,
    );
  const isOfNumbers = width === 2 && !hasWords(body);
  // A column name is not spoken if the heading says it ("Telephones", "How much?"). Nor is a
  // single word such as "Meaning" above sentences.
  const isKnown =
    heading.endsWith('?') ||
    isNamedBy(heading, header[1] ?? '') ||
    (!isShort && countWords(header[1] ?? '') === 1);
  const title = isKnown ? '' : (header[1] ?? '');
  const lead: Part[] =
    width === 2 && title && !isOfNumbers
      ? [
          {
            text: isShort ? `${title}:` : `${title}.`,
            isFragment: true,
            mustSay: [],
            citations: headerCitations(),
          },
        ]
      : [];
  const parts = body.map((row, at): Part => {
    const cells = row.filter(Boolean);
    const [name = '', ...values] = cells;
    if (isOfNumbers || isShort) {
      const withNames = row.map(
        (cell, column) => `${wordCase.inSentence(header[column] ?? '')} ${cell}`,
      );
      const text = isOfNumbers ? withNames.join(', ') : cells.join(', ');
      return { text, cells: row, isFragment: true, mustSay: [], citations: citations(at) };
    }
    const named = values.map((value, index) => {
      const column = header[index + 1] ?? '';
      if ((at > 0 && body.length > MOST_NAMED_ROWS) || width < 3 || !column) return value;
      // "with" continues the sentence, while a noun needs a comma.
      const isLink = listener.cues.functionWords.has(column.toLowerCase());
      return `${wordCase.inSentence(column)}${isLink ? '' : ','} ${value}`;
    });
    const text = values.length === 0 ? name : `${name}: ${named.join('; ')}`;
    return {
      text: ended(text),
      cells: row,
      isFragment: true,
      mustSay: [],
      citations: citations(at),
    };
  });
  return { header, lead, parts, reason: null };

  function headerCitations() {
    const sentence = hasHeader ? block.sentences[0] : undefined;
    return sentence ? [cite(sentence, block.page)] : [];
  }
}

const isNamedBy = (heading: string, column: string) =>
  column !== '' &&
  lowerWords(heading).some((word) => word.startsWith(column.toLowerCase().slice(0, STEM)));
const STEM = 5;

/** True for a small table of numbers with named columns, such as "Years | Days". */
const isSmall = ([header = [], ...body]: string[][], width: number) =>
  width <= 3 &&
  body.length <= MOST_NUMBER_ROWS &&
  header.every((cell) => /\p{L}{2}/u.test(cell) && !/\p{N}/u.test(cell));
const MOST_NUMBER_ROWS = 12;

/** True if more than a third of the cells have words. Numbers alone are hard to follow. */
const hasWords = (rows: string[][]) => {
  const cells = rows.flat().filter(Boolean);
  return cells.filter((cell) => /\p{L}{2}/u.test(cell)).length * 3 > cells.length;
};

/** True for a box with code, version and date, in the first row or column. */
function isPaperwork(rows: string[][], { readingCues }: Listener): boolean {
  const isLabel = (cell: string | undefined) =>
    readingCues.paperworkHeader.test((cell ?? '').replace(/:$/u, ''));
  const [header = []] = rows;
  return (
    header.filter(isLabel).length * 2 > header.length ||
    rows.filter(([label]) => isLabel(label)).length * 2 > rows.length
  );
}
