import { isCaption } from '../caption.ts';
import type { DraftBlock } from '../draft-document.ts';
import { type Chunk, type FigurePart, hasNumber, type TablePart, withoutMarker } from './chunks.ts';
import { type FoundHeading, levelsOf } from './headings.ts';
import type { LineJoiner } from './join-lines.ts';
import type { Line } from './lines.ts';
import type { Outline } from './outline.ts';

/** Captions, tables and footnotes that may interrupt a paragraph. */
const LOOK_BACK = 6;
/** In points. */
const SAME_PLACE = 3;
const CHAPTER_LABEL =
  /^(cap[ií]tulo|chapter|kapitel|chapitre|capitolo|parte?|teil|ap[eé]n?dice|appendix|anexo|m[oó]dulo|unidad|unidade|tema)\s+[\dIVXLA-Z]{1,5}[.:]?$/i;

/** Collects blocks in order and joins continued ones. */
export function createBlockBuilder(join: LineJoiner) {
  const blocks: DraftBlock[] = [];
  const headings: (FoundHeading & { block: DraftBlock & { kind: 'heading' } })[] = [];
  /** First line of each block, to find its items and its other half. */
  const firstLines = new Map<DraftBlock, Line>();

  let lastTable: TablePart | undefined;

  /** The last block in the flow of text: figures and their captions interrupt it. */
  function lastInFlow(): DraftBlock | undefined {
    let at = blocks.length - 1;
    for (;;) {
      const hasCaption = blocks[at]?.kind === 'caption' && blocks[at - 1]?.kind === 'figure';
      if (!hasCaption && blocks[at]?.kind !== 'figure') return blocks[at];
      at -= hasCaption ? 2 : 1;
    }
  }

  function addItem(text: string, page: number, ordered: boolean): void {
    const last = lastInFlow();
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push(text);
    else blocks.push({ kind: 'list', page, ordered, items: [text] });
  }

  /**
   * Drawn bullets leave no mark in the text. Lines indented below a colon are items, and so are
   * lines exactly below those.
   */
  function isUnmarkedItem(line: Line): boolean {
    const before = lastInFlow();
    const first = before && firstLines.get(before);
    if (!before || !first) return false;
    if (before.kind === 'list') return Math.abs(line.left - first.left) < 2;
    const indent = (line.left - first.left) / line.size;
    return before.kind === 'paragraph' && /:$/.test(before.text) && indent > 0.6 && indent < 6;
  }

  /** Joins `text` to a sentence left open by the column or page before, if any. */
  function joinWithOtherHalf(text: string, line: Line): boolean {
    for (const block of blocks.slice(-LOOK_BACK).reverse()) {
      if (block.kind === 'heading' || block.kind === 'code') return false;
      if (block.kind === 'list') {
        const item = block.items.at(-1) ?? '';
        if (!isOpen(item) || !/^\p{Ll}/u.test(text)) return false;
        block.items[block.items.length - 1] = join(item, text);
        return true;
      }
      if (block.kind !== 'paragraph') continue;
      const size = firstLines.get(block)?.size ?? line.size;
      // Footnotes are smaller and may stand between the halves.
      if (size < line.size - 0.75) continue;
      if (size > line.size + 0.75 || !isOpen(block.text) || !/^[\p{Ll}\d(«“"]/u.test(text)) {
        return false;
      }
      block.text = join(block.text, text);
      return true;
    }
    return false;
  }

  return {
    /** Adds a table, or joins it to the one that ended the page before. */
    addTable(table: TablePart): void {
      const rows = table.rows.map((row) => row.map((cell) => cell.split('\n').reduce(join)));
      const last = blocks.at(-1);
      if (last?.kind === 'table' && lastTable && goesOnWith(lastTable, table)) {
        const repeatsHeader = String(rows[0]) === String(last.rows[0]);
        last.rows.push(...rows.slice(repeatsHeader ? 1 : 0));
      } else {
        blocks.push({ kind: 'table', page: table.page, rows });
      }
      lastTable = table;
    },

    addFigure({ figure }: FigurePart): void {
      blocks.push(figure);
    },

    /** Adds the caption of the figure before it. */
    addCaption(text: string, page: number): void {
      const figure = blocks.at(-1);
      if (figure?.kind === 'figure') figure.caption = text;
      blocks.push({ kind: 'caption', page, text });
    },

    addCode(text: string, page: number): void {
      blocks.push({ kind: 'code', page, text });
    },

    /** Adds a heading. "Capítulo 3" and the title below it become one. */
    addHeading(text: string, page: number, line: Line): void {
      const label = headings.at(-1);
      if (label && label.block === blocks.at(-1) && CHAPTER_LABEL.test(label.block.text)) {
        label.block.text = `${label.block.text.replace(/[.:]$/, '')}. ${text}`;
        Object.assign(label, { text, line });
        return;
      }
      const block = { kind: 'heading' as const, page, level: 1, text };
      headings.push({ text, line, block });
      blocks.push(block);
    },

    /** Adds a paragraph, item or caption. `remark` is the label above it, if any. */
    addText(text: string, chunk: Chunk, line: Line, remark: string): void {
      const { page } = chunk;
      if (chunk.kind === 'item') {
        addItem(withoutMarker(text), page, hasNumber(line));
      } else if (remark !== '') {
        const paragraph = { kind: 'paragraph' as const, page, text: `${remark}: ${text}` };
        firstLines.set(paragraph, line);
        blocks.push(paragraph);
      } else if (isUnmarkedItem(line)) {
        addItem(text, page, false);
        const list = lastInFlow();
        if (list) firstLines.set(list, line);
      } else if (isCaption(text)) {
        blocks.push({ kind: 'caption', page, text });
      } else if (
        !(chunk.startsColumn || lastInFlow() !== blocks.at(-1)) ||
        !joinWithOtherHalf(text, line)
      ) {
        const paragraph = { kind: 'paragraph' as const, page, text };
        firstLines.set(paragraph, line);
        blocks.push(paragraph);
      }
    },

    /** Returns all blocks. Heading levels depend on each other, so they are set only here. */
    finish(outline: Outline): DraftBlock[] {
      for (const [index, level] of levelsOf(headings, outline).entries()) {
        const heading = headings[index];
        if (heading) heading.block.level = level;
      }
      return blocks;
    },
  };
}

/** True for a table that continues the one before: as many columns, in the same place. */
function goesOnWith(before: TablePart, next: TablePart): boolean {
  return (
    next.startsColumn &&
    next.page === before.page + 1 &&
    next.rows[0]?.length === before.rows[0]?.length &&
    Math.abs(next.left - before.left) < SAME_PLACE
  );
}

function isOpen(text: string): boolean {
  return !/[.!?:…][»”"')\]]*$/.test(text);
}
