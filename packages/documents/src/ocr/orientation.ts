import { Matrix } from 'mupdf';

/**
 * The matrix that turns or mirrors each page upright, from EXIF or TIFF tag 274. It applies to
 * pictures that are drawn as stored.
 */
export function orientationsOf(bytes: Uint8Array, mediaType: string): Matrix[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const block = mediaType === 'image/tiff' ? buffer : exifIn(buffer, mediaType);
  return block ? orientationTags(block).map((tag) => MATRICES[tag] ?? Matrix.identity) : [];
}

const MATRICES: Record<number, Matrix> = {
  2: [-1, 0, 0, 1, 0, 0],
  3: [-1, 0, 0, -1, 0, 0],
  4: [1, 0, 0, -1, 0, 0],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 0, 0],
  7: [0, -1, -1, 0, 0, 0],
  8: [0, -1, 1, 0, 0, 0],
};

/**
 * Removes the note on orientation, so that MuPDF draws the picture as stored. MuPDF heeds it in
 * most JPEGs, but not in all and in no other format.
 */
export function asStored(bytes: Uint8Array, mediaType: string): Uint8Array {
  if (mediaType !== 'image/jpeg') return bytes;
  const at = notesIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), mediaType);
  return at < 0 ? bytes : new Uint8Array(bytes).fill(0, at, at + JPEG_NOTES.length);
}

const JPEG_NOTES = 'Exif\0\0';
const PNG_NOTES = 'eXIf';
/** In bytes: a JPEG keeps its EXIF near the start. */
const JPEG_NOTES_WITHIN = 1_048_576;
const ORIENTATION = 274;
const MOST_PAGES = 10_000;

/** The EXIF block, which is a small TIFF. */
function exifIn(file: Buffer, mediaType: string): Buffer | undefined {
  const at = notesIn(file, mediaType);
  const head = mediaType === 'image/jpeg' ? JPEG_NOTES : PNG_NOTES;
  return at < 0 ? undefined : file.subarray(at + head.length);
}

function notesIn(file: Buffer, mediaType: string): number {
  const head = mediaType === 'image/jpeg' ? JPEG_NOTES : PNG_NOTES;
  return file.subarray(0, JPEG_NOTES_WITHIN).indexOf(head, 0, 'latin1');
}

/** The orientation of each page of a TIFF; 1 (upright) where it has none. */
function orientationTags(tiff: Buffer): number[] {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const tags: number[] = [];
  if (tiff.length < 8) return tags;
  let at = long(4);
  while (at > 0 && at + 2 <= tiff.length && tags.length < MOST_PAGES) {
    const end = at + 2 + short(at) * 12;
    let tag = 1;
    for (let entry = at + 2; entry + 12 <= Math.min(end, tiff.length); entry += 12) {
      if (short(entry) === ORIENTATION) tag = short(entry + 8);
    }
    tags.push(tag);
    at = end + 4 <= tiff.length ? long(end) : 0;
  }
  return tags;
}
