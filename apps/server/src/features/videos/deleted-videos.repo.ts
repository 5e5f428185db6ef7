import { and, desc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { createHiddenRows } from '#server/db/hidden-rows.ts';
import { projects } from '#server/db/tables/projects.ts';
import { videos } from '#server/db/tables/videos.ts';
import type { OwnCompanies } from '#server/kit/tenancy.ts';
import { type OwnedVideo, ownedVideo, type VideoRow } from './videos.repo.ts';

export const hiddenVideos = createHiddenRows(videos);

/** A video of a living project, hidden or not. */
export async function findStoredVideo(db: Queryable, id: string): Promise<OwnedVideo | null> {
  const [row] = await db
    .select(ownedVideo)
    .from(videos)
    .innerJoin(projects, eq(projects.id, videos.projectId))
    .where(and(eq(videos.id, id), isNull(projects.deletedAt)));
  return row ?? null;
}

export async function listHiddenVideos(
  db: Queryable,
  companyIds: OwnCompanies,
  since: Date,
): Promise<VideoRow[]> {
  const rows = await db
    .select({ video: videos })
    .from(videos)
    .innerJoin(projects, eq(projects.id, videos.projectId))
    .where(
      and(
        inArray(videos.companyId, companyIds),
        gt(videos.deletedAt, since),
        isNull(projects.deletedAt),
      ),
    )
    .orderBy(desc(videos.deletedAt));
  return rows.map(({ video }) => video);
}

export const listVideosHiddenUntil = (db: Queryable, time: Date) =>
  db
    .select()
    .from(videos)
    .where(and(isNotNull(videos.deletedAt), lte(videos.deletedAt, time)));

/** Every video of a project, hidden or not. */
export const listStoredVideos = (db: Queryable, projectId: string) =>
  db.select().from(videos).where(eq(videos.projectId, projectId));

/** Deletes a video's row. With `hiddenUntil`, only if it was hidden by then. */
export async function deleteVideo(
  db: Queryable,
  id: string,
  hiddenUntil: Date | null,
): Promise<boolean> {
  const rows = await db
    .delete(videos)
    .where(and(eq(videos.id, id), hiddenUntil ? lte(videos.deletedAt, hiddenUntil) : undefined))
    .returning({ id: videos.id });
  return rows.length > 0;
}
