import { isCaption } from '../caption.ts';
import type { DraftBlock } from '../draft-document.ts';
import type { FoundFigure } from '../figures/found-figure.ts';
import { blocksOfParts } from './blocks-of-parts.ts';
import { chunksOf, usualPitch } from './chunks.ts';
import { columnsOf, isSegment } from './columns.ts';
import { findContentsLines } from './contents-pages.ts';
import { bodySizeOf } from './headings.ts';
import { createLineJoiner } from './join-lines.ts';
import { type Line, linesOf, segmentsOf } from './lines.ts';
import type { Outline } from './outline.ts';
import { findRepeatedLines } from './repeated-lines.ts';
import { findRepeatedTables } from './repeated-tables.ts';
import type { Span } from './span.ts';
import type { FoundTable } from './tables.ts';

export type FoundPage = {
  spans: Span[];
  tables: FoundTable[];
  height: number;
  figures?: FoundFigure[];
  /** True where the text was recognised. Lengths may then be no points. */
  isRecognised?: boolean;
};
type Column = (Line | FoundTable | FoundFigure)[];

/** Rebuilds a document from its pages' spans: reading order, repeated lines, paragraphs, headings. */
export function blocksOfPages(pages: FoundPage[], outline: Outline): DraftBlock[] {
  const headers = findRepeatedTables(pages);
  const laidOut = pages.map(({ spans, tables, height, figures = [] }, index) => {
    const own = tables.filter((table) => !headers.has(table));
    const columns = columnsOf([...segmentsOf(spans), ...own, ...figures]).map(columnOf);
    return { page: index + 1, height, columns, lines: columns.flat().filter(isLine) };
  });
  const dropped = findRepeatedLines(
    // Captions differ only in their number, and each stands by its own figure.
    laidOut.map(({ height, lines }) => ({
      height,
      lines: lines.filter(({ text }) => !isCaption(text)),
    })),
    bodySizeOf(laidOut.flatMap(({ lines }) => lines)),
  );
  let continues = false;
  for (const { lines, page } of laidOut) {
    const text = lines.filter((line) => !dropped.has(line));
    const contents = findContentsLines(text, { page, pageCount: pages.length, continues });
    for (const line of contents) dropped.add(line);
    continues = contents.size > 0;
  }

  const kept = laidOut.map(({ page, columns }) => ({
    page,
    columns: columns
      .map((column) => column.filter((item) => !isLine(item) || !dropped.has(item)))
      .filter((column) => column.length > 0),
  }));
  const lineColumns = kept.flatMap(({ columns }) => columns.map((column) => column.filter(isLine)));
  const pitch = usualPitch(lineColumns);
  const parts = kept.flatMap(({ page, columns }) =>
    columns.flatMap((column) => chunksOf(column, page, pitch)),
  );
  const lines = lineColumns.flat();
  const join = createLineJoiner(lines.map((line) => line.text));
  return blocksOfParts(parts, { bodySize: bodySizeOf(lines), outline, join });
}

function isLine(item: Column[number]): item is Line {
  return 'cells' in item;
}

/** A column's lines, tables and figures, from top to bottom. */
function columnOf(items: ReturnType<typeof columnsOf>[number]): Column {
  const others = items.filter((item): item is FoundTable | FoundFigure => !isSegment(item));
  const lines = linesOf(items.filter(isSegment));
  const heightOf = (item: Column[number]) => (isLine(item) ? item.baseline : item.top);
  return [...lines, ...others].sort((a, b) => heightOf(a) - heightOf(b));
}
