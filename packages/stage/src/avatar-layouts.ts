import type { VideoFormat } from '@tarima/contract';
import type { Placement } from './art/figure.ts';
import type { Bounds } from './scene-picture.ts';

/** The places in a scene with a presenter, in pixels. */
export type AvatarLayout = {
  title: {
    x: number;
    y: number;
    width: number;
    /** The height of the title's lines; `crowdedHeight` is for many points. */
    height: number;
    crowdedHeight: number;
    kickerSize: number;
    sizes: readonly number[];
  };
  points: { width: number; bottom: number; gapAbove: number; sizes: readonly number[] };
  /** Captions are centred here. Even the highest box stays below every pin. */
  captions: { x: number; y: number; width: number; sizes: readonly number[] };
  progress: Bounds;
  placements: Record<'standard' | 'talking_photo', Placement>;
};

export const AVATAR_LAYOUTS: Record<VideoFormat, AvatarLayout> = {
  vertical: {
    title: {
      x: 48,
      y: 52,
      width: 624,
      height: 176,
      crowdedHeight: 112,
      kickerSize: 24,
      sizes: [56, 52, 48, 44, 40, 36, 32],
    },
    points: { width: 624, bottom: 578, gapAbove: 26, sizes: [32, 30, 28, 26, 24, 22, 20, 18] },
    captions: { x: 360, y: 1160, width: 640, sizes: [40, 38, 36] },
    progress: { x: 40, y: 1250, width: 640, height: 8 },
    placements: {
      standard: {
        x: 360,
        y: 790,
        scale: 1.5,
        pin: 1090,
        reach: { x: 90, y: 586, width: 540, height: 694 },
        portrait: null,
      },
      talking_photo: {
        x: 360,
        y: 806,
        scale: 1.62,
        pin: 1080,
        reach: { x: 100, y: 590, width: 520, height: 514 },
        portrait: { x: 360, y: 844, radius: 254 },
      },
    },
  },
  horizontal: {
    title: {
      x: 64,
      y: 52,
      width: 580,
      height: 170,
      crowdedHeight: 112,
      kickerSize: 22,
      sizes: [54, 50, 46, 42, 38, 34, 30],
    },
    points: { width: 560, bottom: 556, gapAbove: 26, sizes: [30, 28, 26, 24, 22, 20] },
    captions: { x: 640, y: 632, width: 900, sizes: [38, 36] },
    progress: { x: 48, y: 697, width: 1184, height: 7 },
    placements: {
      standard: {
        x: 960,
        y: 268,
        scale: 1.46,
        pin: 576,
        reach: { x: 690, y: 68, width: 540, height: 652 },
        portrait: null,
      },
      talking_photo: {
        x: 960,
        y: 300,
        scale: 1.62,
        pin: 572,
        reach: { x: 700, y: 84, width: 520, height: 506 },
        portrait: { x: 960, y: 330, radius: 254 },
      },
    },
  },
};
