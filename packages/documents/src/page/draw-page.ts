import { attemptReading, DEFAULT_LIMITS } from '../attempt-reading.ts';
import { DocumentError } from '../document-error.ts';
import { extensionOf } from '../file-type.ts';
import { DRAWN_FORMATS, type DrawnPage, type WantedPage } from './wanted-page.ts';

type PageRequest = WantedPage & {
  path: string;
  fileName: string;
  /** The answer of `detectFileType`. */
  mediaType: string;
  signal?: AbortSignal;
};

/**
 * Draws a page of a PDF, an Illustrator file, a picture or an SVG. The result is a PNG or JPEG of at
 * most 1,600 pixels. It is drawn in a process of its own, like `readDocument`. `boxes` are the lines
 * of the quote. They are empty for other pages and for pictures. Throws `DocumentError`:
 * PAGE_WITHOUT_PICTURE for other formats and missing pages; PICTURE_TOO_LARGE for too many pixels;
 * DOCUMENT_…; or the signal's reason when aborted.
 */
export async function drawPage({ page, quote, ...request }: PageRequest): Promise<DrawnPage> {
  const { fileName, signal } = request;
  signal?.throwIfAborted();
  const named = extensionOf(fileName);
  const extension = DRAWN_FORMATS.find((format) => format === named);
  const fail = (reason: string) => new DocumentError('PAGE_WITHOUT_PICTURE', fileName, reason);
  if (!extension) throw fail('a format that is not drawn');
  const outcome = await attemptReading({
    ...request,
    extension,
    wanted: { page, quote },
    limits: DEFAULT_LIMITS,
  });
  if ('failure' in outcome) throw outcome.failure;
  const { answer, pictures } = outcome;
  const bytes = answer.kind === 'page' && pictures.get(answer.page.picture);
  if (!bytes) throw fail('the process sent no picture');
  return { ...answer.page, bytes };
}
