import type { PodcastTurn } from '@tarima/contract';

/** A piece of a turn's text. Spoken words have times; the text between them has none. */
export type Segment = { text: string; start: number | null; end: number | null };

/** Splits the text of a turn at its spoken words, to mark each one. */
export function wordSegments({ text, words }: Pick<PodcastTurn, 'text' | 'words'>): Segment[] {
  const segments: Segment[] = [];
  let cursor = 0;
  for (const word of words) {
    const at = text.indexOf(word.text, cursor);
    // A word that is spoken differently from its spelling is not in the text.
    if (at < 0) continue;
    if (at > cursor) segments.push({ text: text.slice(cursor, at), start: null, end: null });
    segments.push({ text: word.text, start: word.start, end: word.end });
    cursor = at + word.text.length;
  }
  if (cursor < text.length) segments.push({ text: text.slice(cursor), start: null, end: null });
  return segments;
}

/** The last item that has begun, or -1. In a pause the previous word stays marked. */
export function indexAt(items: readonly { start: number | null }[], seconds: number): number {
  return items.findLastIndex(({ start }) => start !== null && start <= seconds);
}
