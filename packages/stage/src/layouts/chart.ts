import { drawCard } from '../cards/draw-card.ts';
import { drawBars } from '../charts/draw-bars.ts';
import { drawLine } from '../charts/draw-line.ts';
import { type ChartData, readChart } from '../charts/read-chart.ts';
import { easeOut } from '../frame-time.ts';
import { contentLayer } from '../layers/content-layer.ts';
import { progressAt, strokeAt, strokeKey, strokeMoments } from '../motion/strokes.ts';
import { type Cell, spokenCell } from '../tables/spoken-cell.ts';
import type { BuildLayout } from './layout.ts';
import { table } from './table.ts';

const GROW_FRAMES = 20;
const GROW_START = 0.24;
const PAD = { x: 32, y: 22 };

/** A table's numbers as bars, or as a line through times. The spoken value is lit. */
export const chart: BuildLayout = (request) => {
  const { scene, box, theme, format, language } = request;
  const { table: shown } = scene;
  if (!shown || !readChart(shown.rows, 1, language)) return table(request);
  const charts = new Map<number, ChartData | null>();
  const chartFor = (cell: Cell | null): ChartData | null => {
    const row = cell?.row ?? 1;
    const kept = charts.get(row);
    if (kept !== undefined) return kept;
    const read = readChart(shown.rows, row, language) ?? readChart(shown.rows, 1, language);
    charts.set(row, read);
    return read;
  };
  const starts = shown.lit.map(({ start }) => start);
  const strokes = strokeMoments(starts, starts[0] ?? 0, scene.duration);
  const momentAt = (t: number) => ({
    spoken: spokenCell(shown, t),
    grown: easeOut(progressAt(GROW_START, GROW_FRAMES, t)),
    pen: strokeAt(strokes, t),
  });
  const inner = {
    ...{ x: box.x + PAD.x, y: box.y + PAD.y },
    ...{ width: box.width - PAD.x * 2, height: box.height - PAD.y * 2 },
  };
  return [
    contentLayer(
      request,
      'chart',
      box,
      (t) => {
        const { spoken, grown, pen } = momentAt(t);
        return `${grown.toFixed(5)}/${spoken?.row},${spoken?.column}/${strokeKey(pen)}`;
      },
      (target, t) => {
        const { spoken, grown, pen } = momentAt(t);
        const data = chartFor(spoken);
        if (!data) return;
        drawCard(target, box, theme);
        const draw = data.isLine ? drawLine : drawBars;
        draw(target, data, inner, { theme, format, spoken, grown, stroke: pen.drawn });
      },
    ),
  ];
};
