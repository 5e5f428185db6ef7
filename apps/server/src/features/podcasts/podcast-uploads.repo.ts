import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { podcastUploads } from '#server/db/tables/podcasts.ts';

export type PodcastUploadRow = typeof podcastUploads.$inferSelect;

export const insertUpload = (
  db: Queryable,
  upload: typeof podcastUploads.$inferInsert & { id: string },
) => db.insert(podcastUploads).values(upload);

/** An upload of this person; nobody else's is found. */
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

/** Uploads that no podcast was made of. */
export const deleteUploadsBefore = (db: Queryable, time: Date) =>
  db.delete(podcastUploads).where(lt(podcastUploads.createdAt, time));
