import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { scriptVersions } from '#server/db/tables/script-versions.ts';
import { users } from '#server/db/tables/users.ts';

type NewVersion = typeof scriptVersions.$inferInsert;

const newestFirst = desc(scriptVersions.revision);
const ofScript = (scriptId: string) => eq(scriptVersions.scriptId, scriptId);

export async function findNewestVersion(db: Queryable, scriptId: string) {
  const [row] = await db
    .select()
    .from(scriptVersions)
    .where(ofScript(scriptId))
    .orderBy(newestFirst)
    .limit(1);
  return row ?? null;
}

export const insertVersion = (tx: Queryable, version: NewVersion) =>
  tx.insert(scriptVersions).values(version);

export const growVersion = (
  tx: Queryable,
  id: string,
  grown: Pick<NewVersion, 'content' | 'revision' | 'savedAt'>,
) => tx.update(scriptVersions).set(grown).where(eq(scriptVersions.id, id));

/** Deletes the versions of a script beyond the newest `kept`. */
export async function deleteOldVersions(
  tx: Queryable,
  scriptId: string,
  kept: number,
): Promise<void> {
  const old = tx
    .select({ id: scriptVersions.id })
    .from(scriptVersions)
    .where(ofScript(scriptId))
    .orderBy(newestFirst)
    .offset(kept);
  await tx.delete(scriptVersions).where(sql`${scriptVersions.id} in ${old}`);
}

/** The versions of a script with the names of their writers, without their texts. */
export const listVersions = (db: Queryable, scriptId: string) =>
  db
    .select({
      id: scriptVersions.id,
      savedAt: scriptVersions.savedAt,
      savedBy: users.fullName,
      characters: sql<number>`length(${scriptVersions.content})`,
    })
    .from(scriptVersions)
    .leftJoin(users, eq(users.id, scriptVersions.savedBy))
    .where(ofScript(scriptId))
    .orderBy(newestFirst);

export async function findVersion(
  db: Queryable,
  named: { scriptId: string; id: string },
): Promise<{ content: string } | null> {
  const [row] = await db
    .select({ content: scriptVersions.content })
    .from(scriptVersions)
    .where(and(ofScript(named.scriptId), eq(scriptVersions.id, named.id)));
  return row ?? null;
}
