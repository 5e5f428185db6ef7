import { and, gt, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#server/db/database.ts';
import { podcasts } from '#server/db/tables/podcasts.ts';
import { videos } from '#server/db/tables/videos.ts';
import { podcastFolder } from '#server/features/podcasts/podcast-files.ts';
import { resultOf, videoFolder } from '#server/features/videos/video-files.ts';
import type { Studio } from '#server/studio.ts';

const DAY_MS = 24 * 3_600_000;
/** Work that ended earlier was looked at before. */
const LOOKED_AT_DAYS = 7;
const ENDED = ['completed', 'failed'] as const;

/** The folder of ended work, and the name of the result in it that counts. */
type Results = { folder: string; counts: string | null };

/**
 * Deletes files of attempts that do not count, a day after they were written. A process can die as it puts
 * files, or just after the row is completed. Then they stay below a living row.
 */
export async function deleteLostResults({ context }: Studio): Promise<void> {
  const { db, blobs, now } = context;
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  for (const { folder, counts } of await endedSince(db, before(LOOKED_AT_DAYS))) {
    for (const name of await blobs.listBefore(folder, before(1))) {
      const isResult = z.uuid().safeParse(name).success;
      if (isResult && name !== counts) await blobs.delete(`${folder}/${name}`);
    }
  }
}

async function endedSince(db: Queryable, since: Date): Promise<Results[]> {
  const ended = (table: typeof videos | typeof podcasts) =>
    and(inArray(table.status, ENDED), gt(table.finishedAt, since));
  const { id, status, attemptId, jobId } = videos;
  const drawn = await db.select({ id, status, attemptId, jobId }).from(videos).where(ended(videos));
  const spoken = await db
    .select({ id: podcasts.id, audio: podcasts.audio })
    .from(podcasts)
    .where(ended(podcasts));
  return [
    ...drawn.map((video) => ({
      folder: videoFolder(video.id),
      counts: video.status === 'completed' ? resultOf(video) : null,
    })),
    ...spoken.map(({ id: podcastId, audio }) => ({
      folder: podcastFolder(podcastId),
      counts: audio?.jobId ?? null,
    })),
  ];
}
