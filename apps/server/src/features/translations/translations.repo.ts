import type { Language } from '@tarima/contract';
import { and, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { projects } from '#server/db/tables/projects.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { type TextHashes, translations } from '#server/db/tables/translations.ts';
import { begunAnew } from '#server/db/tables/work-columns.ts';
import { createWorkRows } from '#server/db/work-rows.ts';

export type TranslationRow = typeof translations.$inferSelect;
/** A translation with the name and the language of its project. */
export type NamedTranslation = TranslationRow & { name: string; language: Language };

/** The work that translates a project. */
export const translationRows = createWorkRows(translations);

export async function findTranslation(db: Queryable, id: string): Promise<TranslationRow | null> {
  const [row] = await db.select().from(translations).where(eq(translations.id, id));
  return row ?? null;
}

/** The living translations of a project, one of each language: the newest. */
export async function listTranslations(
  db: Queryable,
  originalId: string,
): Promise<NamedTranslation[]> {
  const rows = await db
    .select({ translation: translations, name: projects.name, language: projects.language })
    .from(translations)
    .innerJoin(projects, eq(projects.id, translations.id))
    .where(and(eq(translations.originalId, originalId), isNull(projects.deletedAt)))
    .orderBy(desc(projects.createdAt));
  // An undone deletion may bring back a second one.
  const newest = Map.groupBy(rows, ({ language }) => language);
  return [...newest.values()].flatMap(([row]) =>
    row ? [{ ...row.translation, name: row.name, language: row.language }] : [],
  );
}

/** Holds back other translations of a project until the transaction ends. */
export const lockOriginal = (tx: Queryable, originalId: string) =>
  tx.select({ id: projects.id }).from(projects).where(eq(projects.id, originalId)).for('update');

/** Reads a translation and locks it until the transaction ends. */
export async function lockTranslation(tx: Queryable, id: string): Promise<TranslationRow | null> {
  const [row] = await tx.select().from(translations).where(eq(translations.id, id)).for('update');
  return row ?? null;
}

export const insertTranslation = (
  tx: Queryable,
  made: { id: string; jobId: string; originalId: string },
) =>
  tx.insert(translations).values({
    ...made,
    status: 'waiting',
    translatedFrom: { order: null, parts: {}, scripts: {}, questions: {} },
  });

/** Starts a run. False if one is under way already; it translates the newest texts too. */
export async function startRun(tx: Queryable, id: string, jobId: string): Promise<boolean> {
  const rows = await tx
    .update(translations)
    .set(begunAnew(jobId))
    .where(
      and(eq(translations.id, id), not(inArray(translations.status, ['waiting', 'processing']))),
    )
    .returning({ id: translations.id });
  return rows.length > 0;
}

/** Stores what is translated now. Only the run of a translation changes it. */
export const setTranslatedFrom = (tx: Queryable, id: string, translatedFrom: TextHashes) =>
  tx.update(translations).set({ translatedFrom }).where(eq(translations.id, id));

/** The scripts of a project by content, as hashes of their current texts. */
export async function listScriptHashes(
  db: Queryable,
  projectId: string,
): Promise<Map<string | null, { contentId: string | null; language: Language; hash: string }>> {
  const content = sql`coalesce(${scripts.editedContent}, ${scripts.originalContent})`;
  const rows = await db
    .select({
      contentId: scripts.contentId,
      language: scripts.language,
      hash: sql<string>`encode(sha256(convert_to(${content}, 'UTF8')), 'hex')`,
    })
    .from(scripts)
    .where(eq(scripts.projectId, projectId));
  return new Map(rows.map((row) => [row.contentId, row]));
}

/** The characters of the original's scripts. Work takes time in proportion. */
export async function sizeOfTranslation(db: Queryable, id: string): Promise<number> {
  const [row] = await db
    .select({
      size: sql<number>`coalesce(sum(length(coalesce(${scripts.editedContent}, ${scripts.originalContent}))), 0)::int`,
    })
    .from(translations)
    .innerJoin(scripts, eq(scripts.projectId, translations.originalId))
    .where(eq(translations.id, id));
  return row?.size ?? 0;
}

/** Names a translation, unless somebody has named it. */
export const nameTranslation = (
  tx: Queryable,
  id: string,
  named: { name: string; isNamed: boolean },
) =>
  tx
    .update(projects)
    .set(named)
    .where(and(eq(projects.id, id), eq(projects.isNamed, false)));
