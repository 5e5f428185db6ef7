import { isCaption } from '../caption.ts';
import { type NumberedLists, numberedListsOf } from '../doc/lists.ts';
import { paragraphsOf, type WordParagraph } from '../doc/paragraphs.ts';
import { openWordFile } from '../doc/word-file.ts';
import type { DraftBlock } from '../draft-document.ts';
import type { FormatReader } from '../format-reader.ts';
import { isLayoutTable } from '../layout-table.ts';
import { openCompoundFile } from '../office/compound-file.ts';

const LONGEST_BOLD_HEADING = 90;
/** Some authors use contents styles for headings. Real entries end in a page number. */
const ENDS_IN_PAGE = /[\s.…]\d{1,4}\s*$|\t[ivxlc]+\s*$/i;
/** This list number means no list. */
const NO_LIST = 2_047;

/** Word 97–2003: headings by style or outline level, lists, tables. Pages are the author's own breaks. */
export const doc: FormatReader = {
  pageKind: 'page',
  async read(bytes, { onProgress }) {
    const file = openWordFile(openCompoundFile(bytes));
    const paragraphs = paragraphsOf(file);
    const levels = paragraphs.map(({ headingLevel }) => headingLevel ?? 0);
    const boldLevel = Math.min(levels.reduce((a, b) => Math.max(a, b), 0) + 1, 6);
    const context = { boldLevel, isNumbered: numberedListsOf(file) };
    const blocks: DraftBlock[] = [];
    for (const part of partsOf(paragraphs)) {
      if ('rows' in part) addTable(blocks, part.rows, context);
      else addBlock(blocks, part, context);
    }
    const pageCount = paragraphs.at(-1)?.page ?? 1;
    onProgress(pageCount, pageCount);
    return { title: '', pageCount, blocks };
  },
};

type Cell = WordParagraph[];
type Part = WordParagraph | { rows: Cell[][] };
type Context = { boldLevel: number; isNumbered: NumberedLists };

/** Joins paragraphs to cells, cells to rows and rows to tables. */
function partsOf(paragraphs: WordParagraph[]): Part[] {
  const parts: Part[] = [];
  let cells: Cell[] = [];
  let cell: Cell = [];
  for (const paragraph of paragraphs) {
    const { inTable, rowEnd, tableDepth } = paragraph.properties;
    if (!inTable && !tableDepth) {
      parts.push(...cells.flat(), ...cell, paragraph);
      cells = [];
      cell = [];
    } else if (rowEnd) {
      const last = parts.at(-1);
      if (last && 'rows' in last) last.rows.push(cells);
      else parts.push({ rows: [cells] });
      cells = [];
    } else {
      cell.push(paragraph);
      if (paragraph.endsCell) {
        cells.push(cell);
        cell = [];
      }
    }
  }
  return [...parts, ...cells.flat(), ...cell];
}

function addTable(blocks: DraftBlock[], rows: Cell[][], context: Context): void {
  if (isLayoutTable(rows.map((row) => row.map((cell) => cell.map(({ text }) => text))))) {
    for (const paragraph of rows.flat(2)) addBlock(blocks, paragraph, context);
    return;
  }
  const page = rows.flat(2)[0]?.page ?? 1;
  blocks.push({
    kind: 'table',
    page,
    rows: rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join(' '))),
  });
}

function addBlock(blocks: DraftBlock[], paragraph: WordParagraph, context: Context): void {
  const { text, page, role, headingLevel, properties } = paragraph;
  if (text.trim() === '' || (role === 'contents' && ENDS_IN_PAGE.test(text))) return;
  if (headingLevel !== undefined) {
    blocks.push({ kind: 'heading', page, level: Math.min(headingLevel, 6), text });
  } else if (isListed(properties.list)) {
    const ordered = context.isNumbered(properties.list, properties.listLevel ?? 0);
    addItem(blocks, text, page, ordered);
  } else if (isBoldLine(paragraph)) {
    blocks.push({ kind: 'heading', page, level: context.boldLevel, text });
  } else if (role === 'caption' || isCaption(text)) {
    blocks.push({ kind: 'caption', page, text });
  } else {
    blocks.push({ kind: 'paragraph', page, text });
  }
}

function isListed(list: number | undefined): list is number {
  return list !== undefined && list > 0 && list < NO_LIST;
}

function isBoldLine({ text, isBold }: WordParagraph): boolean {
  return (
    isBold &&
    text.length <= LONGEST_BOLD_HEADING &&
    /\p{L}{2}/u.test(text) &&
    !/[.,;:]\s*$/.test(text)
  );
}

function addItem(blocks: DraftBlock[], text: string, page: number, ordered: boolean): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(text);
  else blocks.push({ kind: 'list', page, ordered, items: [text] });
}
