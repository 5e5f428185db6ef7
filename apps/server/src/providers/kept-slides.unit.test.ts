import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildPdf } from '../../../../packages/documents/src/testing/build-pdf.ts';
import { buildLibreOffice } from '../../../../test/vendors/libre-office.ts';
import { createDocumentReader } from './document-reader.ts';
import { createKeptSlides } from './kept-slides.ts';

const HOUR_MS = 3_600_000;
const signal = new AbortController().signal;
const QUOTE = 'Pare la prensa antes de limpiarla.';
const slides = buildPdf([
  { draws: [{ text: 'La prensa', x: 72, y: 700 }] },
  { draws: [{ text: QUOTE, x: 72, y: 700 }] },
]);

async function prepare() {
  const program = await buildLibreOffice(slides);
  const dataFolder = await mkdtemp(join(tmpdir(), 'tarima-kept-slides-'));
  const path = join(dataFolder, 'upload');
  await writeFile(path, 'a presentation');
  const deck = { path, mediaType: 'application/vnd.ms-powerpoint', sha256: 'a'.repeat(64) };
  const reader = createDocumentReader({ dataFolder }, program);
  const draw = (page: number, { quote = '', pageCount = 2 } = {}) =>
    reader.drawPage({ ...deck, fileName: 'charla.ppt', page, quote, pageCount, signal });
  return { program, dataFolder, deck, draw };
}

describe('the slide of a source', () => {
  it('is a picture with the sentence marked, and further slides take no second conversion', async () => {
    const { program, dataFolder, draw } = await prepare();
    const marked = await draw(2, { quote: QUOTE });
    expect(marked).toMatchObject({ page: 2, height: 1_600, boxes: [{ x: expect.any(Number) }] });
    expect(await draw(1)).toMatchObject({ page: 1, boxes: [] });
    expect(await program.asked()).toHaveLength(1);
    await rm(join(dataFolder, 'cache'), { recursive: true });
    expect((await draw(2)).picture).toBe(marked.picture);
    expect(await program.asked()).toHaveLength(2);
  });

  it('is refused if the PDF has other pages than the presentation has slides', async () => {
    const { draw } = await prepare();
    const refused = { code: 'PAGE_WITHOUT_PICTURE', reason: '2 pages instead of 3' };
    await expect(draw(1, { pageCount: 3 })).rejects.toMatchObject(refused);
  });

  it('is refused without the program', async () => {
    const { dataFolder, deck } = await prepare();
    const { drawPage } = createDocumentReader({ dataFolder }, null);
    const drawing = drawPage({ ...deck, fileName: 'charla.ppt', page: 1, quote: '', signal });
    await expect(drawing).rejects.toMatchObject({ code: 'PAGE_WITHOUT_PICTURE' });
  });
});

describe('a presentation that cannot be converted', () => {
  it('is tried again after an hour', async () => {
    const { program, dataFolder, deck } = await prepare();
    let later = 0;
    const kept = createKeptSlides({ dataFolder }, program, () => Date.now() + later);
    await program.use('writesNothing');
    const refused = { code: 'PAGE_WITHOUT_PICTURE' };
    await expect(kept.pdfOf(deck, signal)).rejects.toMatchObject(refused);
    await program.use('converts');
    await expect(kept.pdfOf(deck, signal)).rejects.toMatchObject(refused);
    expect(await program.asked()).toHaveLength(1);
    later = HOUR_MS + 1;
    expect(await kept.pdfOf(deck, signal)).toMatch(/slides-\w+\.pdf$/u);
  });

  it('is tried at once if only its caller was gone', async () => {
    const { program, dataFolder, deck } = await prepare();
    const kept = createKeptSlides({ dataFolder }, program);
    await expect(kept.pdfOf(deck, AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect(await kept.pdfOf(deck, signal)).toMatch(/slides-\w+\.pdf$/u);
  });
});
