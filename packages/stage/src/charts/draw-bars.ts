import { drawUnderline } from '../cards/draw-card.ts';
import { mix } from '../colour.ts';
import { fill, roundedBox, stroke } from '../drawing.ts';
import type { Bounds, Canvas2D } from '../scene-picture.ts';
import { windowOf } from '../tables/spoken-cell.ts';
import { baselineBelow, fitText } from '../text/fit-text.ts';
import { font, measureIn } from '../text/measure-text.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { ChartLook, DrawChart } from './chart-style.ts';
import type { ChartData, ChartValue } from './read-chart.ts';

const COLUMN_GAP = 44;
const HIGHEST_ROW = 170;
const NARROWEST_COLUMN = 380;

type Scale = { zero: number; pixelsPerUnit: number; end: number };

/** A bar for each value, with its name and its value beside it. */
export const drawBars: DrawChart = (context, chart, box, look) => {
  const { size, columns, perColumn, isInline } = planBars(chart, box, look);
  const spoken = chart.categories.findIndex(({ row }) => row === look.spoken?.row);
  const shown = windowOf(0, chart.categories.length, perColumn * columns, Math.max(0, spoken));
  const inColumn = Math.ceil(shown.length / columns);
  const width = Math.floor((box.width - COLUMN_GAP * (columns - 1)) / columns);
  const height = Math.min(box.height / inColumn, HIGHEST_ROW);
  const top = box.y + (box.height - height * inColumn) / 2;
  const names = chart.categories.map(({ name }) => name);
  const nameWidth = isInline ? Math.min(width * 0.55, widest(context, names, size) + 18) : 0;
  const scale = scaleOf(context, chart, width - nameWidth, size);
  shown.forEach((place, index) => {
    const category = chart.categories[place];
    if (!category) return;
    const column = Math.floor(index / inColumn);
    const row = {
      x: box.x + column * (width + COLUMN_GAP),
      y: top + (index % inColumn) * height,
      width,
      height,
    };
    drawCategory(context, category, chart, row, { ...look, scale, size, nameWidth });
  });
};

type BarPlan = {
  size: number;
  columns: number;
  perColumn: number;
  /** True if names stand before their bars instead of above them. */
  isInline: boolean;
};

/** One column at the largest size that fits, else two columns, else short rows. */
function planBars(chart: ChartData, box: Bounds, { format }: ChartLook): BarPlan {
  const count = chart.categories.length;
  const sizes = [...TYPE_SIZES[format].body.slice(3), ...TYPE_SIZES[format].label];
  const fitting = sizes.map((size) => {
    const needed = size * 1.2 + chart.series.length * (size * 1.15) + 8;
    return { size, perColumn: Math.max(1, Math.floor(box.height / needed)) };
  });
  const roomy = fitting.find(({ perColumn }) => perColumn >= count);
  if (roomy) return { ...roomy, columns: 1, isInline: false };
  const smallest = fitting.at(-1) ?? { size: 0, perColumn: 1 };
  const columns = box.width >= NARROWEST_COLUMN * 2 + COLUMN_GAP ? 2 : 1;
  if (smallest.perColumn * columns >= count || chart.series.length > 1)
    return { ...smallest, columns, isInline: false };
  const perColumn = Math.max(1, Math.floor(box.height / (smallest.size * 1.3)));
  return {
    size: smallest.size,
    perColumn,
    columns: perColumn < count ? columns : 1,
    isInline: true,
  };
}

const widest = (context: Canvas2D, texts: readonly string[], size: number): number => {
  const measure = measureIn(context, 800, size);
  return Math.max(0, ...texts.map((text) => measure(text.slice(0, 40))));
};

/** All bars have the same scale. Values stand beside the longest bars, too. */
function scaleOf(context: Canvas2D, chart: ChartData, width: number, size: number): Scale {
  const texts = chart.categories.flatMap(({ values }) => values.map(({ text }) => text));
  const names = chart.series.length > 1 ? chart.series.map(({ name }) => name) : [];
  const ends =
    widest(context, texts, size) + (names.length ? widest(context, names, size) + 16 : 0);
  const label = Math.min(width * 0.6, ends + 14);
  const low = Math.min(0, chart.lowest);
  const high = Math.max(0, chart.highest);
  const pixelsPerUnit = (width - label) / Math.max(high - low, Number.MIN_VALUE);
  return { zero: -low * pixelsPerUnit, pixelsPerUnit, end: width };
}

function drawCategory(
  context: Canvas2D,
  { row, name, values }: ChartData['categories'][number],
  chart: ChartData,
  box: Bounds,
  look: ChartLook & { scale: Scale; size: number; nameWidth: number },
): void {
  const { theme, spoken, scale, size, nameWidth } = look;
  const isSpoken = spoken?.row === row;
  const dims = spoken !== null && !isSpoken;
  const nameHeight = nameWidth > 0 ? 0 : Math.round(size * 1.2);
  const middle = nameWidth > 0 ? box.height / 2 : nameHeight / 2;
  const label = fitText(context, name, {
    ...{
      width: nameWidth > 0 ? nameWidth - 14 : box.width,
      maxLines: 1,
      weight: isSpoken ? 800 : 600,
      sizes: [size],
    },
  });
  context.font = font(label.weight, size);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = isSpoken ? theme.card.accent : theme.card.ink;
  context.fillText(label.lines[0] ?? '', box.x, box.y + middle + baselineBelow(size));
  const space = (box.height - nameHeight - (nameWidth > 0 ? 2 : 8)) / values.length;
  const thickness = Math.min(40, space * 0.82);
  values.forEach((value, index) => {
    const y = box.y + nameHeight + index * space + (space - thickness) / 2;
    const colour = theme.series[index] ?? theme.card.accent;
    const isLit = isSpoken && (spoken?.column ?? 0) === (chart.series[index]?.column ?? -1);
    drawBar(
      context,
      value,
      { x: box.x + nameWidth, y, width: box.width - nameWidth, height: thickness },
      {
        ...{ scale, size, grown: look.grown, ink: theme.card.ink, soft: theme.card.soft, colour },
        bar: dims ? mix(colour, theme.card.ground, 0.5) : colour,
        line: theme.card.line,
        name: chart.series.length > 1 ? (chart.series[index]?.name ?? '') : '',
        stroke: isLit || (isSpoken && spoken?.column === 0) ? look.stroke : 0,
        bold: isSpoken,
      },
    );
  });
}

function drawBar(
  context: Canvas2D,
  { value, text }: ChartValue,
  box: Bounds,
  look: {
    scale: Scale;
    size: number;
    grown: number;
    bar: string;
    line: string;
    ink: string;
    soft: string;
    colour: string;
    name: string;
    stroke: number;
    bold: boolean;
  },
): void {
  const { scale, size } = look;
  const zero = box.x + scale.zero;
  const length = (value ?? 0) * scale.pixelsPerUnit * look.grown;
  const bar = { x: Math.min(zero, zero + length), y: box.y, height: box.height };
  const width = Math.max(value === null ? 0 : 3, Math.abs(length));
  if (value !== null) fill(context, look.bar, roundedBox({ ...bar, width }, 6));
  if (scale.zero > 0)
    stroke(context, look.line, 2, (path) => {
      path.moveTo(zero, box.y - 3);
      path.lineTo(zero, box.y + box.height + 3);
    });
  const middle = box.y + box.height / 2 + baselineBelow(size);
  const x = Math.max(zero, zero + length) + 10;
  context.font = font(look.bold ? 800 : 700, size);
  context.fillStyle = value === null ? look.soft : look.ink;
  context.fillText(text, x, middle);
  const after = context.measureText(text).width;
  drawUnderline(context, { x, y: box.y + box.height + 2, width: after }, look.stroke, look.ink);
  if (!look.name) return;
  const left = x + after + 12;
  const label = fitText(context, look.name, {
    ...{ width: Math.max(1, box.x + scale.end - left), maxLines: 1, weight: 600, sizes: [size] },
  });
  context.font = font(600, size);
  context.fillStyle = look.colour;
  context.fillText(label.lines[0] ?? '', left, middle);
}
