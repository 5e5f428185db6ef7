import type { ListMetadata, OfficeContentNode } from 'officeparser';
import { isCaption } from '../caption.ts';
import { type DraftBlock, startAt } from '../draft-document.ts';
import { insertFigures } from '../figures/insert-figures.ts';
import type { FormatReader } from '../format-reader.ts';
import { isLayoutTable } from '../layout-table.ts';
import { recognisePictures } from '../ocr/recognise-pictures.ts';
import { codeLinesOf } from '../office/code-lines.ts';
import { takeMarks } from '../office/drawing-marks.ts';
import { picturesOfWord } from '../office/pictures.ts';
import { notesOfNode, readOffice, rowsOfTable, textOfNode } from '../office/read-office.ts';
import { type DrawnAt, figuresOfWord } from '../office/word-figures.ts';

const LONGEST_BOLD_HEADING = 90;

/** Word documents. Pages are Word's last layout, or else the author's own breaks. */
export const docx: FormatReader = {
  pageKind: 'page',
  async read(bytes, events) {
    const { title, content, shown } = await readOffice(bytes, 'docx');
    const drawingsIn = takeMarks(content);
    const pages = pageCounter(content);
    const levels = content.map((node) =>
      node.type === 'heading' ? (node.metadata?.level ?? 1) : 0,
    );
    const boldLevel = Math.min(Math.max(0, ...levels) + 1, 6);
    const blocks: DraftBlock[] = [];
    const drawn: DrawnAt[] = [];
    const reading = { blocks, drawn, drawingsIn, boldLevel, isCode: codeLinesOf(content) };
    for (const node of content) {
      addBlocks(reading, node, pages.pass(node));
    }
    events.onProgress(pages.current(), pages.current());
    return {
      title,
      pageCount: pages.current(),
      // A file with only pictures holds scans.
      blocks:
        blocks.length === 0
          ? await recognisePictures(picturesOfWord(bytes), events)
          : insertFigures(blocks, figuresOfWord(bytes, shown, drawn, events)),
    };
  },
};

type Reading = {
  blocks: DraftBlock[];
  drawn: DrawnAt[];
  drawingsIn: ReturnType<typeof takeMarks>;
  /** Level of bold headings without a style: below all styled ones. */
  boldLevel: number;
  isCode: ReturnType<typeof codeLinesOf>;
};

function addBlocks(reading: Reading, node: OfficeContentNode, page: number): void {
  if (node.type === 'table') {
    addTable(reading, node, page);
    return;
  }
  addText(reading, node, page);
  addDrawings(reading, node, page);
}

function addText(reading: Reading, node: OfficeContentNode, page: number): void {
  const { blocks } = reading;
  const text = textOfNode(node);
  const style = node.metadata && 'style' in node.metadata ? (node.metadata.style ?? '') : '';
  if (TABLE_OF_CONTENTS_STYLE.test(style) || text.trim() === '') return;

  // Most captions are bold, and some are headings by their style.
  const isNamed = CAPTION_STYLE.test(style) || (node.type === 'paragraph' && isCaption(text));
  if (isNamed) {
    blocks.push({ kind: 'caption', page, text });
  } else if (node.type === 'heading') {
    blocks.push({ kind: 'heading', page, level: node.metadata?.level ?? 1, text });
  } else if (node.type === 'paragraph' && isBoldLine(node, text)) {
    blocks.push({ kind: 'heading', page, level: reading.boldLevel, text });
  } else if (node.type === 'paragraph' && reading.isCode(node, style)) {
    addCode(blocks, text, page);
  } else if (node.type === 'list') {
    addItem(blocks, text, page, node.metadata);
  } else {
    blocks.push({ kind: 'paragraph', page, text });
  }
  addNotes(blocks, node, page);
}

/** Drawings stand after the text of their paragraph. Later items still join the list before them. */
function addDrawings(
  { blocks, drawn, drawingsIn }: Reading,
  node: OfficeContentNode,
  page: number,
): void {
  const drawings = drawingsIn(node);
  if (drawings.length > 0) drawn.push({ at: blocks.length, page, drawings });
}

/** Joins the lines of a listing. */
function addCode(blocks: DraftBlock[], text: string, page: number): void {
  const last = blocks.at(-1);
  if (last?.kind === 'code') last.text = `${last.text}\n${text}`;
  else blocks.push({ kind: 'code', page, text });
}

function addNotes(blocks: DraftBlock[], node: OfficeContentNode, page: number): void {
  for (const text of notesOfNode(node)) {
    if (text.trim() !== '') blocks.push({ kind: 'paragraph', page, text });
  }
}

/** Many authors make headings by hand: a short line, all bold, without a full stop. */
function isBoldLine(node: OfficeContentNode, text: string): boolean {
  const runs = (node.children ?? []).filter((run) => run.type === 'text' && run.text?.trim());
  return (
    text.length <= LONGEST_BOLD_HEADING &&
    /\p{L}{2}/u.test(text) &&
    !/[.,;:]\s*$/.test(text) &&
    runs.length > 0 &&
    runs.every((run) => run.formatting?.bold)
  );
}

const TABLE_OF_CONTENTS_STYLE = /^TOC/i;
/** Word's own style, and those that other programs and authors name so. */
const CAPTION_STYLE = /caption|^(ep[ií]?grafe|legenda|leyenda|beschriftung|l[eé]gende|didascalia)/i;

/** Nesting depth of each list. */
const DEPTHS = new WeakMap<DraftBlock, number>();

/** Starts a new list for an inner item, or when numbers continue after other text. */
function addItem(blocks: DraftBlock[], text: string, page: number, facts?: ListMetadata): void {
  const ordered = facts?.listType === 'ordered';
  const number = (facts?.itemIndex ?? 0) + 1;
  const depth = ordered ? (facts?.indentation ?? 0) : 0;
  const last = blocks.at(-1);
  const isSame =
    last?.kind === 'list' && last.ordered === ordered && (DEPTHS.get(last) ?? 0) === depth;
  if (isSame && number > 1) {
    last.items.push(text);
    return;
  }
  const start = startAt(ordered ? number : 1);
  const list: DraftBlock = { kind: 'list', page, ordered, ...start, items: [text] };
  DEPTHS.set(list, depth);
  blocks.push(list);
}

function addTable(reading: Reading, table: OfficeContentNode, page: number): void {
  const rows = rowsOfTable(table);
  const isStacked = rows.length > (table.children?.length ?? 0);
  if (isStacked || !isLayoutTable(paragraphsOfCells(table))) {
    reading.blocks.push({ kind: 'table', page, rows });
    addNotes(reading.blocks, table, page);
    addDrawings(reading, table, page);
    return;
  }
  for (const row of table.children ?? []) {
    for (const cell of row.children ?? []) {
      for (const node of cell.children ?? []) addBlocks(reading, node, page);
    }
  }
}

function paragraphsOfCells(table: OfficeContentNode): string[][][] {
  return (table.children ?? []).map((row) =>
    (row.children ?? []).map((cell) => (cell.children ?? []).map(textOfNode)),
  );
}

function pageCounter(content: OfficeContentNode[]) {
  const laidOut = content.some((node) => breaksIn(node, 'lastRenderedPage').all > 0);
  const breakType = laidOut ? 'lastRenderedPage' : 'page';
  let page = 1;
  return {
    current: () => page,
    /** Moves past a block and returns the page of its first word. */
    pass(node: OfficeContentNode): number {
      const { beforeText, all } = breaksIn(node, breakType);
      const start = page + beforeText;
      page += all;
      return start;
    },
  };
}

function breaksIn(node: OfficeContentNode, breakType: 'page' | 'lastRenderedPage') {
  let beforeText = 0;
  let all = 0;
  let textSeen = false;
  const visit = (part: OfficeContentNode): void => {
    if (part.type === 'break' && part.metadata?.breakType === breakType) {
      all += 1;
      if (!textSeen) beforeText += 1;
    }
    if (part.type === 'text' && part.text?.trim()) textSeen = true;
    for (const child of part.children ?? []) visit(child);
  };
  visit(node);
  return { beforeText, all };
}
