import type { VideoFormat } from '@tarima/contract';
import type { Bounds } from '../scene-picture.ts';

/** Places that the templates share, in pixels: a picture, a title, points, captions, progress. */
export type StockLayout = {
  hero: Bounds;
  kickerSize: number;
  title: {
    x: number;
    y: number;
    width: number;
    /** The height of the title's lines; `crowdedHeight` is for many points. */
    height: number;
    crowdedHeight: number;
    sizes: readonly number[];
  };
  points: { x: number; width: number; top: number; bottom: number };
  pointSizes: { sizes: readonly number[]; gap: number; minHeight: number; maxHeight: number };
  captions: { x: number; y: number; width: number; sizes: readonly number[] };
  progress: Bounds;
};

export const STOCK_LAYOUTS: Record<VideoFormat, StockLayout> = {
  vertical: {
    hero: { x: 0, y: 0, width: 720, height: 372 },
    kickerSize: 26,
    title: {
      x: 56,
      y: 388,
      width: 608,
      height: 190,
      crowdedHeight: 124,
      sizes: [66, 60, 56, 52, 48, 44, 40, 36],
    },
    points: { x: 56, width: 608, top: 570, bottom: 1068 },
    pointSizes: {
      sizes: [36, 34, 32, 30, 28, 26, 24, 22, 20],
      gap: 18,
      minHeight: 56,
      maxHeight: 108,
    },
    captions: { x: 360, y: 1150, width: 640, sizes: [40, 38, 36] },
    progress: { x: 56, y: 1240, width: 608, height: 8 },
  },
  horizontal: {
    hero: { x: 780, y: 0, width: 500, height: 576 },
    kickerSize: 22,
    title: {
      x: 72,
      y: 56,
      width: 680,
      height: 170,
      crowdedHeight: 104,
      sizes: [62, 58, 54, 50, 46, 42, 38, 34],
    },
    points: { x: 72, width: 660, top: 200, bottom: 564 },
    pointSizes: {
      sizes: [32, 30, 28, 26, 24, 22, 20, 18],
      gap: 14,
      minHeight: 46,
      maxHeight: 86,
    },
    captions: { x: 640, y: 632, width: 980, sizes: [38, 36] },
    progress: { x: 72, y: 696, width: 1136, height: 7 },
  },
};
