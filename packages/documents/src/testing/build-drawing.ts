import { ColorSpace, Document, Pixmap } from 'mupdf';

/** A white picture whose top left quarter is dark blue. */
export function cornerPicture(width: number, height: number): Pixmap {
  const pixmap = new Pixmap(ColorSpace.DeviceRGB, [0, 0, width, height], false);
  pixmap.clear(255);
  const pixels = pixmap.getPixels();
  for (let y = 0; y < height / 2; y += 1) {
    for (let x = 0; x < width / 2; x += 1) pixels.set([20, 40, 120], (y * width + x) * 3);
  }
  return pixmap;
}

/** True for each quarter of a picture that is dark: top left, top right, bottom left, bottom right. */
export function darkQuarters(file: Uint8Array, mediaType: string): boolean[] {
  const page = Document.openDocument(file, mediaType).loadPage(0);
  const pixmap = page.toPixmap([1, 0, 0, 1, 0, 0], ColorSpace.DeviceGray, false);
  const [width, height] = [pixmap.getWidth(), pixmap.getHeight()];
  const pixels = pixmap.getPixels();
  return [0.25, 0.75].flatMap((down) =>
    [0.25, 0.75].map(
      (across) =>
        (pixels[Math.floor(down * height) * width + Math.floor(across * width)] ?? 0) < 128,
    ),
  );
}
