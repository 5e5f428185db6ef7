import type { FigureKind } from '@tarima/contract/figures';
import { holdsMiddle } from './boxes.ts';
import { hasBars } from './is-figure.ts';
import { kindOfPicture, type PictureMeasures } from './kind-of-picture.ts';
import type { LayoutLine, PageLayout } from './page-layout.ts';
import { coverageOf, type Region } from './regions.ts';

/** Share of a region. */
const RASTER_SHARE = 0.6;
const FEWEST_NUMBERS = 4;
/** In points. */
const SAME_LINE = 3;

/** The kind of a region: raster pictures by their colours, drawings with bars or a scale are charts. */
export function figureKindOf(
  region: Region,
  measures: PictureMeasures,
  { lines }: PageLayout,
): FigureKind {
  const { box, parts } = region;
  const images = parts.filter(({ kind }) => kind === 'image');
  if (coverageOf(images, box) >= RASTER_SHARE) return kindOfPicture(measures);
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
