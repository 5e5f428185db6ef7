import type { ErrorCode, PresenterProviderId, VideoFormat } from '@tarima/contract';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { isChangedSinceVideo } from '#server/db/script-of-video.ts';
import { projects } from '#server/db/tables/projects.ts';
import { users } from '#server/db/tables/users.ts';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';
import { videos } from '#server/db/tables/videos.ts';
import { createWorkRows } from '#server/db/work-rows.ts';
import type { ProjectAsker } from '#server/queue/turns.ts';

/** The newest videos from which the speed is measured. */
const MEASURED_VIDEOS = 20;

export type VideoRow = typeof videos.$inferSelect;
/** A video with the name of the person who made its project. */
export type OwnedVideo = VideoRow & { owner: string | null; isOutdated: boolean };

const ownerName = sql`(select ${users.fullName} from ${projects} inner join ${users}
  on ${users.id} = ${projects.createdBy} where ${projects.id} = ${videos.projectId})`;
/** The columns of an `OwnedVideo`. The inner query keeps the names of its tables. */
export const ownedVideo = {
  ...getTableColumns(videos),
  owner: sql<string | null>`${ownerName}`,
  isOutdated: isChangedSinceVideo,
};

/** One table with two kinds of work. Each job handles its own rows. */
export const videoRows = createWorkRows(videos, { ofTheJob: eq(videos.provider, 'local') });
export const vendorVideoRows = createWorkRows(videos, { ofTheJob: ne(videos.provider, 'local') });

const isLiving = and(
  isNull(videos.deletedAt),
  sql`not exists (select 1 from ${projects} where ${projects.id} = ${videos.projectId} and ${projects.deletedAt} is not null)`,
);

/** Adds a video. False if one of the same script is being made. */
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

/** The video under way of a script or a video project. */
export async function findOpenVideo(
  db: Queryable,
  scriptOrProjectId: string,
): Promise<OwnedVideo | null> {
  const [row] = await db
    .select(ownedVideo)
    .from(videos)
    .where(
      and(
        eq(sql`coalesce(${videos.scriptId}, ${videos.projectId})`, scriptOrProjectId),
        inArray(videos.status, ['waiting', 'processing']),
      ),
    );
  return row ?? null;
}

export async function findVideo(db: Queryable, id: string): Promise<OwnedVideo | null> {
  const [row] = await db
    .select(ownedVideo)
    .from(videos)
    .where(and(eq(videos.id, id), isLiving));
  return row ?? null;
}

/** Videos that failed because their vendor was not set up. Left out where a newer one was started. */
export function listWithoutVendor(db: Queryable, vendors: PresenterProviderId[]) {
  const newer = alias(videos, 'newer');
  const isSameScript = sql`coalesce(${newer.scriptId}, ${newer.projectId}) = coalesce(${videos.scriptId}, ${videos.projectId})`;
  return db
    .select()
    .from(videos)
    .where(
      and(
        eq(videos.status, 'failed'),
        eq(videos.errorCode, 'PRESENTER_VENDOR_MISSING' satisfies ErrorCode),
        inArray(videos.provider, vendors),
        isLiving,
        notExists(
          db
            .select({ id: newer.id })
            .from(newer)
            .where(and(isSameScript, gt(newer.createdAt, videos.createdAt))),
        ),
      ),
    );
}

export async function findNewestVideo(
  db: Queryable,
  projectId: string,
): Promise<OwnedVideo | null> {
  const [row] = await db
    .select(ownedVideo)
    .from(videos)
    .where(and(eq(videos.projectId, projectId), isLiving))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(1);
  return row ?? null;
}

export const listVideosById = (db: Queryable, ids: string[]) =>
  db
    .select()
    .from(videos)
    .where(and(inArray(videos.id, ids), isLiving));

/** The newest video of each script of a course. */
export const listNewestVideosByScript = (db: Queryable, projectId: string) =>
  db
    .selectDistinctOn([videos.scriptId], ownedVideo)
    .from(videos)
    .where(and(eq(videos.projectId, projectId), isNotNull(videos.scriptId), isLiving))
    .orderBy(videos.scriptId, desc(videos.createdAt), desc(videos.id));

/** The newest finished video of a script with exactly this recipe. */
export async function findFinishedVideo(
  db: Queryable,
  scriptId: string,
  recipe: VideoRecipe,
): Promise<VideoRow | null> {
  const [row] = await db
    .select()
    .from(videos)
    .where(
      and(
        eq(videos.scriptId, scriptId),
        eq(videos.status, 'completed'),
        eq(videos.recipe, recipe),
        isLiving,
      ),
    )
    .orderBy(desc(videos.createdAt))
    .limit(1);
  return row ?? null;
}

/**
 * Seconds of work for a second of video, without the fixed start time. The median of the newest
 * videos of a format and provider. Null before the first.
 */
export async function findSpeed(
  db: Queryable,
  { format, provider }: { format: VideoFormat; provider: PresenterProviderId },
  startSeconds: number,
): Promise<number | null> {
  const drawing = sql`greatest(${videos.workSeconds} - ${startSeconds}::real, 0)`;
  const newest = db
    .select({ pace: sql<number>`${drawing} / ${videos.durationSeconds}`.as('pace') })
    .from(videos)
    .where(
      and(
        eq(videos.status, 'completed'),
        eq(videos.provider, provider),
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

export const setVideoResult = (
  db: Queryable,
  id: string,
  result: { durationSeconds: number; bytes: number; workSeconds: number },
) => db.update(videos).set(result).where(eq(videos.id, id));

export const setVideoCost = (db: Queryable, id: string, cost: number | null) =>
  db.update(videos).set({ cost }).where(eq(videos.id, id));

/** The company and person who wait for a video: the maker of its project. */
export async function askerOfVideo(db: Queryable, id: string): Promise<ProjectAsker | null> {
  const { companyId, projectId } = videos;
  const [asker] = await db
    .select({ companyId, projectId, personId: projects.createdBy })
    .from(videos)
    .innerJoin(projects, eq(projects.id, videos.projectId))
    .where(eq(videos.id, id));
  return asker ?? null;
}

/** The length of its script. */
export async function sizeOfVideo(db: Queryable, id: string): Promise<number> {
  const [video] = await db
    .select({ size: sql<number>`length(${videos.recipe} ->> 'script')` })
    .from(videos)
    .where(eq(videos.id, id));
  return video?.size ?? 0;
}
