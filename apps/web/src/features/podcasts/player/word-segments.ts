import type { PodcastTurn } from '@tarima/contract';

/** A piece of a turn's text; what is spoken has its times, what stands between has none. */
export type Segment = { text: string; start: number | null; end: number | null };

/** The text of a turn cut at its spoken words, so that each can be marked while it is heard. */
export function wordSegments({ text, words }: Pick<PodcastTurn, 'text' | 'words'>): Segment[] {
  const segments: Segment[] = [];
  let cursor = 0;
  for (const word of words) {
    const at = text.indexOf(word.text, cursor);
    // A word that is written otherwise than it is spoken has no place of its own.
    if (at < 0) continue;
    if (at > cursor) segments.push({ text: text.slice(cursor, at), start: null, end: null });
    segments.push({ text: word.text, start: word.start, end: word.end });
    cursor = at + word.text.length;
  }
  if (cursor < text.length) segments.push({ text: text.slice(cursor), start: null, end: null });
  return segments;
}

/** The last of these that has begun, or -1: in a pause the words before it stay marked. */
export function indexAt(items: readonly { start: number | null }[], seconds: number): number {
  return items.findLastIndex(({ start }) => start !== null && start <= seconds);
}
