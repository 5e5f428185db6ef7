import { CARD_RADIUS, drawCard, drawUnderline } from '../cards/draw-card.ts';
import { mix } from '../colour.ts';
import { fill, roundedBox, stroke } from '../drawing.ts';
import { contentLayer } from '../layers/content-layer.ts';
import { strokeAt, strokeKey, strokeMoments } from '../motion/strokes.ts';
import type { Layer } from '../scene-picture.ts';
import { arrangeSides, type Side } from '../tables/arrange-sides.ts';
import { type Cell, spokenCell } from '../tables/spoken-cell.ts';
import { drawLines, textHeight } from '../text/fit-text.ts';
import type { BuildLayout, LayoutRequest } from './layout.ts';
import { table } from './table.ts';

const PAD = 20;

/** Two sides, each in a card under its name. The spoken cell is lit. */
export const comparison: BuildLayout = (request) => {
  const { scene } = request;
  const columns = scene.table?.rows[0]?.length ?? 0;
  if (!scene.table || columns < 2 || columns > 3) return table(request);
  const pages = arrangeSides(request, scene.table.rows);
  if (!pages) return table(request);
  const pageOf = (cell: Cell | null) =>
    Math.max(
      0,
      pages.findIndex(({ rows }) => rows.includes(cell?.row ?? 1)),
    );
  const { sides } = pages[0] ?? { sides: [] };
  const highest = Math.max(0, ...pages.flatMap((page) => page.sides.map(({ box }) => box.height)));
  return sides.map((_, number) =>
    sideLayer(request, number, highest, (t) => {
      const spoken = scene.table && spokenCell(scene.table, t);
      const page = pageOf(spoken);
      return { page, spoken, side: pages[page]?.sides[number] };
    }),
  );
};

type SideMoment = { page: number; spoken: Cell | null; side: Side | undefined };

function sideLayer(
  request: LayoutRequest,
  number: number,
  height: number,
  momentAt: (t: number) => SideMoment,
): Layer {
  const { theme, scene } = request;
  const starts = scene.table?.lit.map(({ start }) => start) ?? [];
  const strokes = strokeMoments(starts, starts[0] ?? 0, scene.duration);
  const box = momentAt(0).side?.box ?? request.box;
  return contentLayer(
    request,
    `side-${number + 1}`,
    { ...box, height },
    (t) => {
      const { page, spoken } = momentAt(t);
      return `${page}/${spoken?.row},${spoken?.column}/${strokeKey(strokeAt(strokes, t))}`;
    },
    (target, t) => {
      const { side, spoken } = momentAt(t);
      if (!side) return;
      const head = number === 0 ? theme.lit : { ground: theme.card.ink, ink: theme.card.ground };
      drawCard(target, side.box, theme);
      fill(target, head.ground, (path) =>
        path.roundRect(side.box.x, side.box.y, side.box.width, side.head.height, [
          CARD_RADIUS,
          CARD_RADIUS,
          0,
          0,
        ]),
      );
      target.textAlign = 'left';
      target.fillStyle = head.ink;
      const inHead = (side.head.height - textHeight(side.head.text)) / 2;
      drawLines(target, side.head.text, side.box.x + PAD, Math.round(side.box.y + inHead));
      side.items.forEach((item, index) => {
        const isSpoken = spoken?.row === item.row && spoken.column === item.column;
        const isRow = spoken?.row === item.row;
        const cell = { ...item.box, x: item.box.x + 6, width: item.box.width - 12 };
        const tint = mix(theme.card.ground, theme.card.accent, 0.12);
        if (isSpoken) fill(target, theme.lit.ground, roundedBox(cell, 12));
        else if (isRow) fill(target, tint, roundedBox(cell, 12));
        if (index > 0 && !isRow)
          stroke(target, theme.card.line, 2, (path) => {
            path.moveTo(side.box.x + PAD, item.box.y - 3);
            path.lineTo(side.box.x + side.box.width - PAD, item.box.y - 3);
          });
        let y = item.box.y + 10;
        if (item.name) {
          target.fillStyle = isSpoken ? theme.lit.ink : theme.card.soft;
          drawLines(target, item.name, side.box.x + PAD, y);
          y += textHeight(item.name);
        }
        target.fillStyle = isSpoken ? theme.lit.ink : theme.card.ink;
        drawLines(target, item.text, side.box.x + PAD, y);
        const pen = strokeAt(strokes, t);
        const line = { x: side.box.x + PAD, y: y + textHeight(item.text) + 2, width: 120 };
        if (isSpoken && pen.number >= 0) drawUnderline(target, line, pen.drawn, theme.lit.ink);
      });
    },
  );
}
