import { detectLanguage, type TextLanguage } from '@tarima/text';
import { Matrix, type Page } from 'mupdf';
import type { ReadingEvents } from '../format-reader.ts';
import type { FoundPage } from '../pdf/blocks-of-pages.ts';
import { Unreadable } from '../unreadable.ts';
import { drawPage, type PagePictures, picturesOf, type QuarterTurn } from './page-picture.ts';
import { bodySizeOf, isSure, qualityOf, readableLines, spansOfLines } from './spans-of-lines.ts';
import {
  type RecognisedLanguage,
  type RecognisedLine,
  startTesseract,
  type Tesseract,
} from './tesseract.ts';

/** The best data for each language: each knows its own accents. */
const DATA_FOR: Record<TextLanguage, RecognisedLanguage> = {
  es: 'spa',
  en: 'eng',
  pt: 'por',
  fr: 'por',
  it: 'por',
  de: 'eng',
  other: 'spa',
};
const MOST_PAGES = 300;
/**
 * Processor time, so that a busy machine tries all orientations too. A drawing that takes this long
 * for one try has no text in another.
 */
const LONGEST_TRYING_MS = 12_000;
/** Fewer letters do not show the language. */
const LETTERS_OF_A_LANGUAGE = 80;
/** In points: the assumed body size of a picture without a true size. */
const USUAL_BODY = 10;

type Source = { page: Page; pictures: PagePictures; upright: Matrix };
type Reading = { lines: RecognisedLine[]; scale: number; height: number };

/**
 * Reads scans, photographs and outlines. Language and orientation of the first pages are tried
 * first on the next. `onRecognise` is called before each try.
 */
export function createPageRecogniser({ onRecognise }: Pick<ReadingEvents, 'onRecognise'>) {
  let language: RecognisedLanguage = 'spa';
  let languageIsKnown = false;
  let pagesRead = 0;
  let lastTurn: QuarterTurn = 0;
  let tesseract: Tesseract | undefined;

  async function readTurned({ page, pictures, upright }: Source, turn: QuarterTurn) {
    onRecognise();
    const drawing = drawPage(page, pictures, { upright, turn });
    const { scale, height } = drawing;
    if (drawing.isBlank) return undefined;
    tesseract ??= await startTesseract(language);
    return { lines: await tesseract.readLines(drawing.png), scale, height };
  }

  async function readUpright(source: Source): Promise<Reading | undefined> {
    const before = process.cpuUsage();
    let best: Reading | undefined;
    for (const turn of turnsFrom(lastTurn)) {
      const reading = await readTurned(source, turn);
      if (!reading) return undefined;
      if (!best || isBetter(reading, best)) {
        best = reading;
        lastTurn = turn;
      }
      const { user, system } = process.cpuUsage(before);
      if (isSure(reading.lines) || (user + system) / 1_000 > LONGEST_TRYING_MS) break;
    }
    return best;
  }

  /** Reads a page again if it turns out to be in another language. */
  async function inItsLanguage(source: Source, first: Reading): Promise<Reading> {
    if (languageIsKnown || qualityOf(first.lines).letters < LETTERS_OF_A_LANGUAGE) return first;
    const found = DATA_FOR[detectLanguage(textOf(first.lines))];
    languageIsKnown = true;
    if (found === language) return first;
    await tesseract?.stop();
    tesseract = undefined;
    language = found;
    return (await readTurned(source, lastTurn)) ?? first;
  }

  return {
    /**
     * The text of a page. `trueSize` means that lengths are points, not a camera's pixels.
     * `upright` is applied before any other turn. Throws `Unreadable` with DOCUMENT_TOO_COMPLEX for
     * too many pages or pixels.
     */
    async read(
      page: Page,
      { trueSize, upright = Matrix.identity }: { trueSize: boolean; upright?: Matrix },
    ): Promise<FoundPage> {
      pagesRead += 1;
      if (pagesRead > MOST_PAGES) {
        throw new Unreadable('DOCUMENT_TOO_COMPLEX', `more than ${MOST_PAGES} pages to recognise`);
      }
      const source = { page, pictures: picturesOf(page), upright };
      const first = await readUpright(source);
      if (!first) return { spans: [], tables: [], height: 0, isRecognised: true };
      const { scale, height, ...reading } = await inItsLanguage(source, first);
      const lines = readableLines(reading.lines);
      const unit = trueSize || lines.length === 0 ? scale : bodySizeOf(lines) / USUAL_BODY;
      return {
        spans: spansOfLines(lines, unit),
        tables: [],
        height: (height * scale) / unit,
        isRecognised: true,
      };
    },
    async close(): Promise<void> {
      await tesseract?.stop();
    },
  };
}

export type PageRecogniser = ReturnType<typeof createPageRecogniser>;

function turnsFrom(first: QuarterTurn): QuarterTurn[] {
  const turns: QuarterTurn[] = [0, 90, 270, 180];
  return [first, ...turns.filter((turn) => turn !== first)];
}

function isBetter(one: Reading, other: Reading): boolean {
  const worthOf = ({ lines }: Reading) => {
    const { inWords, confidence } = qualityOf(lines);
    return inWords * confidence ** 2;
  };
  return worthOf(one) > worthOf(other);
}

function textOf(lines: RecognisedLine[]): string {
  return lines.map((line) => line.words.map((word) => word.text).join(' ')).join('\n');
}
