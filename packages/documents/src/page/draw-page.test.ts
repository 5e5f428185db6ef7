import { ColorSpace, Document, Matrix, Pixmap } from 'mupdf';
import { describe, expect, it } from 'vitest';
import { MEDIA_TYPES as FILE_TYPES } from '../file-type.ts';
import { buildDocx, paragraph } from '../testing/build-office.ts';
import { buildPdf, drawLines } from '../testing/build-pdf.ts';
import { buildTiff, pictureOf, sidewaysJpeg } from '../testing/build-picture.ts';
import { PLACE, withCameraNotes, withTextChunk } from '../testing/camera-notes.ts';
import { storeFile } from '../testing/temporary-file.ts';
import { canDrawPages, drawPage } from './draw-page.ts';

const LINES = [
  'La ventilación de los almacenes evita la hume-',
  'dad y conserva los alimentos durante más tiem-',
  'po. Cada mañana se abren las compuertas.',
];
const QUOTE =
  'La ventilación de los almacenes evita la humedad y conserva los alimentos durante más tiempo.';
/** A4, in points. */
const PAGE = { width: 595, height: 842 };
const MEDIA_TYPES = { pdf: 'application/pdf', png: 'image/png', svg: 'image/svg+xml' };

async function draw(
  fileName: string,
  bytes: Uint8Array | string,
  wanted: { page?: number; quote?: string; mediaType?: string; mostWidth?: number } = {},
) {
  const { path } = await storeFile(fileName, bytes);
  const usual = { page: 1, quote: '', mediaType: MEDIA_TYPES.pdf };
  return drawPage({ path, fileName, ...usual, ...wanted });
}

const written = () =>
  buildPdf([
    { draws: [{ text: 'Portada', x: 72, y: 700, size: 30 }] },
    { draws: drawLines(LINES, { x: 72, y: 700 }) },
  ]);

const pixelsOf = ({ bytes, mediaType }: { bytes: Uint8Array; mediaType: string }) =>
  Document.openDocument(bytes, mediaType)
    .loadPage(0)
    .toPixmap(Matrix.identity, ColorSpace.DeviceRGB, false)
    .getPixels();

describe('a page of a PDF', () => {
  it('is drawn with a box for each line of the quote, across hyphens', async () => {
    const drawn = await draw('manual.pdf', written(), { page: 2, quote: QUOTE });
    expect(Math.max(drawn.width, drawn.height)).toBe(1_600);
    expect(drawn.boxes).toHaveLength(3);
    const [first, second, last] = drawn.boxes;
    expect(first?.x).toBeCloseTo(72 / PAGE.width, 2);
    expect(first?.y).toBeGreaterThan((PAGE.height - 720) / PAGE.height);
    expect(first?.y).toBeLessThan((PAGE.height - 700) / PAGE.height);
    expect(second?.y).toBeGreaterThan(first?.y ?? 1);
    // `po.` alone is a small part of its line.
    expect(last?.width).toBeLessThan(0.05);
  });

  it('is drawn small where that is wanted', async () => {
    const { width, height } = await draw('manual.pdf', written(), { mostWidth: 480 });
    expect(Math.abs(width - 480)).toBeLessThanOrEqual(1);
    expect(height / width).toBeCloseTo(PAGE.height / PAGE.width, 2);
  });

  it('has no box for words that it does not have', async () => {
    const drawn = await draw('manual.pdf', written(), {
      page: 1,
      quote: 'Las grúas cruzan el patio.',
    });
    expect(drawn).toMatchObject({ page: 1, boxes: [] });
  });

  it('marks the beginning of a sentence that ends on the next page', async () => {
    const quote = `${QUOTE.slice(0, -1)}, y eso se ve en la hoja siguiente.`;
    expect((await draw('manual.pdf', written(), { page: 2, quote })).boxes).toHaveLength(3);
  });

  it('is the next one where only that has the words', async () => {
    const drawn = await draw('manual.pdf', written(), { page: 1, quote: QUOTE });
    expect(drawn).toMatchObject({ page: 2, boxes: { length: 3 } });
  });

  it('is the same picture with and without a quote', async () => {
    const [marked, plain] = await Promise.all([
      draw('manual.pdf', written(), { page: 2, quote: QUOTE }),
      draw('manual.pdf', written(), { page: 2 }),
    ]);
    expect(marked.picture).toBe(plain.picture);
    expect(plain.boxes).toEqual([]);
  });

  it('is refused where the document does not have it', async () => {
    const refused = draw('manual.pdf', written(), { page: 3 });
    await expect(refused).rejects.toMatchObject({ code: 'PAGE_WITHOUT_PICTURE' });
  });

  it('is refused where the file is broken', async () => {
    const refused = draw('manual.pdf', '%PDF-1.7 and nothing');
    await expect(refused).rejects.toMatchObject({ code: 'DOCUMENT_CORRUPT' });
  });
});

describe('a picture', () => {
  const size = ({ width, height }: { width: number; height: number }) => ({ width, height });
  const sizeOf = (bytes: Uint8Array) => {
    const [x0, y0, x1, y1] = Document.openDocument(bytes, 'image/png').loadPage(0).getBounds();
    return { width: x1 - x0, height: y1 - y0 };
  };

  it('is drawn whole, upright as its camera’s note says', async () => {
    const upright = pictureOf(['Cada mañana se abren las compuertas.']).asPNG();
    const { width, height } = size(await draw('a.png', upright, { mediaType: 'image/png' }));
    expect(width / height).toBeCloseTo(sizeOf(upright).width / sizeOf(upright).height, 1);
    const turned = sidewaysJpeg(['Cada mañana se abren las compuertas.']);
    const drawn = await draw('a.jpg', turned, { mediaType: 'image/jpeg' });
    expect(drawn.width / drawn.height).toBeCloseTo(width / height, 1);
  });

  it('is drawn small where that is wanted, and never larger than it is', async () => {
    const png = pictureOf(['Cada mañana se abren las compuertas.']).asPNG();
    const whole = await draw('a.png', png, { mediaType: 'image/png' });
    const half = Math.floor(whole.width / 2);
    const small = await draw('a.png', png, { mediaType: 'image/png', mostWidth: half });
    expect(Math.abs(small.width - half)).toBeLessThanOrEqual(1);
    const wide = await draw('a.png', png, { mediaType: 'image/png', mostWidth: 99_999 });
    expect(size(wide)).toEqual(size(whole));
  });

  it('of four colours, or transparent, is drawn on white', async () => {
    const inks = new Pixmap(ColorSpace.DeviceCMYK, [0, 0, 40, 30], false);
    inks.clear(255);
    const red = new Pixmap(ColorSpace.DeviceRGB, [0, 0, 40, 30], true);
    red.clear();
    const files = [
      ['a.jpg', inks.asJPEG(90, true), 'image/jpeg'],
      ['a.png', red.asPNG(), 'image/png'],
    ] as const;
    for (const [name, bytes, mediaType] of files) {
      const drawn = await draw(name, bytes, { mediaType });
      expect(drawn).toMatchObject({ width: 40, height: 30 });
      expect(pixelsOf(drawn).every((value) => value > 250)).toBe(true);
    }
  });

  it('keeps nothing of a camera’s notes: no place, no device', async () => {
    const upright = pictureOf(['Cada mañana se abren las compuertas.']);
    const files = [
      ['a.jpg', withCameraNotes(upright.asJPEG(85)), 'image/jpeg'],
      ['a.png', withTextChunk(upright.asPNG()), 'image/png'],
    ] as const;
    for (const [name, bytes, mediaType] of files) {
      expect(bytes.includes(PLACE)).toBe(true);
      const drawn = Buffer.from((await draw(name, bytes, { mediaType })).bytes);
      for (const note of [PLACE, 'Exif', 'eXIf', 'tEXt', 'iTXt', 'ICC_PROFILE'])
        expect([name, note, drawn.includes(note)]).toEqual([name, note, false]);
    }
  });

  it('of several pages has each of them', async () => {
    const bytes = buildTiff([['Uno'], ['Dos tres cuatro cinco']]);
    const pages = await Promise.all(
      [1, 2].map((page) => draw('a.tiff', bytes, { page, mediaType: 'image/tiff' })),
    );
    expect(pages[0]?.picture).not.toBe(pages[1]?.picture);
  });

  it('with too many pixels is refused before it is decoded', async () => {
    const black = new Pixmap(ColorSpace.DeviceGray, [0, 0, 9_000, 9_000], false);
    black.clear(0);
    const refused = draw('a.png', black.asPNG(), { mediaType: 'image/png' });
    await expect(refused).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
  });

  it.each(['', 'no picture', '\u0089PNG\r\n\u001a\n'])(
    'of broken bytes %j is refused',
    async (bytes) => {
      const refused = draw('a.png', bytes, { mediaType: 'image/png' });
      await expect(refused).rejects.toMatchObject({ code: 'DOCUMENT_CORRUPT' });
    },
  );

  it('of an SVG is drawn on white, and loads and runs nothing', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="80" height="60">
      <script>while (true);</script>
      <image xlink:href="file:///etc/passwd" width="80" height="60"/>
      <image xlink:href="http://127.0.0.1:1/a.png" width="80" height="60"/>
      <rect width="40" height="60" fill="red"/></svg>`;
    const drawn = await draw('a.svg', svg, { mediaType: MEDIA_TYPES.svg });
    expect(drawn.width / drawn.height).toBeCloseTo(4 / 3, 2);
    const pixels = pixelsOf(drawn);
    expect([...pixels.slice(0, 3)]).toEqual([255, 0, 0]);
    expect([...pixels.slice(-3)]).toEqual([255, 255, 255]);
  });

  it('of an SVG that is none is refused', async () => {
    const refused = draw('a.svg', '<svg', { mediaType: MEDIA_TYPES.svg });
    await expect(refused).rejects.toMatchObject({ code: 'DOCUMENT_CORRUPT' });
  });
});

it('draws no page of a Word document', async () => {
  const bytes = buildDocx(paragraph('Uno dos tres.'));
  const refused = draw('a.docx', bytes, { mediaType: 'application/zip' });
  await expect(refused).rejects.toMatchObject({ code: 'PAGE_WITHOUT_PICTURE' });
});

it('stops when its caller has gone', async () => {
  const { path } = await storeFile('a.pdf', written());
  const signal = AbortSignal.abort(new Error('gone'));
  const request = { path, fileName: 'a.pdf', mediaType: MEDIA_TYPES.pdf, page: 1, quote: '' };
  await expect(drawPage({ ...request, signal })).rejects.toThrow('gone');
});

it.each([
  ['a.pdf', MEDIA_TYPES.pdf, [true, true]],
  ['a.SVG', MEDIA_TYPES.svg, [true, true]],
  ['a.docx', FILE_TYPES.docx, [false, false]],
  ['a.pptx', FILE_TYPES.pptx, [false, true]],
])('says if pages of %s are drawn, without and with LibreOffice', (name, mediaType, expected) => {
  expect([false, true].map((hasSlides) => canDrawPages({ name, mediaType }, hasSlides))).toEqual(
    expected,
  );
});
