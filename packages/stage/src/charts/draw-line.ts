import { drawUnderline } from '../cards/draw-card.ts';
import { circle, fill, stroke } from '../drawing.ts';
import type { Bounds, Canvas2D } from '../scene-picture.ts';
import { baselineBelow } from '../text/fit-text.ts';
import { font } from '../text/measure-text.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { ChartLook, DrawChart } from './chart-style.ts';
import type { ChartData } from './read-chart.ts';

type Point = { x: number; y: number; text: string; index: number };
/** With more values than these, only those that matter are written. */
const MOST_VALUES = 8;

type Labels = { x: number; y: number; width: number; height: number }[];

/** A line through the values of each series. The values that matter are written beside it. */
export const drawLine: DrawChart = (context, chart, box, look) => {
  const { theme, format } = look;
  const size = TYPE_SIZES[format].label.at(-1) ?? 24;
  context.font = font(700, size);
  const widest = (texts: string[]) =>
    Math.max(0, ...texts.map((text) => context.measureText(text.slice(0, 40)).width));
  const names = chart.series.length > 1 ? chart.series.map(({ name }) => name) : [];
  const edge = Math.min(
    box.width * 0.2,
    widest(chart.categories.flatMap(({ values }) => values.map(({ text }) => text))) / 2 + 8,
  );
  const right = names.length ? Math.min(box.width * 0.3, widest(names) + 24) : edge;
  const plot = {
    ...{ x: box.x + edge, y: box.y + size * 1.7 },
    ...{ width: box.width - edge - right, height: box.height - size * 3.6 },
  };
  const series = chart.series.map((_, index) => pointsOf(chart, index, plot));
  drawGround(context, chart, plot, look);
  series.forEach((points, index) => {
    drawPath(context, points, plot, look.grown, theme.series[index] ?? theme.card.accent);
  });
  if (look.grown < 1) return;
  const taken: Labels = [];
  series.forEach((points, index) => {
    const colour = theme.series[index] ?? theme.card.accent;
    drawValues(context, points, chart, { ...look, size, colour, taken, series: index, box });
    const last = points.at(-1);
    const name = names[index];
    if (!last || !name) return;
    context.font = font(700, size);
    context.textAlign = 'left';
    context.fillStyle = colour;
    const fits = shorten(context, name, box.x + box.width - last.x - 18);
    context.fillText(fits, last.x + 18, last.y + baselineBelow(size));
  });
  drawCategories(context, chart, plot, { ...look, size, box });
};

function shorten(context: Canvas2D, text: string, width: number): string {
  const words = text.slice(0, 40).split(' ');
  while (words.length > 1 && context.measureText(words.join(' ')).width > width) words.pop();
  const letters = Array.from(words.join(' '));
  while (letters.length > 1 && context.measureText(letters.join('')).width > width) letters.pop();
  return letters.join('');
}

function pointsOf(chart: ChartData, series: number, plot: Bounds): Point[] {
  const low = lowest(chart);
  const range = chart.highest - low || 1;
  return chart.categories.flatMap(({ values }, index) => {
    const { value = null, text = '' } = values[series] ?? {};
    if (value === null) return [];
    const x = plot.x + (plot.width * index) / Math.max(1, chart.categories.length - 1);
    return [{ x, y: plot.y + plot.height * (1 - (value - low) / range), text, index }];
  });
}

/** Zero is shown unless all values lie far above it. */
function lowest({ lowest: least, highest }: ChartData): number {
  return least > 0 && least < highest * 0.6 ? 0 : least;
}

function drawGround(context: Canvas2D, chart: ChartData, plot: Bounds, { theme }: ChartLook): void {
  const low = lowest(chart);
  const zero = plot.y + plot.height * (1 - (0 - low) / (chart.highest - low || 1));
  const lines = [plot.y + plot.height, ...(low < 0 && chart.highest > 0 ? [zero] : [])];
  for (const y of lines)
    stroke(context, theme.card.line, 2, (path) => {
      path.moveTo(plot.x - 8, y);
      path.lineTo(plot.x + plot.width + 8, y);
    });
}

/** The line from left to right, up to the drawn share. A missing value leaves a gap. */
function drawPath(
  context: Canvas2D,
  points: Point[],
  plot: Bounds,
  grown: number,
  colour: string,
): void {
  const end = plot.x + plot.width * grown + 0.01;
  stroke(context, colour, 5, (path) => {
    points.forEach((point, index) => {
      const before = points[index - 1];
      const joins = before?.index === point.index - 1;
      if (!joins) {
        path.moveTo(point.x, point.y);
        return;
      }
      if (before.x >= end) return;
      const share = Math.min(1, (end - before.x) / (point.x - before.x));
      path.lineTo(before.x + (point.x - before.x) * share, before.y + (point.y - before.y) * share);
    });
  });
  for (const point of points)
    if (point.x <= end) fill(context, colour, circle(point.x, point.y, 7));
}

/** Writes values where there is room: the spoken one first, then ends and the highest. */
function drawValues(
  context: Canvas2D,
  points: Point[],
  chart: ChartData,
  look: ChartLook & { size: number; colour: string; taken: Labels; series: number; box: Bounds },
): void {
  const { theme, size, spoken, colour, taken, box } = look;
  const column = chart.series[look.series]?.column;
  const isSpoken = ({ index }: Point) =>
    chart.categories[index]?.row === spoken?.row &&
    (spoken?.column === column || spoken?.column === 0);
  const highest = points.reduce(
    (best, point) => (point.y < best.y ? point : best),
    points[0] ?? { x: 0, y: 0, text: '', index: 0 },
  );
  const rank = (point: Point) =>
    [isSpoken(point), point === points.at(-1), point === highest, point === points[0]].indexOf(
      true,
    );
  const order = [...points].sort((a, b) => ((rank(a) + 9) % 9) - ((rank(b) + 9) % 9));
  const all = chart.categories.length * chart.series.length <= MOST_VALUES;
  for (const point of order) {
    if (!all && rank(point) < 0) continue;
    const lit = isSpoken(point);
    context.font = font(lit ? 800 : 700, size);
    const width = context.measureText(point.text).width;
    const label = {
      x: Math.min(box.x + box.width - width, Math.max(box.x, point.x - width / 2)),
      y: point.y - size * 1.55,
      width,
      height: size * 1.2,
    };
    const meets = taken.some(
      (other) =>
        label.x < other.x + other.width + 8 &&
        other.x < label.x + width + 8 &&
        label.y < other.y + other.height &&
        other.y < label.y + label.height,
    );
    if (meets) continue;
    taken.push(label);
    if (lit) {
      fill(context, theme.lit.ground, circle(point.x, point.y, 13));
      fill(context, theme.lit.ink, circle(point.x, point.y, 6));
    }
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    const baseline = label.y + label.height / 2 + baselineBelow(size);
    // A rim in the colour of the card parts the value from lines behind it.
    context.strokeStyle = theme.card.ground;
    context.lineWidth = 8;
    context.lineJoin = 'round';
    context.strokeText(point.text, label.x, baseline);
    context.fillStyle = lit ? theme.card.ink : colour;
    context.fillText(point.text, label.x, baseline);
    if (lit)
      drawUnderline(
        context,
        { x: label.x, y: label.y + label.height, width },
        look.stroke,
        theme.card.ink,
      );
  }
}

/** Names under the plot: the spoken one, the ends, and others as far as there is room. */
function drawCategories(
  context: Canvas2D,
  chart: ChartData,
  plot: Bounds,
  { theme, spoken, size, box }: ChartLook & { size: number; box: Bounds },
): void {
  const last = chart.categories.length - 1;
  const lit = chart.categories.findIndex(({ row }) => row === spoken?.row);
  const taken: { from: number; to: number }[] = [];
  const order = [lit, 0, last, ...chart.categories.keys()].filter(
    (index, place, all) => index >= 0 && all.indexOf(index) === place,
  );
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  for (const index of order) {
    context.font = font(index === lit ? 800 : 600, size);
    const name = shorten(context, chart.categories[index]?.name ?? '', plot.width / 3);
    const width = context.measureText(name).width;
    const middle = plot.x + (plot.width * index) / Math.max(1, last);
    const from = Math.min(box.x + box.width - width, Math.max(box.x, middle - width / 2));
    if (taken.some((other) => from < other.to + 14 && other.from < from + width + 14)) continue;
    taken.push({ from, to: from + width });
    context.fillStyle = index === lit ? theme.card.accent : theme.card.soft;
    context.fillText(name, from, plot.y + plot.height + size * 1.25 + baselineBelow(size) / 2);
  }
}
