import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PresenterProviderId, VideoFormat, Voice } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';
import { jobOf } from './job-of.ts';
import { makerOf } from './plan-settings.ts';
import {
  findFinishedVideo,
  findOpenVideo,
  findSpeed,
  insertVideo,
  listVideosById,
  type VideoRow,
} from './videos.repo.ts';

/**
 * Seconds that every video takes, however short it is. Without this, short videos distort the
 * estimate of long ones.
 */
const START_SECONDS = 3;
/** Seconds of work for a second of video, before any was made. Deliberately too high. */
const CAUTIOUS_SPEEDS: Record<PresenterProviderId, number> = { local: 0.25, heygen: 4 };

type CourseVideo = {
  companyId: string;
  projectId: string;
  scriptId: string;
  module: string;
  queuePosition: number;
  recipe: VideoRecipe;
};

/**
 * Starts a content's video in the transaction that gives it its turn. Answers its id, or that of a
 * video under way, started by hand.
 */
export async function startCourseVideo(
  tx: Queryable,
  jobs: Context['jobs'],
  video: CourseVideo,
): Promise<string> {
  // Reads first. An insert would wait for the transaction that ends the other video. That one waits
  // for this queue.
  const open = await findOpenVideo(tx, video.scriptId);
  if (open) return open.id;
  const id = randomUUID();
  const jobId = randomUUID();
  const provider = makerOf(video.recipe.settings);
  if (await insertVideo(tx, { ...video, id, jobId, provider, status: 'waiting' })) {
    await jobs.enqueue(tx, jobOf({ provider }), { id, jobId });
    return id;
  }
  // Another request has started one in between.
  return startCourseVideo(tx, jobs, video);
}

/** The finished video of a script with exactly this recipe, if there is one. */
export const finishedVideoOf = (tx: Queryable, scriptId: string, recipe: VideoRecipe) =>
  findFinishedVideo(tx, scriptId, recipe);

export async function videosById(
  db: Queryable,
  ids: (string | null)[],
): Promise<Map<string, VideoRow>> {
  const videos = await listVideosById(
    db,
    ids.filter((id) => id !== null),
  );
  return new Map(videos.map((video) => [video.id, video]));
}

/** Seconds to make a video of a playing time. A video without text is not made. */
export const makingSeconds = (playSeconds: number, speed: number): number =>
  playSeconds > 0 ? START_SECONDS + playSeconds * speed : 0;

/**
 * Seconds of work for a second of video, without the fixed start time. A natural voice speaks on
 * every core while pictures are drawn, so the slower counts.
 */
export async function makingSpeed(
  db: Queryable,
  look: { format: VideoFormat; provider: PresenterProviderId },
  voice: Pick<Voice, 'real_time_factor'> | undefined,
): Promise<{ speed: number; isMeasured: boolean }> {
  const measured = await findSpeed(db, look, START_SECONDS);
  const drawing = measured ?? CAUTIOUS_SPEEDS[look.provider];
  const speaking = (voice?.real_time_factor ?? 0) / availableParallelism();
  return { speed: Math.max(drawing, speaking), isMeasured: measured !== null };
}
