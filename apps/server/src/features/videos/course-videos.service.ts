import { randomUUID } from 'node:crypto';
import type { PresenterProviderId, VideoFormat } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';
import { jobOf } from '#server/features/videos/job-of.ts';
import { makerOf } from './plan-settings.ts';
import {
  findFinishedVideo,
  findOpenVideo,
  findSpeed,
  insertVideo,
  listVideosById,
  type VideoRow,
} from './videos.repo.ts';

/** What every video takes to begin and to end, short as it is: a few short ones say little of a long one. */
const START_SECONDS = 3;
/** Seconds of work for a second of video before any was made here: slower than they are. */
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
 * Starts a content's video inside the transaction that gives it its turn, and answers its id: that of
 * the one in the making where somebody has just started it by hand.
 */
export async function startCourseVideo(
  tx: Queryable,
  jobs: Context['jobs'],
  video: CourseVideo,
): Promise<string> {
  // Asked first: adding one would wait for whoever is just ending the other, and they wait for this queue.
  const open = await findOpenVideo(tx, video.scriptId);
  if (open) return open.id;
  const id = randomUUID();
  const jobId = randomUUID();
  const provider = makerOf(video.recipe.settings);
  if (await insertVideo(tx, { ...video, id, jobId, provider, status: 'waiting' })) {
    await jobs.enqueue(tx, jobOf({ provider }), { id, jobId });
    return id;
  }
  // Started between the two questions.
  return startCourseVideo(tx, jobs, video);
}

/** The finished video of a script that was made of this very recipe, if there is one. */
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

/** How long a video of so many seconds takes to be made; one that says nothing is not made. */
export const makingSeconds = (playSeconds: number, speed: number): number =>
  playSeconds > 0 ? START_SECONDS + playSeconds * speed : 0;

/** Seconds of work for a second of video here or at a vendor's, beyond what each takes to begin. */
export async function makingSpeed(
  db: Queryable,
  look: { format: VideoFormat; provider: PresenterProviderId },
): Promise<{ speed: number; isMeasured: boolean }> {
  const measured = await findSpeed(db, look, START_SECONDS);
  return { speed: measured ?? CAUTIOUS_SPEEDS[look.provider], isMeasured: measured !== null };
}
