import type { ErrorCode, LedgerUnit } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies } from '#server/db/tables/companies.ts';
import {
  type PodcastAudio,
  type PodcastScript,
  podcastLedgers,
  podcastSources,
  podcasts,
} from '#server/db/tables/podcasts.ts';
import { users } from '#server/db/tables/users.ts';
import { begunAnew } from '#server/db/tables/work-columns.ts';
import { createWorkRows } from '#server/db/work-rows.ts';
import type { OwnCompanies, OwnCompany } from '#server/kit/tenancy.ts';
import type { Asker } from '#server/queue/turns.ts';
import { podcastTouched } from './podcast-states.ts';

export type PodcastRow = typeof podcasts.$inferSelect;
/** A source without its text, which may be as long as a book. */
export type SourceFacts = Omit<typeof podcastSources.$inferSelect, 'document' | 'typed'> & {
  /** The language of a source that is not used because of it. */
  otherLanguage?: string | null;
};
/** `owner` is the full name of the person who made it; null if that person is gone. */
type PodcastFacts = { publisher: string; owner: string | null; touchedAt: Date };
export type WholePodcast = PodcastRow & PodcastFacts & { sources: SourceFacts[] };
type NewSource = Omit<typeof podcastSources.$inferInsert, 'podcastId' | 'position'>;

export const podcastRows = createWorkRows(podcasts);

const { document: _document, typed: _typed, ...ownFacts } = getTableColumns(podcastSources);
const sourceFacts = {
  ...ownFacts,
  otherLanguage: sql<
    string | null
  >`case when ${podcastSources.errorCode} = 'DOCUMENT_OTHER_LANGUAGE' then ${podcastSources.document}->>'language' end`,
};
const isOpen = inArray(podcasts.status, ['waiting', 'processing']);

export async function insertPodcast(
  tx: Queryable,
  podcast: typeof podcasts.$inferInsert & { id: string; companyId: OwnCompany },
  sources: NewSource[],
): Promise<void> {
  await tx.insert(podcasts).values(podcast);
  await tx
    .insert(podcastSources)
    .values(sources.map((source, position) => ({ ...source, position, podcastId: podcast.id })));
}

export async function findPodcast(db: Queryable, id: string): Promise<PodcastRow | null> {
  const [row] = await db.select().from(podcasts).where(eq(podcasts.id, id));
  return row ?? null;
}

export async function findWholePodcast(db: Queryable, id: string): Promise<WholePodcast | null> {
  const rows = await selectPodcasts(db).where(eq(podcasts.id, id));
  return (await withSources(db, rows))[0] ?? null;
}

/** The podcasts of these ids, by id. Those of other companies are left out. */
export async function listWholePodcasts(
  db: Queryable,
  companyIds: OwnCompanies,
  ids: string[],
): Promise<Map<string, WholePodcast>> {
  const own = and(inArray(podcasts.id, ids), inArray(podcasts.companyId, companyIds));
  const found = await withSources(db, await selectPodcasts(db).where(own));
  return new Map(found.map((podcast) => [podcast.id, podcast]));
}

/** A company's podcasts with audio, newest first. */
export async function listHeard(
  db: Queryable,
  companyId: string,
  limit: number,
): Promise<WholePodcast[]> {
  const rows = await selectPodcasts(db)
    .where(and(eq(podcasts.companyId, companyId), isNotNull(podcasts.audio)))
    .orderBy(desc(podcasts.createdAt), desc(podcasts.id))
    .limit(limit);
  return withSources(db, rows);
}

const selectPodcasts = (db: Queryable) =>
  db
    .select({
      podcast: podcasts,
      publisher: companies.name,
      owner: users.fullName,
      touchedAt: podcastTouched,
    })
    .from(podcasts)
    .innerJoin(companies, eq(companies.id, podcasts.companyId))
    .leftJoin(users, eq(users.id, podcasts.createdBy));

async function withSources(
  db: Queryable,
  rows: ({ podcast: PodcastRow } & PodcastFacts)[],
): Promise<WholePodcast[]> {
  const ids = rows.map(({ podcast }) => podcast.id);
  const sources =
    ids.length === 0
      ? []
      : await db
          .select(sourceFacts)
          .from(podcastSources)
          .where(inArray(podcastSources.podcastId, ids))
          .orderBy(asc(podcastSources.position));
  return rows.map(({ podcast, ...facts }) => ({
    ...podcast,
    ...facts,
    sources: sources.filter(({ podcastId }) => podcastId === podcast.id),
  }));
}

/** The sources with their texts, in order. */
export const listSources = (db: Queryable, podcastId: string) =>
  db
    .select()
    .from(podcastSources)
    .where(eq(podcastSources.podcastId, podcastId))
    .orderBy(asc(podcastSources.position));

export const setSourceDocument = (
  db: Queryable,
  id: string,
  read: { document: SourceDocument; title: string; words: number },
) => db.update(podcastSources).set(read).where(eq(podcastSources.id, id));

export const failSource = (db: Queryable, id: string, errorCode: ErrorCode) =>
  db.update(podcastSources).set({ errorCode }).where(eq(podcastSources.id, id));

/** Reopens failed sources for a retry of the podcast. */
export const reopenSources = (db: Queryable, podcastId: string) =>
  db.update(podcastSources).set({ errorCode: null }).where(eq(podcastSources.podcastId, podcastId));

export const reportTurns = (db: Queryable, id: string, attemptId: string, turnsSpoken: number) =>
  db
    .update(podcasts)
    .set({ turnsSpoken })
    .where(and(eq(podcasts.id, id), eq(podcasts.attemptId, attemptId)));

/** Stores a new script, with the fate of each unit of its sources. */
export async function setScript(
  tx: Queryable,
  id: string,
  { script, ledger }: { script: PodcastScript; ledger: LedgerUnit[] },
): Promise<void> {
  await tx
    .update(podcasts)
    .set({ script, revision: sql`${podcasts.revision} + 1` })
    .where(eq(podcasts.id, id));
  await tx
    .insert(podcastLedgers)
    .values({ id, ledger })
    .onConflictDoUpdate({ target: podcastLedgers.id, set: { ledger } });
}

export async function findPodcastLedger(db: Queryable, id: string): Promise<LedgerUnit[]> {
  const [row] = await db.select().from(podcastLedgers).where(eq(podcastLedgers.id, id));
  return row?.ledger ?? [];
}

/** Stores an edit. False if `revision` is out of date. */
export async function updateScript(
  db: Queryable,
  id: string,
  { script, revision }: { script: PodcastScript; revision: number },
): Promise<boolean> {
  const rows = await db
    .update(podcasts)
    .set({ script, revision: revision + 1, editedAt: new Date() })
    .where(and(eq(podcasts.id, id), eq(podcasts.revision, revision)))
    .returning({ id: podcasts.id });
  return rows.length > 0;
}

export const setAudio = (db: Queryable, id: string, audio: PodcastAudio) =>
  db.update(podcasts).set({ audio }).where(eq(podcasts.id, id));

/** Starts ended work again. False if it has not ended. */
export async function restart(
  db: Queryable,
  id: string,
  { jobId, ...wanted }: Pick<WholePodcast, 'brief' | 'goal'> & { jobId: string },
): Promise<boolean> {
  const rows = await db
    .update(podcasts)
    .set({ ...begunAnew(jobId), ...wanted, turnsSpoken: 0 })
    .where(and(eq(podcasts.id, id), not(isOpen)))
    .returning({ id: podcasts.id });
  return rows.length > 0;
}

export const deletePodcast = (db: Queryable, id: string) =>
  db.delete(podcasts).where(eq(podcasts.id, id));

/** The company and person who wait for a podcast. */
export async function askerOfPodcast(db: Queryable, id: string): Promise<Asker | null> {
  const [asker] = await db
    .select({ companyId: podcasts.companyId, personId: podcasts.createdBy })
    .from(podcasts)
    .where(eq(podcasts.id, id));
  return asker ?? null;
}

/** The words that the request asks for. */
export async function sizeOfPodcast(db: Queryable, id: string): Promise<number> {
  const [podcast] = await db
    .select({ size: sql<number>`(${podcasts.brief} ->> 'wordCount')::int` })
    .from(podcasts)
    .where(eq(podcasts.id, id));
  return podcast?.size ?? 0;
}
