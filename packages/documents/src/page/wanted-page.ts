import type { Picture, ShareBox } from '@tarima/contract/figures';
import type { ReadableFormat } from '../registry.ts';

/** The formats whose pages can be drawn. */
export const DRAWN_FORMATS = [
  'pdf',
  'ai',
  'svg',
  'jpg',
  'jpeg',
  'png',
  'tiff',
] as const satisfies ReadableFormat[];
export type DrawnFormat = (typeof DRAWN_FORMATS)[number];

/**
 * A page by its number, and words to look for on it; empty for none. `pageCount` is the number of
 * pages that a document must have, where that is known. `mostWidth` makes a smaller picture, in
 * pixels across.
 */
export type WantedPage = {
  page: number;
  quote: string;
  pageCount?: number | undefined;
  mostWidth?: number | undefined;
};

/**
 * The picture of a page and a box for each line of the words. `page` is the next page, if only that
 * one has the words: a paragraph may go on there.
 */
export type PageFacts = Picture & { page: number; boxes: ShareBox[] };
export type DrawnPage = PageFacts & { bytes: Uint8Array };
