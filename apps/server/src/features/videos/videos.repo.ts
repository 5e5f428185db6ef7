import type { VideoStatus } from '@tarima/contract';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { createWorkRows } from '#server/db/work-rows.ts';
import { videos } from './videos.schema.ts';

export type VideoRow = typeof videos.$inferSelect;

export const videoRows = createWorkRows(videos);

export const insertVideo = (db: Queryable, video: typeof videos.$inferInsert) =>
  db.insert(videos).values(video);

export async function findVideo(db: Queryable, id: string): Promise<VideoRow | null> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id));
  return row ?? null;
}

export async function findNewestVideo(db: Queryable, projectId: string): Promise<VideoRow | null> {
  const [row] = await db
    .select()
    .from(videos)
    .where(eq(videos.projectId, projectId))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(1);
  return row ?? null;
}

export const listVideosOfProject = (db: Queryable, projectId: string) =>
  db.select().from(videos).where(eq(videos.projectId, projectId));

export async function listVideos(
  db: Queryable,
  companyIds: string[],
  filter: { status: VideoStatus | undefined; offset: number; limit: number },
): Promise<{ rows: VideoRow[]; total: number }> {
  const where = and(
    inArray(videos.companyId, companyIds),
    filter.status && inArray(videos.status, statusesShownAs(filter.status)),
  );
  const rows = await db
    .select()
    .from(videos)
    .where(where)
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(filter.limit)
    .offset(filter.offset);
  const [counted] = await db.select({ total: count() }).from(videos).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Who looks for what is being made looks for what waits its turn too. */
function statusesShownAs(status: VideoStatus): VideoStatus[] {
  return status === 'processing' ? ['waiting', 'processing'] : [status];
}

export const setVideoResult = (
  db: Queryable,
  id: string,
  result: { durationSeconds: number; bytes: number },
) => db.update(videos).set(result).where(eq(videos.id, id));

export const deleteVideo = (db: Queryable, id: string) =>
  db.delete(videos).where(eq(videos.id, id));
