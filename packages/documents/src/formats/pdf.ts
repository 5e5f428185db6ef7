import { Document, type Page, PDFDocument, type PDFObject, PDFPage } from 'mupdf';
import { findFigures } from '../figures/find-figures.ts';
import { createPictureBudget } from '../figures/picture-budget.ts';
import type { FormatReader, ReadingEvents } from '../format-reader.ts';
import { picturesOf } from '../ocr/page-picture.ts';
import { createPageRecogniser, type PageRecogniser } from '../ocr/page-recogniser.ts';
import { blocksOfPages, type FoundPage } from '../pdf/blocks-of-pages.ts';
import { withLetterBullets } from '../pdf/bullets.ts';
import { findDrawnBullets, withBullets } from '../pdf/drawn-bullets.ts';
import { readOutline } from '../pdf/outline.ts';
import type { Span } from '../pdf/span.ts';
import { readStructuredText, SCALE, TABLE_OPTIONS, TEXT_OPTIONS } from '../pdf/structured-text.ts';
import { tablesOf } from '../pdf/tables.ts';
import { judgeTextLayer } from '../pdf/text-layer.ts';
import { asUnreadable, Unreadable } from '../unreadable.ts';

const MOST_PAGES = 10_000;
const MOST_CHARACTERS = 20_000_000;

/**
 * PDF through MuPDF. Pages with a bad text layer have their picture recognised. Both kinds are laid
 * out into columns, lines and paragraphs.
 */
export const pdf: FormatReader = {
  pageKind: 'page',
  async read(bytes, events) {
    const document = Document.openDocument(bytes, 'application/pdf');
    if (document.needsPassword() && !hasOpenPages(document)) {
      throw new Unreadable('DOCUMENT_ENCRYPTED', 'a password opens it');
    }
    const pageCount = document.countPages();
    if (pageCount === 0) throw new Unreadable('DOCUMENT_CORRUPT', 'it has no page');
    if (pageCount > MOST_PAGES) {
      throw new Unreadable('DOCUMENT_TOO_COMPLEX', `${pageCount} pages, more than ${MOST_PAGES}`);
    }
    const recogniser = createPageRecogniser(events);
    try {
      const read = await readPages(document, pageCount, { recogniser, events });
      const pages = findFigures(document, read, createPictureBudget(events));
      return {
        title: document.getMetaData(Document.META_INFO_TITLE) ?? '',
        pageCount,
        blocks: blocksOfPages(pages, readOutline(document)),
      };
    } finally {
      await recogniser.close();
    }
  },
};

/** True when the password is only for the attached files. */
function hasOpenPages(document: Document): boolean {
  if (!(document instanceof PDFDocument)) return false;
  const encryption = document.getTrailer().get('Encrypt');
  return ['StmF', 'StrF'].every((filter) => encryption.get(filter).asName() === 'Identity');
}

type Reading = { recogniser: PageRecogniser; events: ReadingEvents };

async function readPages(document: Document, pageCount: number, reading: Reading) {
  const pages: FoundPage[] = [];
  let characters = 0;
  let failure: unknown;
  for (let index = 0; index < pageCount; index += 1) {
    const { page, error } = await readPage(document, index, reading);
    failure ??= error;
    pages.push(page);
    characters += lengthOf(page);
    if (characters > MOST_CHARACTERS) {
      throw new Unreadable('DOCUMENT_TOO_COMPLEX', `more than ${MOST_CHARACTERS} characters`);
    }
    reading.events.onProgress(index + 1, pageCount);
  }
  if (failure && characters === 0) throw failure;
  return pages;
}

/** A damaged page reads as empty, so that the others are not lost. */
async function readPage(
  document: Document,
  index: number,
  reading: Reading,
): Promise<{ page: FoundPage; error?: unknown }> {
  try {
    const page = document.loadPage(index);
    const found = await readTextOrPicture(page, reading.recogniser);
    page.destroy();
    return { page: found };
  } catch (error) {
    // Exhausted memory or a broken parser ends the document, not only the page.
    const { code } = asUnreadable(error);
    if (code === 'DOCUMENT_TOO_COMPLEX' || error instanceof WebAssembly.RuntimeError) throw error;
    return { page: { spans: [], tables: [], height: 0 }, error };
  }
}

async function readTextOrPicture(page: Page, recogniser: PageRecogniser): Promise<FoundPage> {
  const found = readText(page, isDrawing(page) ? TEXT_OPTIONS : TABLE_OPTIONS);
  const layer = judgeTextLayer(found.spans, () => picturesOf(page).coverage);
  if (layer !== 'good') {
    const recognised = await recogniser.read(page, { trueSize: true });
    if (layer === 'garbage' || lengthOf(recognised) > textLength(found.spans)) return recognised;
  }
  const spans = found.grids.length > 0 ? readText(page, TEXT_OPTIONS).spans : found.spans;
  const { tables, rest } = tablesOf(
    withBullets(withLetterBullets(spans), found.bullets),
    found.grids,
  );
  const [, top, , bottom] = page.getBounds();
  return { spans: rest, tables, height: bottom - top };
}

function lengthOf({ spans, tables }: FoundPage): number {
  const cells = tables.flatMap((table) => table.rows.flat());
  return textLength(spans) + cells.reduce((sum, cell) => sum + cell.length, 0);
}

function textLength(spans: Span[]): number {
  return spans.reduce((sum, span) => sum + span.text.length, 0);
}

/** Annotations drawn on the page itself, not beside it. Films and sounds show a name there. */
const WRITTEN_ON_PAGE = new Set(['FreeText', 'Stamp', 'RichMedia', 'Screen', 'Sound', 'Movie']);

function readText(page: Page, options: string) {
  const text = hasFilledForm(page)
    ? page.toDisplayList(true).toStructuredText(options)
    : page.toStructuredText(options);
  const json = text.asJSON(SCALE);
  const found = { ...readStructuredText(json), bullets: findDrawnBullets(text, json) };
  text.destroy();
  return found;
}

/** Plans and maps have so many lines that the search for tables would not end. */
const LARGEST_WRITTEN_PAGE_BYTES = 150_000;

function isDrawing(page: Page): boolean {
  if (!(page instanceof PDFPage)) return false;
  const contents = page.getObject().get('Contents');
  let bytes = 0;
  const add = (stream: PDFObject) => {
    if (stream.isStream()) bytes += stream.get('Length').asNumber();
  };
  if (contents.isArray()) contents.forEach(add);
  else add(contents);
  return bytes > LARGEST_WRITTEN_PAGE_BYTES;
}

/** True for form fields or text boxes, which are drawn only on request. */
function hasFilledForm(page: Page): boolean {
  if (!(page instanceof PDFPage)) return false;
  return (
    page.getWidgets().length > 0 ||
    page.getAnnotations().some((annotation) => WRITTEN_ON_PAGE.has(annotation.getType()))
  );
}
