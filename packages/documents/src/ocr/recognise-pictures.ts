import { Document } from 'mupdf';
import type { DraftBlock } from '../draft-document.ts';
import type { ReadingEvents } from '../format-reader.ts';
import { blocksOfPages } from '../pdf/blocks-of-pages.ts';
import { NO_OUTLINE } from '../pdf/outline.ts';
import { asUnreadable } from '../unreadable.ts';
import { asStored, orientationsOf } from './orientation.ts';
import { createPageRecogniser } from './page-recogniser.ts';

/** A picture inside a document and its page or slide. */
export type EmbeddedPicture = { page: number; mediaType: string; bytes: Uint8Array };

/** In pixels: smaller pictures are icons or logos. */
const SHORTEST_LONG_SIDE = 400;

/** Photographs and charts give stray numbers and single letters, so two words are required. */
const TWO_WORDS = /^(?:(?!\p{L}{3}).)*\p{L}{3}[^\s-]*[\s-](?:(?!\p{L}{3}).)*\p{L}{3}/su;

/** The text on pictures, in their order. A picture that cannot be read is skipped. */
export async function recognisePictures(
  pictures: EmbeddedPicture[],
  events: ReadingEvents,
): Promise<DraftBlock[]> {
  const recogniser = createPageRecogniser(events);
  const blocks: DraftBlock[] = [];
  try {
    for (const [index, { page: number, mediaType, bytes }] of pictures.entries()) {
      try {
        const page = Document.openDocument(asStored(bytes, mediaType), mediaType).loadPage(0);
        const [left, top, right, bottom] = page.getBounds();
        if (Math.max(right - left, bottom - top) < SHORTEST_LONG_SIDE) continue;
        const [upright] = orientationsOf(bytes, mediaType);
        const found = await recogniser.read(page, { trueSize: false, upright });
        page.destroy();
        const read = blocksOfPages([found], NO_OUTLINE);
        blocks.push(...read.filter(saysSomething).map((block) => ({ ...block, page: number })));
      } catch (error) {
        if (asUnreadable(error).code === 'DOCUMENT_TOO_COMPLEX') throw error;
      }
      events.onProgress(index + 1, pictures.length);
    }
  } finally {
    await recogniser.close();
  }
  return blocks;
}

function saysSomething(block: DraftBlock): boolean {
  return !('text' in block) || TWO_WORDS.test(block.text);
}
