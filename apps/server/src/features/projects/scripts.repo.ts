import type { ErrorCode, Language, Provenance } from '@tarima/contract';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { courses } from '#server/db/tables/courses.ts';
import { type StoredDraft, scripts } from '#server/db/tables/scripts.ts';

/** A script without its ledger, which is long and seldom needed. */
export type ScriptRow = Omit<typeof scripts.$inferSelect, 'ledger'>;
/** A content's script without its provenance, which is the largest part. */
export type ContentScriptRow = Omit<ScriptRow, 'provenance'>;

const { ledger: _ledger, ...columns } = getTableColumns(scripts);

export const insertEmptyScript = (db: Queryable, projectId: string, language: Language) =>
  db.insert(scripts).values({ projectId, language, originalContent: '', provenance: [] });

export async function updateOriginal(
  db: Queryable,
  projectId: string,
  draft: StoredDraft,
  originalKind: ScriptRow['originalKind'],
): Promise<void> {
  const { language, content, provenance, ledger } = draft;
  await db
    .update(scripts)
    .set({
      ...{ language, originalContent: content, originalKind, provenance, ledger },
      ...nextRevision(),
    })
    .where(ofVideoProject(projectId));
}

/**
 * Makes a draft the original and stores the edit of it. Null if the revision is out of date. Old
 * sentences keep their sources, for an author who goes back to them.
 */
export async function replaceOriginal(
  tx: Queryable,
  projectId: string,
  draft: StoredDraft,
  edit: { content: string; revision: number },
): Promise<ScriptRow | null> {
  const { language, content, provenance, ledger } = draft;
  const [before] = await tx
    .select({ revision: scripts.revision, provenance: scripts.provenance })
    .from(scripts)
    .where(ofVideoProject(projectId))
    .for('update');
  if (before?.revision !== edit.revision) return null;
  const isDrafted = new Set(provenance.map(({ sentence }) => sentence));
  const known = before.provenance.filter(({ sentence }) => !isDrafted.has(sentence));
  const [row] = await tx
    .update(scripts)
    .set({
      ...{ language, originalContent: content, originalKind: 'draft', ledger },
      editedContent: edit.content === content ? null : edit.content,
      provenance: [...known, ...provenance],
      ...nextRevision(),
    })
    .where(ofVideoProject(projectId))
    .returning(columns);
  return row ?? null;
}

/** Adds the script of a content. An existing one stays as it is. */
export const insertContentScript = (
  db: Queryable,
  script: {
    projectId: string;
    contentId: string;
    language: Language;
    originalContent: string;
    provenance: Provenance[];
    errorCode: ErrorCode | null;
  },
) => db.insert(scripts).values(script).onConflictDoNothing();

type NewOriginal = Pick<
  typeof scripts.$inferSelect,
  'projectId' | 'contentId' | 'language' | 'originalContent' | 'provenance' | 'ledger' | 'errorCode'
>;

/**
 * Adds a script, or gives an existing one another original in place of all edits. Old sentences
 * keep their sources, for an author who goes back to them.
 */
export async function putOriginal(
  tx: Queryable,
  script: NewOriginal,
): Promise<{ before: ScriptRow | null; after: ScriptRow }> {
  const { projectId, contentId, provenance } = script;
  const [before] = await tx
    .select(columns)
    .from(scripts)
    .where(atContent(projectId, contentId))
    .for('update');
  const isNew = new Set(provenance.map(({ sentence }) => sentence));
  const known = before?.provenance.filter(({ sentence }) => !isNew.has(sentence)) ?? [];
  const [after] = before
    ? await tx
        .update(scripts)
        .set({
          ...script,
          ...{ originalKind: 'draft', editedContent: null },
          provenance: [...known, ...provenance],
          ...nextRevision(),
        })
        .where(eq(scripts.id, before.id))
        .returning(columns)
    : await tx.insert(scripts).values(script).returning(columns);
  if (!after) throw new Error('the script is gone');
  return { before: before ?? null, after };
}

/**
 * Stores an edit and answers the script. Null if `revision` is given and out of date. A text
 * equal to the original is no edit.
 */
export async function updateEdited(
  db: Queryable,
  id: string,
  { content, revision }: { content: string; revision: number | undefined },
): Promise<ScriptRow | null> {
  const isNewest = revision === undefined ? undefined : eq(scripts.revision, revision);
  const [row] = await db
    .update(scripts)
    .set({ editedContent: sql`nullif(${content}, ${scripts.originalContent})`, ...nextRevision() })
    .where(and(eq(scripts.id, id), isNewest))
    .returning(columns);
  return row ?? null;
}

/** Adds the origins of sentences that are not in the text yet. The text stays. */
export const addProvenance = (db: Queryable, id: string, added: Provenance[]) =>
  db
    .update(scripts)
    .set({ provenance: sql`${scripts.provenance} || ${JSON.stringify(added)}::jsonb` })
    .where(eq(scripts.id, id));

const nextRevision = () => ({ revision: sql`${scripts.revision} + 1`, updatedAt: new Date() });

export async function findScript(db: Queryable, id: string): Promise<ScriptRow | null> {
  const [row] = await db.select(columns).from(scripts).where(eq(scripts.id, id));
  return row ?? null;
}

/** The only script of a video project. A course has one for each content. */
export async function findScriptOfProject(
  db: Queryable,
  projectId: string,
): Promise<ScriptRow | null> {
  const [row] = await db.select(columns).from(scripts).where(ofVideoProject(projectId));
  return row ?? null;
}

export const findScriptOfContent = (
  db: Queryable,
  projectId: string,
  contentId: string,
): Promise<ScriptRow[]> =>
  db
    .select(columns)
    .from(scripts)
    .where(and(eq(scripts.projectId, projectId), eq(scripts.contentId, contentId)));

/** The script of a content with its ledger. Null is the only content of a video project. */
export async function findWholeScript(
  db: Queryable,
  projectId: string,
  contentId: string | null,
): Promise<typeof scripts.$inferSelect | null> {
  const [row] = await db.select().from(scripts).where(atContent(projectId, contentId));
  return row ?? null;
}

const atContent = (projectId: string, contentId: string | null) =>
  and(
    eq(scripts.projectId, projectId),
    contentId === null ? isNull(scripts.contentId) : eq(scripts.contentId, contentId),
  );

const ofVideoProject = (projectId: string) =>
  and(eq(scripts.projectId, projectId), isNull(scripts.contentId));

/** The scripts of a project. A course's come in its order, without those of removed contents. */
export async function listScripts(db: Queryable, projectId: string): Promise<ScriptRow[]> {
  const rows = await db.select(columns).from(scripts).where(eq(scripts.projectId, projectId));
  const [course] = await db
    .select({ structure: courses.structure })
    .from(courses)
    .where(eq(courses.id, projectId));
  if (!course?.structure) return rows;
  const byContent = new Map(rows.map((row) => [row.contentId, row]));
  const contents = course.structure.modules.flatMap((module) => module.contents);
  return contents.flatMap(({ id }) => byContent.get(id) ?? []);
}

/** Every script of a course, including those of removed contents. */
export async function listContentScripts(
  db: Queryable,
  projectId: string,
): Promise<ContentScriptRow[]> {
  const { provenance, ...lasting } = columns;
  return db.select(lasting).from(scripts).where(eq(scripts.projectId, projectId));
}
