import { rm } from 'node:fs/promises';
import type { VideoStage } from '@tarima/contract';
import type { JobDefinition, JobRun } from '#server/jobs/define-job.ts';
import { createThrottle } from '#server/realtime/throttle.ts';
import { recordVideo } from '../library/library.service.ts';
import { resultFolder, VIDEO_FILES, type VideoFile, videoFileKey } from './video-files.ts';
import { findVideo, setVideoResult, type VideoRow, videoRows } from './videos.repo.ts';

const PROGRESS_INTERVAL_MS = 500;
/** Where each stage lies within 0 to 100, by what it takes of the whole on two cores. */
const STAGE_SPANS = {
  preparing: [0, 1],
  speaking: [1, 15],
  drawing: [15, 92],
  finishing: [92, 100],
} as const satisfies Record<VideoStage, readonly [number, number]>;

/**
 * Speaks, draws and joins a video. What each step makes is kept under a hash of what shaped it, so
 * that after a crash only the unfinished step is done again.
 */
export const makeVideoJob: JobDefinition = {
  name: 'make-video',
  rows: videoRows,
  // One video already uses every core.
  concurrency: 1,
  expireInSeconds: 4 * 3_600,
  failureCode: 'VIDEO_FAILED',
  announce: (studio, id) => studio.services.videos.announce(id),

  failed: async (tx, studio, id) => {
    const video = await findVideo(tx, id);
    if (video) await studio.services.videos.ended(tx, video);
  },

  async run(run) {
    const startedAt = performance.now();
    const { id, jobId, studio, signal } = run;
    const { db, blobs, providers } = studio.context;
    const video = await findVideo(db, id);
    if (!video) return;
    const progress = createThrottle(PROGRESS_INTERVAL_MS, async (at: Moment) => {
      await videoRows.report(db, id, jobId, at.stage, percentOf(at));
      await studio.services.videos.announce(id);
    });
    const outputs = {
      video: await blobs.temporaryPath('.mp4'),
      captions: await blobs.temporaryPath('.vtt'),
      poster: await blobs.temporaryPath('.png'),
    };
    try {
      progress.push({ stage: 'preparing', fraction: 0 });
      providers.presenters.warmUp();
      const plan = await providers.presenters.plan({
        recipe: video.recipe,
        signal,
        onProgress: (fraction) => progress.push({ stage: 'speaking', fraction }),
      });
      await videoRows.stepDone(db, id, jobId);
      const result = await providers.presenters.render({
        plan,
        outputs,
        metadata: { title: video.recipe.title, language: video.recipe.language },
        signal,
        onProgress: (stage, fraction) => progress.push({ stage, fraction }),
      });
      await progress.settle();
      signal.throwIfAborted();
      const workSeconds = (performance.now() - startedAt) / 1_000;
      await finish(run, video, outputs, { ...result, workSeconds });
    } finally {
      await Promise.all(Object.values(outputs).map((path) => rm(path, { force: true })));
      await progress.settle();
    }
  },
};

type Moment = { stage: VideoStage; fraction: number };

function percentOf({ stage, fraction }: Moment): number {
  const [from, to] = STAGE_SPANS[stage];
  return from + (to - from) * Math.min(1, Math.max(0, fraction));
}

/**
 * The files first, each whole; then the row, its end, the library and the next video of a course's
 * queue in one transaction.
 */
async function finish(
  { id, jobId, studio }: JobRun,
  video: VideoRow,
  outputs: Record<VideoFile, string>,
  result: { durationSeconds: number; bytes: number; workSeconds: number },
): Promise<void> {
  const { db, blobs } = studio.context;
  // The keys of the table are the files' names, as its type says.
  for (const file of Object.keys(VIDEO_FILES) as VideoFile[]) {
    await blobs.put(videoFileKey(id, jobId, file), outputs[file]);
  }
  const isOurs = await db.transaction(async (tx) => {
    if (!(await videoRows.complete(tx, id, jobId))) return false;
    await setVideoResult(tx, id, result);
    await recordVideo(tx, video);
    await studio.services.videos.ended(tx, video);
    return true;
  });
  // Deleted, cancelled or given to another job while the last step ran.
  if (!isOurs) await blobs.delete(resultFolder(id, jobId));
  await studio.services.videos.announce(id);
}
