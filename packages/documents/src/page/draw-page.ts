import { attemptReading, DEFAULT_LIMITS } from '../attempt-reading.ts';
import { DocumentError } from '../document-error.ts';
import { extensionOf } from '../file-type.ts';
import { slideFormatOf } from '../slides/slide-formats.ts';
import type { SlideSource } from '../slides/whole-slides.ts';
import { DRAWN_FORMATS, type DrawnFormat, type DrawnPage, type WantedPage } from './wanted-page.ts';

type PageRequest = Omit<WantedPage, 'pageCount'> & {
  path: string;
  fileName: string;
  /** The answer of `detectFileType`. */
  mediaType: string;
  /** A presentation's PDF, and the number of slides if it is known. Without it none is drawn. */
  slides?: { pdf: SlideSource['pdf']; count: number | undefined } | undefined;
  signal?: AbortSignal;
};

/** True if `drawPage` draws the pages of such a file; slides only where `hasSlides`. */
export function canDrawPages(
  { name, mediaType }: { name: string; mediaType: string },
  hasSlides: boolean,
): boolean {
  return (hasSlides && slideFormatOf(mediaType) !== undefined) || formatOf(name) !== undefined;
}

/**
 * Draws a page of a PDF, Illustrator file, picture, SVG or presentation. The result is a
 * PNG or JPEG of at most 1,600 pixels. `mostWidth` limits its width. It is drawn in a process of
 * its own, like `readDocument`. `boxes` are the lines of the quote. They are empty for other pages
 * and for pictures. Throws `DocumentError`: PAGE_WITHOUT_PICTURE for other formats, missing pages
 * and another number of slides; PICTURE_TOO_LARGE for too many pixels; DOCUMENT_…; or the
 * signal's reason when aborted.
 */
export async function drawPage(request: PageRequest): Promise<DrawnPage> {
  const { fileName, signal, page, quote, mostWidth } = request;
  signal?.throwIfAborted();
  const fail = (reason: string) => new DocumentError('PAGE_WITHOUT_PICTURE', fileName, reason);
  const drawn = await drawnFileOf(request);
  if (!drawn) throw fail('a format that is not drawn');
  const outcome = await attemptReading({
    ...{ fileName, signal },
    ...drawn.file,
    wanted: { page, quote, mostWidth, pageCount: drawn.pageCount },
    limits: DEFAULT_LIMITS,
  });
  if ('failure' in outcome) throw outcome.failure;
  const { answer, pictures } = outcome;
  const bytes = answer.kind === 'page' && pictures.get(answer.page.picture);
  if (!bytes) throw fail('the process sent no picture');
  return { ...answer.page, bytes };
}

/** The file that has the page: that of the request, or a presentation's PDF. */
async function drawnFileOf({ path, fileName, mediaType, signal, slides }: PageRequest) {
  if (slides && slideFormatOf(mediaType)) {
    const pdf = { extension: 'pdf' as const, mediaType: 'application/pdf' };
    return { file: { ...pdf, path: await slides.pdf(signal) }, pageCount: slides.count };
  }
  const extension = formatOf(fileName);
  return extension && { file: { path, extension, mediaType }, pageCount: undefined };
}

function formatOf(fileName: string): DrawnFormat | undefined {
  const named = extensionOf(fileName);
  return DRAWN_FORMATS.find((format) => format === named);
}
