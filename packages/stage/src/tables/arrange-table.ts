import type { Language } from '@tarima/contract';
import { isUnknown, readNumberCell } from '../numbers/read-number.ts';
import type { Bounds, Canvas2D } from '../scene-picture.ts';
import { type FittedText, fitText, textHeight } from '../text/fit-text.ts';
import { columnNeeds, shareWidth } from './measure-columns.ts';
import { type Cell, windowOf } from './spoken-cell.ts';

export type ArrangedCell = Cell & {
  box: Bounds;
  text: FittedText;
  align: 'left' | 'right';
  isHeader: boolean;
};
export type ArrangedTable = { box: Bounds; cells: ArrangedCell[]; rowTops: number[] };

export type TableRoom = { box: Bounds; sizes: readonly number[]; language: Language };

const MOST_ROWS = 6;
const MOST_COLUMNS = 4;
const PAD = { x: 18, y: 9 };
const MOST_LINES = 3;

/**
 * The part of a table around the `wanted` cell that fits, at the largest size. The header and the
 * first column always stay.
 */
export function arrangeTable(
  context: Canvas2D,
  rows: readonly (readonly string[])[],
  wanted: Cell,
  room: TableRoom,
): ArrangedTable {
  const width = rows[0]?.length ?? 0;
  for (let columns = Math.min(MOST_COLUMNS, width); columns > 1; columns--) {
    for (const size of room.sizes) {
      const table = tryAt(context, rows, wanted, { ...room, columns, rows: MOST_ROWS, size });
      if (table.fits) return table;
    }
  }
  const size = room.sizes.at(-1) ?? 0;
  const columns = Math.min(2, width);
  for (let count = MOST_ROWS; count > 1; count--) {
    const table = tryAt(context, rows, wanted, { ...room, columns, rows: count, size });
    if (table.fits) return table;
  }
  return tryAt(context, rows, wanted, { ...room, columns, rows: 1, size });
}

function tryAt(
  context: Canvas2D,
  rows: readonly (readonly string[])[],
  wanted: Cell,
  room: TableRoom & { columns: number; rows: number; size: number },
): ArrangedTable & { fits: boolean } {
  const { box, size, language } = room;
  const shownRows = [0, ...windowOf(1, rows.length, room.rows, wanted.row)];
  const shownColumns = [
    0,
    ...windowOf(1, rows[0]?.length ?? 0, Math.max(1, room.columns - 1), wanted.column),
  ];
  const columns = shownColumns.map((column) => {
    const cells = shownRows.map((row) => rows[row]?.[column] ?? '');
    const body = cells.slice(1).filter((cell) => !isUnknown(cell));
    const isNumeric = body.length > 0 && body.every((cell) => readNumberCell(cell, language));
    return {
      column,
      isNumeric,
      needs: columnNeeds(context, cells.slice(1), isNumeric, size),
      head: columnNeeds(context, cells.slice(0, 1), false, size),
    };
  });
  const needs = columns.map(({ needs: { natural, least }, head }) => ({
    natural: Math.max(natural, Math.min(head.natural, 220)),
    least: Math.max(least, head.least),
  }));
  const inner = box.width - PAD.x * 2 * columns.length;
  const fitsWidth = needs.reduce((sum, need) => sum + need.least, 0) <= inner;
  const widths = shareWidth(needs, inner).map((width) => Math.floor(width) + PAD.x * 2);
  const cells: ArrangedCell[] = [];
  const rowTops: number[] = [];
  const linesEach = Math.floor(
    (box.height / shownRows.length - PAD.y * 2) / Math.round(size * 1.18),
  );
  const maxLines = Math.max(1, Math.min(MOST_LINES, shownRows.length > 2 ? MOST_LINES : linesEach));
  const texts = shownRows.map((row) =>
    columns.map(({ column }, place) =>
      fitText(context, rows[row]?.[column] ?? '', {
        ...{ width: (widths[place] ?? 0) - PAD.x * 2, maxLines, sizes: [size] },
        ...{ weight: row === 0 ? 700 : 500, leading: 1.18 },
      }),
    ),
  );
  const heights = texts.map((row) => Math.max(...row.map(textHeight)) + PAD.y * 2);
  const needed = heights.reduce((sum, height) => sum + height, 0);
  const spare = Math.max(0, Math.min(26, (box.height - needed) / heights.length));
  let y = box.y;
  shownRows.forEach((row, index) => {
    const height = Math.floor((heights[index] ?? 0) + spare);
    let x = box.x;
    columns.forEach(({ column, isNumeric }, place) => {
      const width = widths[place] ?? 0;
      const text = texts[index]?.[place];
      if (text)
        cells.push({
          ...{ row, column, text, box: { x, y, width, height } },
          align: isNumeric ? 'right' : 'left',
          isHeader: row === 0,
        });
      x += width;
    });
    rowTops.push(y);
    y += height;
  });
  const isWhole = texts.every((row, index) =>
    row.every((text, place) => {
      const said = rows[shownRows[index] ?? 0]?.[shownColumns[place] ?? 0] ?? '';
      return text.lines.join('').length >= said.replace(/\s+/gu, '').length;
    }),
  );
  return {
    box: { ...box, height: Math.min(box.height, y - box.y) },
    cells,
    rowTops,
    fits: fitsWidth && needed <= box.height && isWhole,
  };
}
