import type { Language, Provenance } from '@tarima/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { scripts } from './scripts.schema.ts';

export type ScriptRow = typeof scripts.$inferSelect;

export const insertEmptyScript = (db: Queryable, projectId: string, language: Language) =>
  db.insert(scripts).values({ projectId, language, originalContent: '', provenance: [] });

export async function updateOriginal(
  db: Queryable,
  projectId: string,
  draft: { language: Language; content: string; provenance: Provenance[] },
): Promise<void> {
  const { language, content, provenance } = draft;
  await db
    .update(scripts)
    .set({ language, originalContent: content, provenance, ...nextRevision() })
    .where(eq(scripts.projectId, projectId));
}

/**
 * Stores an edit and answers the script as it is then; null, and nothing stored, where `revision` is
 * given and no longer the newest. The original's own text is no edit.
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
    .returning();
  return row ?? null;
}

const nextRevision = () => ({ revision: sql`${scripts.revision} + 1`, updatedAt: new Date() });

export async function findScript(db: Queryable, id: string): Promise<ScriptRow | null> {
  const [row] = await db.select().from(scripts).where(eq(scripts.id, id));
  return row ?? null;
}

export async function findScriptOfProject(
  db: Queryable,
  projectId: string,
): Promise<ScriptRow | null> {
  const [row] = await db.select().from(scripts).where(eq(scripts.projectId, projectId));
  return row ?? null;
}
