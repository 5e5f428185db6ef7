import { isDeepStrictEqual } from 'node:util';
import { OUTPUT_LANGUAGE_CODES, type Pronunciation } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import type { PodcastScript } from '#server/db/tables/podcasts.ts';
import {
  knownPronunciations,
  occurringIn,
  pronunciationsIn,
} from '#server/features/pronunciations/pronunciations.service.ts';
import type { PodcastRow } from './podcasts.repo.ts';

/** The pronunciations that a conversation needs, as the company has them now. */
export async function pronunciationsFor(
  db: Queryable,
  { companyId, brief }: Pick<PodcastRow, 'companyId' | 'brief'>,
  script: PodcastScript,
): Promise<Pronunciation[]> {
  const spoken = { paragraphs: paragraphsOf(script), language: languageOf(brief) };
  return pronunciationsIn(db, companyId, spoken);
}

const languageOf = ({ outputLanguage }: PodcastRow['brief']) =>
  OUTPUT_LANGUAGE_CODES[outputLanguage];
const paragraphsOf = ({ turns }: PodcastScript) => turns.map(({ text }) => text);

/** The ids of podcasts whose script or pronunciations changed after their audio was made. */
export async function outdatedAudios(
  db: Queryable,
  podcasts: readonly PodcastRow[],
): Promise<ReadonlySet<string>> {
  const knownFor = readingOnce(db);
  const outdated = await Promise.all(
    podcasts.map(async (podcast) => ((await isOutdated(podcast, knownFor)) ? [podcast.id] : [])),
  );
  return new Set(outdated.flat());
}

type KnownFor = (podcast: PodcastRow) => Promise<Pronunciation[]>;

/** Reads a company's pronunciations of a language once for all podcasts of a page. */
function readingOnce(db: Queryable): KnownFor {
  const read = new Map<string, Promise<Pronunciation[]>>();
  return ({ companyId, brief }) => {
    const language = languageOf(brief);
    const key = `${companyId} ${language}`;
    const known = read.get(key) ?? knownPronunciations(db, companyId, language);
    read.set(key, known);
    return known;
  };
}

async function isOutdated(podcast: PodcastRow, knownFor: KnownFor): Promise<boolean> {
  const { audio, script, revision } = podcast;
  if (!audio || !script) return false;
  if (audio.revision !== revision) return true;
  const needed = await occurringIn(paragraphsOf(script), await knownFor(podcast));
  return !isDeepStrictEqual(needed, audio.pronunciations ?? []);
}
