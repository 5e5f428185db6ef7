import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { podcastUploads } from '#server/db/tables/podcasts.ts';

export type PodcastUploadRow = typeof podcastUploads.$inferSelect;

export const insertUpload = (
  db: Queryable,
  upload: typeof podcastUploads.$inferInsert & { id: string },
) => db.insert(podcastUploads).values(upload);

/** Finds an upload of this person only. */
export async function findUpload(
  db: Queryable,
  userId: string,
  id: string,
): Promise<PodcastUploadRow | null> {
  const [row] = await db
    .select()
    .from(podcastUploads)
    .where(and(eq(podcastUploads.id, id), eq(podcastUploads.userId, userId)));
  return row ?? null;
}

/** A started podcast has its own copy, so old uploads can go. */
export const deleteUploadsBefore = (db: Queryable, time: Date) =>
  db.delete(podcastUploads).where(lt(podcastUploads.createdAt, time));
