import type { FigureKind } from '@tarima/contract/figures';
import type { Pixmap } from 'mupdf';
import { holdsMiddle } from './boxes.ts';
import { hasBars } from './is-figure.ts';
import type { LayoutLine, PageLayout } from './page-layout.ts';
import { coverageOf, type Region } from './regions.ts';

/**
 * Shares of a picture's pixels: `ink` is unlike the ground, `flat` has one of the four commonest
 * colours, `coloured` is no grey. `colours` counts distinct ones of 4,096.
 */
export type Look = {
  ink: number;
  flat: number;
  coloured: number;
  colours: number;
  contrast: number;
};

const MOST_SAMPLES = 20_000;
/** Out of 255. */
const SMALLEST_CONTRAST = 40;
const SMALLEST_INK = 0.004;
/** A photograph has many colours, none of them on most of its area. */
const FEWEST_COLOURS = 60;
const LARGEST_FLAT = 0.55;
/** Drawings in a raster are of one ink, pictures of a screen are not. */
const FEWEST_COLOURED = 0.01;
/** Out of 255, between the channels of a colour. */
const SMALLEST_TINT = 24;
/** Share of a region. */
const RASTER_SHARE = 0.6;
const FEWEST_NUMBERS = 4;
/** In points. */
const SAME_LINE = 3;

/** Colours and contrast of a drawn RGB picture, from some of its pixels. */
export function lookOf(pixmap: Pixmap): Look {
  const pixels = pixmap.getPixels();
  const stride = Math.max(1, Math.floor(pixels.length / 3 / MOST_SAMPLES));
  const counts = new Map<number, number>();
  let samples = 0;
  let tinted = 0;
  let darkest = 255;
  let brightest = 0;
  for (let at = 0; at + 2 < pixels.length; at += stride * 3) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const light = (red + green + blue) / 3;
    darkest = Math.min(darkest, light);
    brightest = Math.max(brightest, light);
    const colour = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    samples += 1;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > SMALLEST_TINT) tinted += 1;
  }
  const commonest = [...counts.values()].sort((one, other) => other - one).slice(0, 4);
  const shareOf = (count: number) => count / Math.max(samples, 1);
  return {
    ink: 1 - shareOf(commonest[0] ?? 0),
    flat: shareOf(commonest.reduce((sum, count) => sum + count, 0)),
    coloured: shareOf(tinted),
    colours: counts.size,
    contrast: brightest - darkest,
  };
}

/** True for a picture that shows hardly anything. */
export function isBlank({ ink, contrast }: Look): boolean {
  return ink < SMALLEST_INK || contrast < SMALLEST_CONTRAST;
}

/** The kind of a raster picture: many colours make a photo, few a screen, one ink a drawing. */
export function kindOfRaster({ colours, flat, coloured }: Look): FigureKind {
  if (colours >= FEWEST_COLOURS && flat < LARGEST_FLAT) return 'photo';
  return coloured >= FEWEST_COLOURED ? 'screen' : 'diagram';
}

/** The kind of a region: raster pictures by their colours, drawings with bars or a scale are charts. */
export function figureKindOf(region: Region, look: Look, { lines }: PageLayout): FigureKind {
  const { box, parts } = region;
  const images = parts.filter(({ kind }) => kind === 'image');
  if (coverageOf(images, box) >= RASTER_SHARE) return kindOfRaster(look);
  const inside = lines.filter((line) => holdsMiddle(box, line));
  return hasScale(inside) || hasBars(parts, inside) ? 'chart' : 'diagram';
}

/** True for numbers in a row or below each other. */
function hasScale(lines: LayoutLine[]): boolean {
  const numbers = lines.filter(({ text }) => /^[−+-]?\d[\d.,]{0,11}\s?[%€$]?$/.test(text));
  return (['right', 'bottom'] as const).some((side) => {
    const counts = new Map<number, number>();
    for (const number of numbers) {
      const at = Math.round(number[side] / SAME_LINE);
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    return [...counts.values()].some((count) => count >= FEWEST_NUMBERS);
  });
}
