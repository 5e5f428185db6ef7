import type { VideoFormat } from '@tarima/contract';
import type { Bounds, Canvas2D } from '../scene-picture.ts';
import type { Cell } from '../tables/spoken-cell.ts';
import type { Theme } from '../themes/theme.ts';
import type { ChartData } from './read-chart.ts';

export type DrawChart = (
  context: Canvas2D,
  chart: ChartData,
  /** The room inside the chart's card. */
  box: Bounds,
  look: ChartLook,
) => void;

export type ChartLook = {
  theme: Theme;
  format: VideoFormat;
  spoken: Cell | null;
  /** The drawn share of the marks, 0 to 1. */
  grown: number;
  /** The drawn share of the stroke under the spoken value. */
  stroke: number;
};
