import { isDeepStrictEqual } from 'node:util';
import { OUTPUT_LANGUAGE_CODES, type Pronunciation } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import type { PodcastScript } from '#server/db/tables/podcasts.ts';
import { pronunciationsIn } from '#server/features/pronunciations/pronunciations.service.ts';
import type { PodcastRow } from './podcasts.repo.ts';

/** The pronunciations that a conversation needs, as the company has them now. */
export async function pronunciationsFor(
  db: Queryable,
  { companyId, brief }: Pick<PodcastRow, 'companyId' | 'brief'>,
  { turns }: PodcastScript,
): Promise<Pronunciation[]> {
  const paragraphs = turns.map(({ text }) => text);
  const language = OUTPUT_LANGUAGE_CODES[brief.outputLanguage];
  return pronunciationsIn(db, companyId, { paragraphs, language });
}

/** The ids of podcasts whose script or pronunciations changed after their audio was made. */
export async function outdatedAudios(
  db: Queryable,
  podcasts: readonly PodcastRow[],
): Promise<ReadonlySet<string>> {
  const outdated = await Promise.all(
    podcasts.map(async (podcast) => ((await isOutdated(db, podcast)) ? [podcast.id] : [])),
  );
  return new Set(outdated.flat());
}

async function isOutdated(db: Queryable, podcast: PodcastRow): Promise<boolean> {
  const { audio, script, revision } = podcast;
  if (!audio || !script) return false;
  if (audio.revision !== revision) return true;
  const needed = await pronunciationsFor(db, podcast, script);
  return !isDeepStrictEqual(needed, audio.pronunciations ?? []);
}
