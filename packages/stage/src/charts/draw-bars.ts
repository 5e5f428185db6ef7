import { drawUnderline } from '../cards/draw-card.ts';
import { mix } from '../colour.ts';
import { fill, roundedBox, stroke } from '../drawing.ts';
import type { Bounds, Canvas2D } from '../scene-picture.ts';
import { baselineBelow, fitText, font } from '../text/fit-text.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { ChartLook, DrawChart } from './chart-style.ts';
import type { ChartData, ChartValue } from './read-chart.ts';

const COLUMN_GAP = 44;
const NARROWEST_COLUMN = 380;

type Scale = { zero: number; pixelsPerUnit: number; end: number };

/** A bar for each value, with its name above it and its value at its end. */
export const drawBars: DrawChart = (context, chart, box, look) => {
  const size = labelSize(look);
  const rowsOf = chart.series.length;
  const needed = size * 1.2 + rowsOf * (size * 1.15) + 8;
  const perColumn = Math.max(1, Math.floor(box.height / needed));
  const columns =
    chart.categories.length > perColumn && box.width >= NARROWEST_COLUMN * 2 + COLUMN_GAP ? 2 : 1;
  const inColumn = Math.ceil(chart.categories.length / columns);
  const width = Math.floor((box.width - COLUMN_GAP * (columns - 1)) / columns);
  const height = Math.min(box.height / inColumn, 150);
  const scale = scaleOf(context, chart, width, size);
  chart.categories.forEach((category, index) => {
    const column = Math.floor(index / inColumn);
    const row = {
      x: box.x + column * (width + COLUMN_GAP),
      y: box.y + (index % inColumn) * height,
      width,
      height,
    };
    drawCategory(context, category, chart, row, { ...look, scale, size });
  });
};

const labelSize = ({ format }: ChartLook) => TYPE_SIZES[format].label.at(-1) ?? 24;

/** All bars have the same scale. Values stand beside the longest bars, too. */
function scaleOf(context: Canvas2D, chart: ChartData, width: number, size: number): Scale {
  context.font = font(700, size);
  const texts = chart.categories.flatMap(({ values }) => values.map(({ text }) => text));
  const names = chart.series.length > 1 ? chart.series.map(({ name }) => name) : [];
  const widest = (all: string[]) =>
    Math.max(0, ...all.map((text) => context.measureText(text.slice(0, 40)).width));
  const label = Math.min(width * 0.6, widest(texts) + (names.length ? widest(names) + 16 : 0) + 14);
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
  look: ChartLook & { scale: Scale; size: number },
): void {
  const { theme, spoken, scale, size } = look;
  const isSpoken = spoken?.row === row;
  const dims = spoken !== null && !isSpoken;
  const nameHeight = Math.round(size * 1.2);
  const label = fitText(context, name, {
    ...{ width: box.width, maxLines: 1, weight: isSpoken ? 800 : 600, sizes: [size] },
  });
  context.font = font(label.weight, size);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = isSpoken ? theme.card.accent : theme.card.ink;
  context.fillText(label.lines[0] ?? '', box.x, box.y + nameHeight / 2 + baselineBelow(size));
  const space = (box.height - nameHeight - 8) / values.length;
  const thickness = Math.min(40, space * 0.82);
  values.forEach((value, index) => {
    const y = box.y + nameHeight + index * space + (space - thickness) / 2;
    const colour = theme.series[index] ?? theme.card.accent;
    const isLit = isSpoken && (spoken?.column ?? 0) === (chart.series[index]?.column ?? -1);
    drawBar(
      context,
      value,
      { ...box, y, height: thickness },
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
