import type { Pixmap } from 'mupdf';
import type { DraftFigure } from '../draft-document.ts';
import { encodePixmap } from './encode-picture.ts';
import { isBlank, kindOfRaster, lookOf } from './figure-kind.ts';
import type { PictureBudget } from './picture-budget.ts';

/** A drawn page or file as one figure. Null if it is blank or too much. Frees the pixels. */
export function figureOfPixmap(
  pixmap: Pixmap,
  page: number,
  budget: PictureBudget,
): DraftFigure | null {
  const look = lookOf(pixmap);
  const picture = isBlank(look) ? null : budget.take(encodePixmap(pixmap));
  pixmap.destroy();
  return (
    picture && {
      kind: 'figure',
      page,
      picture,
      figureKind: kindOfRaster(look),
      place: { x: 0, y: 0, width: 1, height: 1 },
      caption: '',
      alt: '',
    }
  );
}
