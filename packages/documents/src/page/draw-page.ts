import { attemptReading, DEFAULT_LIMITS } from '../attempt-reading.ts';
import { DocumentError } from '../document-error.ts';
import { extensionOf } from '../file-type.ts';
import { slideFormatOf } from '../slides/slide-formats.ts';
import { DRAWN_FORMATS, type DrawnPage, type WantedPage } from './wanted-page.ts';

type PageRequest = WantedPage & {
  path: string;
  fileName: string;
  /** The answer of `detectFileType`. */
  mediaType: string;
  /** Gives the path of a presentation's PDF. Without it presentations are not drawn. */
  slidesPdf?: ((signal: AbortSignal | undefined) => Promise<string>) | undefined;
  signal?: AbortSignal;
};

/**
 * Draws a page of a PDF, an Illustrator file, a picture or an SVG, or a slide. The result is a PNG
 * or JPEG of at most 1,600 pixels. It is drawn in a process of its own, like `readDocument`. `boxes`
 * are the lines of the quote. They are empty for other pages and for pictures. Throws
 * `DocumentError`: PAGE_WITHOUT_PICTURE for other formats, missing pages and a wrong `pageCount`; PICTURE_TOO_LARGE for too many pixels;
 * DOCUMENT_…; or the signal's reason when aborted.
 */
export async function drawPage(request: PageRequest): Promise<DrawnPage> {
  const { fileName, signal, page, quote, pageCount } = request;
  signal?.throwIfAborted();
  const fail = (reason: string) => new DocumentError('PAGE_WITHOUT_PICTURE', fileName, reason);
  const drawn = await drawnFileOf(request);
  if (!drawn) throw fail('a format that is not drawn');
  const outcome = await attemptReading({
    ...{ fileName, signal, ...drawn },
    wanted: { page, quote, pageCount },
    limits: DEFAULT_LIMITS,
  });
  if ('failure' in outcome) throw outcome.failure;
  const { answer, pictures } = outcome;
  const bytes = answer.kind === 'page' && pictures.get(answer.page.picture);
  if (!bytes) throw fail('the process sent no picture');
  return { ...answer.page, bytes };
}

/** The file that has the page: that of the request, or a presentation's PDF. */
async function drawnFileOf({ path, fileName, mediaType, signal, slidesPdf }: PageRequest) {
  const named = extensionOf(fileName);
  if (slidesPdf && slideFormatOf(named)) {
    const pdf = { extension: 'pdf' as const, mediaType: 'application/pdf' };
    return { ...pdf, path: await slidesPdf(signal) };
  }
  const extension = DRAWN_FORMATS.find((format) => format === named);
  return extension && { path, extension, mediaType };
}
