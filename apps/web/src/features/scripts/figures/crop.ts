import type { SceneDirection } from '@tarima/text';

/** A part of a picture in whole percents of its size, as scripts have it. */
export type Crop = { x: number; y: number; width: number; height: number };

export const CROP_SIDES = ['x', 'y', 'width', 'height'] as const;

const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 };
/** A smaller part would be a mistake of the hand. */
const LEAST = 5;

export function cropOfShares(shares: SceneDirection['crop']): Crop {
  if (!shares) return WHOLE;
  const percent = (share: number) => Math.round(share * 100);
  return {
    x: percent(shares.x),
    y: percent(shares.y),
    width: percent(shares.width),
    height: percent(shares.height),
  };
}

/** Null for the whole picture. */
export function sharesOfCrop(crop: Crop): SceneDirection['crop'] {
  if (CROP_SIDES.every((side) => crop[side] === WHOLE[side])) return null;
  return {
    x: crop.x / 100,
    y: crop.y / 100,
    width: crop.width / 100,
    height: crop.height / 100,
  };
}

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** The nearest crop inside the picture. */
export function insidePicture({ x, y, width, height }: Crop): Crop {
  const left = between(0, x, 100 - LEAST);
  const top = between(0, y, 100 - LEAST);
  return {
    x: left,
    y: top,
    width: between(LEAST, width, 100 - left),
    height: between(LEAST, height, 100 - top),
  };
}

type Point = { x: number; y: number };

/** The crop between two corners, in percents of the picture. */
export const cropBetween = (one: Point, other: Point): Crop =>
  insidePicture({
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  });
