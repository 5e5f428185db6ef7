import { extname } from 'node:path';

/** A title as the name of a file, on any system; `fallback` where nothing is left of it, and the ending. */
export function attachmentNameOf(title: string, fallback: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return name ? name + extname(fallback) : fallback;
}
