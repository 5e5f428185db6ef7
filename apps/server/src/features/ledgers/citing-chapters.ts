import type { PodcastScript } from '#server/db/tables/podcasts.ts';
import type { CitingPart } from '#server/texts/live-ledger.ts';

/**
 * The chapters of a podcast with their citations. Turns before the first chapter get an empty
 * title.
 */
export function citingChapters({ turns, chapters }: PodcastScript): CitingPart[] {
  const titles = new Map(chapters.map(({ turnId, title }) => [turnId, title]));
  const parts: CitingPart[] = [{ title: '', citations: [] }];
  for (const { id, citations } of turns) {
    const title = titles.get(id);
    if (title !== undefined) parts.push({ title, citations: [] });
    parts.at(-1)?.citations.push(...citations);
  }
  return parts;
}
