import type { FormatReader } from '../format-reader.ts';
import { recogniseDocument } from '../ocr/recognise-document.ts';

/** Pictures, turned upright by their camera's note, and all pages of a TIFF. Their text is recognised. */
function pictureReader(mediaType: string): FormatReader {
  return {
    pageKind: 'page',
    read: (bytes, events) => recogniseDocument(bytes, mediaType, events),
  };
}

export const jpeg = pictureReader('image/jpeg');
export const png = pictureReader('image/png');
export const tiff = pictureReader('image/tiff');
