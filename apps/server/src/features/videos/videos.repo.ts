import type { VideoFormat, VideoStatus } from '@tarima/contract';
import { and, count, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { createWorkRows } from '#server/db/work-rows.ts';
import type { VideoRecipe } from './video-recipe.ts';
import { videos } from './videos.schema.ts';

/** So many of the newest videos say how quick this machine is. */
const MEASURED_VIDEOS = 20;

export type VideoRow = typeof videos.$inferSelect;

export const videoRows = createWorkRows(videos);

/** Adds a video; false, and nothing done, where one of the same script is being made. */
export async function insertVideo(
  db: Queryable,
  video: typeof videos.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(videos)
    .values(video)
    .onConflictDoNothing()
    .returning({ id: videos.id });
  return rows.length > 0;
}

/** The video of a script, or of a video project, that is being made. */
export async function findOpenVideo(
  db: Queryable,
  scriptOrProjectId: string,
): Promise<VideoRow | null> {
  const [row] = await db
    .select()
    .from(videos)
    .where(
      and(
        eq(sql`coalesce(${videos.scriptId}, ${videos.projectId})`, scriptOrProjectId),
        inArray(videos.status, ['waiting', 'processing']),
      ),
    );
  return row ?? null;
}

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

export const listVideosById = (db: Queryable, ids: string[]) =>
  db.select().from(videos).where(inArray(videos.id, ids));

/** The newest video of each script of a course. */
export const listNewestVideosByScript = (db: Queryable, projectId: string) =>
  db
    .selectDistinctOn([videos.scriptId])
    .from(videos)
    .where(and(eq(videos.projectId, projectId), isNotNull(videos.scriptId)))
    .orderBy(videos.scriptId, desc(videos.createdAt), desc(videos.id));

/** The newest finished video of a script that was made of this very recipe. */
export async function findFinishedVideo(
  db: Queryable,
  scriptId: string,
  recipe: VideoRecipe,
): Promise<VideoRow | null> {
  const [row] = await db
    .select()
    .from(videos)
    .where(
      and(eq(videos.scriptId, scriptId), eq(videos.status, 'completed'), eq(videos.recipe, recipe)),
    )
    .orderBy(desc(videos.createdAt))
    .limit(1);
  return row ?? null;
}

/**
 * Seconds of work for a second of video beyond what every video takes to begin, the middle of the
 * newest of a format; null before the first.
 */
export async function findSpeed(
  db: Queryable,
  format: VideoFormat,
  startSeconds: number,
): Promise<number | null> {
  const drawing = sql`greatest(${videos.workSeconds} - ${startSeconds}::real, 0)`;
  const newest = db
    .select({ pace: sql<number>`${drawing} / ${videos.durationSeconds}`.as('pace') })
    .from(videos)
    .where(
      and(
        eq(videos.status, 'completed'),
        gt(videos.durationSeconds, 0),
        isNotNull(videos.workSeconds),
        sql`${videos.recipe} -> 'settings' ->> 'format' = ${format}`,
      ),
    )
    .orderBy(desc(videos.createdAt))
    .limit(MEASURED_VIDEOS)
    .as('newest');
  const [row] = await db
    .select({
      middle: sql<number | null>`percentile_cont(0.5) within group (order by ${newest.pace})`,
    })
    .from(newest);
  return row?.middle ?? null;
}

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
  result: { durationSeconds: number; bytes: number; workSeconds: number },
) => db.update(videos).set(result).where(eq(videos.id, id));

export const deleteVideo = (db: Queryable, id: string) =>
  db.delete(videos).where(eq(videos.id, id));
