import { isCaption } from '../caption.ts';
import { type NumberedLists, numberedListsOf } from '../doc/lists.ts';
import { paragraphsOf, type WordParagraph } from '../doc/paragraphs.ts';
import { pictureAt } from '../doc/pictures.ts';
import { openWordFile, type WordFile } from '../doc/word-file.ts';
import type { DraftBlock, DraftFigure } from '../draft-document.ts';
import { embeddedFigure } from '../figures/embedded-figure.ts';
import { type FiguresAt, insertFigures } from '../figures/insert-figures.ts';
import { createPictureBudget } from '../figures/picture-budget.ts';
import type { FormatReader, ReadingEvents } from '../format-reader.ts';
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
  async read(bytes, events) {
    const file = openWordFile(openCompoundFile(bytes));
    const paragraphs = paragraphsOf(file);
    const levels = paragraphs.map(({ headingLevel }) => headingLevel ?? 0);
    const boldLevel = Math.min(levels.reduce((a, b) => Math.max(a, b), 0) + 1, 6);
    const drawn: DrawnAt[] = [];
    const context = { boldLevel, isNumbered: numberedListsOf(file), drawn };
    const blocks: DraftBlock[] = [];
    for (const part of partsOf(paragraphs)) {
      if ('rows' in part) addTable(blocks, part.rows, context);
      else addParagraph(blocks, part, context);
    }
    const pageCount = paragraphs.at(-1)?.page ?? 1;
    events.onProgress(pageCount, pageCount);
    const figures = figuresOf(file, drawn, events);
    return { title: '', pageCount, blocks: insertFigures(blocks, figures) };
  },
};

type Cell = WordParagraph[];
type Part = WordParagraph | { rows: Cell[][] };
type DrawnAt = { at: number; page: number; pictures: number[] };
type Context = { boldLevel: number; isNumbered: NumberedLists; drawn: DrawnAt[] };

/** A picture shown so often is a logo or an ornament. */
const OFTEN = 3;

function figuresOf({ data }: WordFile, drawn: DrawnAt[], events: ReadingEvents): FiguresAt[] {
  const budget = createPictureBudget(events);
  const uses = new Map<string, number>();
  const places = drawn.map(({ at, page, pictures }) => {
    const figures = pictures.flatMap((offset) => {
      const picture = budget.isSpent() ? undefined : pictureAt(data, offset);
      return (picture && embeddedFigure({ ...picture, page, place: undefined }, budget)) ?? [];
    });
    for (const { picture } of figures) {
      uses.set(picture.picture, (uses.get(picture.picture) ?? 0) + 1);
    }
    return { at, figures };
  });
  // Each use has a file of its own. Only their hashes show a repetition.
  const isRare = ({ picture }: DraftFigure) => (uses.get(picture.picture) ?? 0) < OFTEN;
  return places.map(({ at, figures }) => ({ at, figures: figures.filter(isRare) }));
}

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
    for (const paragraph of rows.flat(2)) addParagraph(blocks, paragraph, context);
    return;
  }
  const page = rows.flat(2)[0]?.page ?? 1;
  blocks.push({
    kind: 'table',
    page,
    rows: rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join(' '))),
  });
  for (const paragraph of rows.flat(2)) addPictures(blocks, paragraph, context);
}

/** Pictures stand after the text of their paragraph. Later items still join the list before them. */
function addParagraph(blocks: DraftBlock[], paragraph: WordParagraph, context: Context): void {
  addBlock(blocks, paragraph, context);
  addPictures(blocks, paragraph, context);
}

function addPictures(
  blocks: DraftBlock[],
  { page, pictures }: WordParagraph,
  { drawn }: Context,
): void {
  if (pictures.length > 0) drawn.push({ at: blocks.length, page, pictures });
}

function addBlock(blocks: DraftBlock[], paragraph: WordParagraph, context: Context): void {
  const { text, page, role, headingLevel, properties } = paragraph;
  if (text.trim() === '' || (role === 'contents' && ENDS_IN_PAGE.test(text))) return;
  if (headingLevel !== undefined) {
    blocks.push({ kind: 'heading', page, level: Math.min(headingLevel, 6), text });
  } else if (isListed(properties.list)) {
    const ordered = context.isNumbered(properties.list, properties.listLevel ?? 0);
    addItem(blocks, text, page, ordered);
  } else if (role === 'caption' || isCaption(text)) {
    blocks.push({ kind: 'caption', page, text });
  } else if (isBoldLine(paragraph)) {
    blocks.push({ kind: 'heading', page, level: context.boldLevel, text });
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
