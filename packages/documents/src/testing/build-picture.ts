import { ColorSpace, Document, Image, Matrix, PDFDocument } from 'mupdf';
import { buildPdf, drawLines } from './build-pdf.ts';

export type QuarterTurn = 0 | 90 | 180 | 270;

/** A scan of printed lines, rotated by `turn`. */
export function pictureOf(lines: string[], turn: QuarterTurn = 0) {
  return drawn(lines, Matrix.concat(Matrix.scale(2, 2), Matrix.rotate(turn)));
}

function drawn(lines: string[], matrix: Matrix) {
  const draws = drawLines(lines, { x: 60, y: 760, size: 14 });
  const page = Document.openDocument(buildPdf([{ draws }]), 'application/pdf').loadPage(0);
  return page.toPixmap(matrix, ColorSpace.DeviceGray, false);
}

/** A PDF whose pages are pictures and hold no text. */
export function scannedPdf(pages: string[][]): Buffer {
  const pdf = new PDFDocument();
  for (const lines of pages) {
    const picture = pdf.addImage(new Image(pictureOf(lines)));
    const resources = pdf.addObject({ XObject: { Scan: picture } });
    const page = pdf.addPage([0, 0, 595, 842], 0, resources, 'q 595 0 0 842 0 0 cm /Scan Do Q');
    pdf.insertPage(-1, page);
  }
  return Buffer.from(pdf.saveToBuffer('compress').asUint8Array());
}

/** A JPEG with a note that it must be turned clockwise by 90 degrees. */
export function sidewaysJpeg(lines: string[]): Buffer {
  return withOrientation(pictureOf(lines, 270).asJPEG(85), 6);
}

/** A JPEG of a front camera: mirrored, with a note that says so. */
export function mirroredJpeg(lines: string[]): Buffer {
  return withOrientation(drawn(lines, Matrix.scale(-2, 2)).asJPEG(85), 2);
}

function withOrientation(bytes: Uint8Array, tag: number): Buffer {
  const jpeg = Buffer.from(bytes);
  const start = Buffer.from('ffe1002245786966000049492a00080000000100120103000100', 'hex');
  return Buffer.concat([
    jpeg.subarray(0, 2),
    start,
    Buffer.from([0, 0, tag, 0, 0, 0, 0, 0, 0, 0]),
    jpeg.subarray(2),
  ]);
}

/** A TIFF with several pages, grey and uncompressed. */
export function buildTiff(pages: string[][]): Buffer {
  const parts: Buffer[] = [Buffer.from('49492a00', 'hex')];
  let length = 8;
  const directories: Buffer[] = [];
  const pixels = pages.map((lines) => pictureOf(lines));
  const places = pixels.map((pixmap) => {
    const start = length;
    length += pixmap.getWidth() * pixmap.getHeight();
    return start;
  });
  for (const [index, pixmap] of pixels.entries()) {
    const [width, height] = [pixmap.getWidth(), pixmap.getHeight()];
    const entries = [
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, places[index] ?? 0],
      [277, 1],
      [278, height],
      [279, width * height],
    ];
    const directory = Buffer.alloc(2 + entries.length * 12 + 4);
    directory.writeUInt16LE(entries.length);
    for (const [at, [tag = 0, value = 0]] of entries.entries()) {
      directory.writeUInt16LE(tag, 2 + at * 12);
      directory.writeUInt16LE(4, 4 + at * 12);
      directory.writeUInt32LE(1, 6 + at * 12);
      directory.writeUInt32LE(value, 10 + at * 12);
    }
    length += directory.length;
    if (index < pixels.length - 1) directory.writeUInt32LE(length, directory.length - 4);
    directories.push(directory);
  }
  const first = Buffer.alloc(4);
  first.writeUInt32LE(8 + pixels.reduce((sum, pixmap) => sum + pixmap.getPixels().length, 0));
  return Buffer.concat([
    ...parts,
    first,
    ...pixels.map((pixmap) => Buffer.from(pixmap.getPixels())),
    ...directories,
  ]);
}
