import { isFigureCaption } from '../caption.ts';
import { columnsOf, isSegment } from '../pdf/columns.ts';
import { segmentsOf } from '../pdf/lines.ts';
import { type Box, boxAround, type Span } from '../pdf/span.ts';
import type { FoundTable } from '../pdf/tables.ts';
import type { DrawnPart } from './drawn-parts.ts';
import { tableFramesOf } from './table-frames.ts';

/** A line of a column, as a figure sees it. */
export type LayoutLine = Box & {
  text: string;
  size: number;
  bold: boolean;
  monospaced: boolean;
  /** Part of running text: it bounds a figure. */
  isProse: boolean;
  isCaption: boolean;
  column: Box;
};
export type PageLayout = {
  lines: LayoutLine[];
  tables: Box[];
  /** Of ruled tables, found or not. */
  frames: Box[];
  width: number;
  height: number;
};

/** In characters and words: labels of a figure are shorter. */
const SHORTEST_PROSE = 35;
const FEWEST_WORDS = 5;
/** In ems. */
const LARGEST_PITCH = 1.9;
const ENDS_SENTENCE = /[.!?…:;][»”"')\]]*$/u;
/** In points: lines of a paragraph begin at one place. */
const SAME_EDGE = 3;

/** The lines of a page with their columns, and the running text among them. */
export function layoutOf(page: {
  spans: Span[];
  tables: FoundTable[];
  parts: DrawnPart[];
  width: number;
  height: number;
}): PageLayout {
  const { spans, tables, parts: drawn, width, height } = page;
  const groups = columnsOf([...segmentsOf(spans), ...tables]);
  const lines = groups.flatMap((group) => {
    const column = boxAround(group);
    return group
      .filter(isSegment)
      .map(({ left, right, top, bottom, size, spans: parts }): LayoutLine => {
        const text = textOf(parts);
        return {
          left,
          right,
          top,
          bottom,
          size,
          text,
          bold: parts.every((span) => span.bold),
          monospaced: parts.every((span) => span.monospaced),
          isProse: false,
          isCaption: isFigureCaption(text),
          column,
        };
      });
  });
  markProse(lines);
  return { lines, tables, frames: tableFramesOf(drawn, lines), width, height };
}

/**
 * Long lines with a neighbour of their kind are prose. The short last line joins them. It is no
 * caption if it ends their sentence.
 */
function markProse(lines: LayoutLine[]): void {
  const sorted = [...lines].sort((a, b) => a.top - b.top);
  const isLong = (line: LayoutLine) =>
    line.text.length >= SHORTEST_PROSE && line.text.split(/\s+/).length >= FEWEST_WORDS;
  for (const [index, line] of sorted.entries()) {
    for (let other = index + 1; other < sorted.length; other += 1) {
      const below = sorted[other];
      if (!below || below.top - line.top > line.size * LARGEST_PITCH) break;
      if (!areOneParagraph(line, below)) continue;
      // "… como se ve en la | Figura 3." ends a sentence of the text.
      if (isLong(line) && !line.isCaption && !ENDS_SENTENCE.test(line.text))
        below.isCaption = false;
      if (isLong(line) || line.isProse) {
        line.isProse = true;
        below.isProse = true;
      } else if (isLong(below)) below.isProse = true;
    }
  }
}

function areOneParagraph(line: LayoutLine, below: LayoutLine): boolean {
  return (
    below.top > line.top + line.size * 0.5 &&
    Math.abs(line.size - below.size) < 0.75 &&
    (Math.abs(line.left - below.left) <= SAME_EDGE * line.size * 0.3 + SAME_EDGE ||
      Math.abs(line.right - below.right) <= SAME_EDGE)
  );
}

function textOf(spans: Span[]): string {
  let text = '';
  let previous: Span | undefined;
  for (const span of spans) {
    const isApart = previous && span.left - previous.right > span.size * 0.15;
    text += (isApart ? ' ' : '') + span.text;
    previous = span;
  }
  return text.trim();
}
