import type { FigureKind } from '@tarima/contract/figures';
import type { Pixmap } from 'mupdf';
import { holdsMiddle } from './boxes.ts';
import { hasBars } from './is-figure.ts';
import type { PageLayout } from './page-layout.ts';
import { coverageOf, type Region } from './regions.ts';

/** `ink` is the share of pixels unlike the ground; `colours` counts distinct ones. */
export type Look = { ink: number; contrast: number; colours: number; ground: number };

const MOST_SAMPLES = 20_000;
/** Out of 255. */
const SMALLEST_CONTRAST = 40;
const SMALLEST_INK = 0.004;
/** A photograph has at least this many of 4,096 colours, and no colour on most of its area. */
const FEWEST_COLOURS = 90;
const LARGEST_GROUND = 0.6;
/** Share of a region. */
const RASTER_SHARE = 0.6;
const FEWEST_NUMBERS = 4;

/** Colours and contrast of a drawn RGB picture, from some of its pixels. */
export function lookOf(pixmap: Pixmap): Look {
  const pixels = pixmap.getPixels();
  const stride = Math.max(1, Math.floor(pixels.length / 3 / MOST_SAMPLES));
  const counts = new Map<number, number>();
  let samples = 0;
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
  }
  const commonest = Math.max(0, ...counts.values());
  const ground = commonest / Math.max(samples, 1);
  return { ink: 1 - ground, ground, contrast: brightest - darkest, colours: counts.size };
}

/** True for a picture that shows hardly anything. */
export function isBlank({ ink, contrast }: Look): boolean {
  return ink < SMALLEST_INK || contrast < SMALLEST_CONTRAST;
}

/** The kind of a raster picture: many colours make a photo. */
export function kindOfRaster({ colours, ground }: Look): FigureKind {
  return colours >= FEWEST_COLOURS && ground < LARGEST_GROUND ? 'photo' : 'screen';
}

/** The kind of a region: raster pictures by their colours, drawings with bars or a scale are charts. */
export function figureKindOf(region: Region, look: Look, { lines }: PageLayout): FigureKind {
  const { box, parts } = region;
  const images = parts.filter(({ kind }) => kind === 'image');
  if (coverageOf(images, box) >= RASTER_SHARE) return kindOfRaster(look);
  const inside = lines.filter((line) => holdsMiddle(box, line));
  const numbers = inside.filter(({ text }) => /^[−+-]?[\d.,\s]+[%€$]?$/.test(text));
  const rules = parts.filter(({ kind }) => kind === 'rule');
  const hasScale = numbers.length >= FEWEST_NUMBERS && rules.length > 0;
  return hasScale || hasBars(parts, inside) ? 'chart' : 'diagram';
}
