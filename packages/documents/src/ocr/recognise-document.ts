import { Document } from 'mupdf';
import type { DraftDocument } from '../draft-document.ts';
import type { ReadingEvents } from '../format-reader.ts';
import { blocksOfPages, type FoundPage } from '../pdf/blocks-of-pages.ts';
import { readOutline } from '../pdf/outline.ts';
import { Unreadable } from '../unreadable.ts';
import { asStored, orientationsOf } from './orientation.ts';
import { createPageRecogniser } from './page-recogniser.ts';

/** MuPDF's messages for valid pictures of kinds that it does not read. */
const UNKNOWN_KIND =
  /unknown TIFF compression|not in chunky format|Unsupported JPEG process|bits per sample|unknown image file format/i;

/** Recognises every page of a file of pictures that MuPDF can draw. */
export async function recogniseDocument(
  bytes: Uint8Array,
  mediaType: string,
  events: ReadingEvents,
): Promise<DraftDocument> {
  const recogniser = createPageRecogniser(events);
  try {
    const document = Document.openDocument(asStored(bytes, mediaType), mediaType);
    const pageCount = document.countPages();
    const orientations = orientationsOf(bytes, mediaType);
    const pages: FoundPage[] = [];
    for (let index = 0; index < pageCount; index += 1) {
      const page = document.loadPage(index);
      const upright = orientations[index];
      pages.push(await recogniser.read(page, { trueSize: false, upright }));
      page.destroy();
      events.onProgress(index + 1, pageCount);
    }
    return { title: '', pageCount, blocks: blocksOfPages(pages, readOutline(document)) };
  } catch (error) {
    if (error instanceof Error && UNKNOWN_KIND.test(error.message)) {
      throw new Unreadable('DOCUMENT_UNSUPPORTED', error.message, { cause: error });
    }
    throw error;
  } finally {
    await recogniser.close();
  }
}
