import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Unreadable } from '../unreadable.ts';

const require = createRequire(import.meta.url);
/** The languages whose data is installed; no data is ever fetched. */
const DATA = {
  spa: require.resolve('@tesseract.js-data/spa/package.json'),
  eng: require.resolve('@tesseract.js-data/eng/package.json'),
  por: require.resolve('@tesseract.js-data/por/package.json'),
};
export type RecognisedLanguage = keyof typeof DATA;

/** Lengths in pixels from the picture's top left corner. `confidence` is from 0 to 100. */
export type RecognisedWord = PixelBox & { text: string; confidence: number };
export type RecognisedLine = PixelBox & {
  words: RecognisedWord[];
  /** From the top of its tallest letters to the bottom of its lowest. */
  rowHeight: number;
  baseline: number;
};
type PixelBox = { left: number; right: number; top: number; bottom: number };

export type Tesseract = Awaited<ReturnType<typeof startTesseract>>;

/** Starts Tesseract in a worker thread of this process, for one language. */
export async function startTesseract(language: RecognisedLanguage) {
  // Most documents need no recognition, and loading it takes longer than reading a short one.
  const { createWorker, OEM } = await import('tesseract.js');
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    // Small integer models are as good on print and several times faster.
    langPath: join(dirname(DATA[language]), '4.0.0_best_int'),
    cacheMethod: 'none',
    // Without a handler, a bad picture ends the process. The call rejects anyway.
    errorHandler: () => {},
  });
  return {
    /** The lines of text in a PNG. A tilt of a few degrees is corrected. */
    async readLines(png: Uint8Array): Promise<RecognisedLine[]> {
      const { data } = await worker
        .recognize(Buffer.from(png), { rotateAuto: true }, { text: false, blocks: true })
        .catch((error: unknown) => {
          throw new Unreadable('DOCUMENT_CORRUPT', `the picture cannot be read: ${error}`);
        });
      return (data.blocks ?? [])
        .flatMap((block) => block.paragraphs)
        .flatMap((paragraph) => paragraph.lines)
        .map((line) => ({
          ...boxOf(line.bbox),
          rowHeight: line.rowAttributes.rowHeight,
          baseline: (line.baseline.y0 + line.baseline.y1) / 2,
          words: line.words.map(({ text, confidence, bbox }) => ({
            text,
            confidence,
            ...boxOf(bbox),
          })),
        }));
    },
    stop: () => worker.terminate(),
  };
}

function boxOf(box: { x0: number; y0: number; x1: number; y1: number }): PixelBox {
  return { left: box.x0, right: box.x1, top: box.y0, bottom: box.y1 };
}
