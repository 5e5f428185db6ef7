import { CARD_RADIUS, drawCard, drawUnderline } from '../cards/draw-card.ts';
import { mix } from '../colour.ts';
import { fill, roundedBox, stroke, within } from '../drawing.ts';
import { contentLayer } from '../layers/content-layer.ts';
import { type Stroke, strokeAt, strokeKey, strokeMoments } from '../motion/strokes.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { type ArrangedCell, type ArrangedTable, arrangeTable } from '../tables/arrange-table.ts';
import { type Cell, spokenCell } from '../tables/spoken-cell.ts';
import { drawLines, textHeight } from '../text/fit-text.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { Theme } from '../themes/theme.ts';
import type { BuildLayout } from './layout.ts';

const PAD = 18;

/** A table with the spoken cell lit. Of a large one, the part around that cell is shown. */
export const table: BuildLayout = (request) => {
  const { context, scene, box, theme, format, language } = request;
  const { table: shown } = scene;
  if (!shown) return [];
  const sizes = TYPE_SIZES[format].body.slice(3);
  const arranged = new Map<string, ArrangedTable>();
  const tableFor = (cell: Cell | null): ArrangedTable => {
    const wanted = cell ?? { row: 1, column: 1 };
    const key = `${wanted.row},${wanted.column}`;
    const kept = arranged.get(key);
    if (kept) return kept;
    const made = arrangeTable(context, shown.rows, wanted, { box, sizes, language });
    arranged.set(key, made);
    return made;
  };
  const starts = shown.lit.map(({ start }) => start);
  const strokes = strokeMoments(starts, starts[0] ?? 0, scene.duration);
  return [
    contentLayer(
      request,
      'table',
      isWhole(tableFor(null), shown.rows) ? tableFor(null).box : box,
      (t) => {
        const cell = spokenCell(shown, t);
        return `${cell?.row}:${cell?.column}:${strokeKey(strokeAt(strokes, t))}`;
      },
      (target, t) => {
        const cell = spokenCell(shown, t);
        drawTable(target, tableFor(cell), cell, theme, strokeAt(strokes, t));
      },
    ),
  ];
};

/** True if no cell is left out, so that every moment has the same cells. */
const isWhole = ({ cells }: ArrangedTable, rows: readonly (readonly string[])[]): boolean =>
  cells.length === rows.length * (rows[0]?.length ?? 0);

function drawTable(
  context: Canvas2D,
  { box, cells, rowTops }: ArrangedTable,
  spoken: Cell | null,
  theme: Theme,
  pen: Stroke,
): void {
  drawCard(context, box, theme);
  const tint = mix(theme.card.ground, theme.card.accent, 0.1);
  within(context, roundedBox(box, CARD_RADIUS), () => {
    for (const cell of cells)
      if (cell.isHeader || cell.row === spoken?.row) {
        context.fillStyle = cell.isHeader ? mix(theme.card.ground, theme.card.accent, 0.16) : tint;
        context.fillRect(cell.box.x, cell.box.y, box.x + box.width - cell.box.x, cell.box.height);
      }
    for (const top of rowTops.slice(1))
      stroke(context, theme.card.line, 2, (path) => {
        path.moveTo(box.x, top);
        path.lineTo(box.x + box.width, top);
      });
  });
  for (const cell of cells) drawCell(context, cell, spoken, theme, pen);
}

function drawCell(
  context: Canvas2D,
  { box, text, align, row, column, isHeader }: ArrangedCell,
  spoken: Cell | null,
  theme: Theme,
  pen: Stroke,
): void {
  const isSpoken = row === spoken?.row && column === spoken.column;
  const isSpokenHead = isHeader && column === spoken?.column;
  if (isSpoken) {
    const lit = { x: box.x + 5, y: box.y + 4, width: box.width - 10, height: box.height - 8 };
    fill(context, theme.lit.ground, roundedBox(lit, 10));
  }
  const bold = isHeader || isSpoken || column === 0;
  const ink = isSpoken ? theme.lit.ink : theme.card.ink;
  context.fillStyle = isHeader && !isSpokenHead ? theme.card.soft : ink;
  context.textAlign = align;
  const x = align === 'left' ? box.x + PAD : box.x + box.width - PAD;
  const y = Math.round(box.y + (box.height - textHeight(text)) / 2);
  drawLines(context, { ...text, weight: bold ? 700 : 500 }, x, y);
  if (isSpoken && pen.number >= 0) {
    const line = { x: box.x + PAD, y: box.y + box.height - 9, width: box.width - PAD * 2 };
    drawUnderline(context, line, pen.drawn, theme.lit.ink);
  }
}
