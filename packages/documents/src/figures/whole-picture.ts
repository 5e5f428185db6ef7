import type { Pixmap } from 'mupdf';
import type { DraftFigure } from '../draft-document.ts';
import { encodePixmap } from './encode-picture.ts';
import { isPlain, kindOfPicture, measurePicture } from './kind-of-picture.ts';
import type { PictureBudget } from './picture-budget.ts';

/** A drawn page or file as one figure. Null if it is blank or too much. Frees the pixels. */
export function figureOfPixmap(
  pixmap: Pixmap,
  page: number,
  budget: PictureBudget,
): DraftFigure | null {
  const measures = measurePicture(pixmap);
  const picture = isPlain(measures) ? null : budget.take(encodePixmap(pixmap));
  pixmap.destroy();
  return (
    picture && {
      kind: 'figure',
      page,
      picture,
      figureKind: kindOfPicture(measures),
      place: { x: 0, y: 0, width: 1, height: 1 },
      caption: '',
      alt: '',
    }
  );
}
