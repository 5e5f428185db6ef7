import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { providerOf, type VideoStage } from '@tarima/contract';
import { filesOfFigures } from '#server/features/figures/script-figures.ts';
import { spentOn } from '#server/features/usage/vendor-charges.service.ts';
import { findStoredVideo } from '#server/features/videos/deleted-videos.repo.ts';
import { createOrderBook, endOrder } from '#server/features/videos/order-book.ts';
import {
  resultFolder,
  VIDEO_FILES,
  type VideoFile,
  videoFileKey,
  videoFolder,
} from '#server/features/videos/video-files.ts';
import { finishedVideo } from '#server/features/videos/videos.presenter.ts';
import {
  askerOfVideo,
  findVideo,
  setVideoCost,
  setVideoResult,
  sizeOfVideo,
  type VideoRow,
  vendorVideoRows,
  videoRows,
} from '#server/features/videos/videos.repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { JobDefinition, JobRun } from './define-job.ts';
import { deleteResults, listOtherResults } from './other-results.ts';

type Run = JobRun<VideoStage>;

/** The common part of both jobs. */
const videoJob = {
  askedBy: askerOfVideo,
  sizeOf: sizeOfVideo,
  expireInSeconds: 4 * 3_600,
  failureCode: 'VIDEO_FAILED',
  announce: (studio, id) => studio.services.videos.announce(id),
  failed: async (tx, studio, id) => {
    const video = await findVideo(tx, id);
    if (video) await studio.services.videos.ended(tx, video);
  },
  run: makeVideo,
} satisfies Partial<JobDefinition<VideoStage>>;

/**
 * The parts of 0 to 100, in proportion to their times. Here speech and drawing go on together and
 * share one part. A vendor draws only what is spoken.
 */
const STAGES: Record<VideoStage, readonly [from: number, to: number]> = {
  preparing: [0, 1],
  speaking: [1, 92],
  drawing: [1, 92],
  sending: [15, 18],
  ordered: [18, 88],
  downloading: [88, 92],
  finishing: [92, 100],
};

/** A short video has about as many scenes to share out. */
const CORES_OF_A_VIDEO = 4;

/** One worker's videos at a time, by its cores. Fewer, each sooner finished, do not use them all. */
export function videosAtATime(cores: number): number {
  return Math.max(1, Math.floor(cores / CORES_OF_A_VIDEO));
}

/**
 * Speaks, draws and joins a video on this machine. Each result is kept under the hash of its inputs.
 * After a crash only the unfinished step is done again.
 */
export const makeVideoJob: JobDefinition<VideoStage> = {
  ...videoJob,
  name: 'make-video',
  rows: videoRows,
  stages: STAGES,
  concurrency: videosAtATime(availableParallelism()),
};

/** Orders a video from a vendor and waits for it, which costs this machine little. */
export const orderVideoJob: JobDefinition<VideoStage> = {
  ...videoJob,
  name: 'order-video',
  rows: vendorVideoRows,
  stages: { ...STAGES, speaking: [1, 15] },
  concurrency: ({ heygen }) => heygen?.concurrency ?? 1,
};

async function makeVideo(run: Run): Promise<void> {
  const startedAt = performance.now();
  const { id, studio, signal, report, step } = run;
  const { db, blobs, live } = studio.context;
  const video = await findVideo(db, id);
  if (!video) return;
  const maker = live.vendors().makers.find((each) => each.id === video.provider);
  if (!maker) throw new AppError('PRESENTER_VENDOR_MISSING');
  const { settings, figures: _figures, ...words } = video.recipe;
  const owner = { projectId: video.projectId, videoId: id };
  const isOurVoice = providerOf(settings.voiceId) === 'local';
  const speech = isOurVoice ? studio.services.modelUsage.speechFor(owner, settings.voiceId) : null;
  const outputs = {
    video: await blobs.temporaryPath('.mp4'),
    captions: await blobs.temporaryPath('.vtt'),
    poster: await blobs.temporaryPath('.png'),
  };
  try {
    const result = await maker.make({
      ...{ ...words, settings, speech, outputs, signal },
      figures: await filesOfFigures(blobs, video.recipe),
      orders: createOrderBook(studio.context, video),
      onProgress: report,
      onStep: () => step('segment'),
    });
    signal.throwIfAborted();
    await setVideoCost(db, id, await spentOn(db, { videoId: id }));
    const workSeconds = (performance.now() - startedAt) / 1_000;
    await finish(run, video, outputs, { ...result, workSeconds });
  } catch (error) {
    // A failed video was paid for too.
    await setVideoCost(db, id, await spentOn(db, { videoId: id }));
    throw error;
  } finally {
    await Promise.all(Object.values(outputs).map((path) => rm(path, { force: true })));
  }
}

/**
 * Stores the files first. Then one transaction completes the row and records the asset. It also starts
 * the next video of a course's queue.
 */
async function finish(
  { id, attemptId, studio, complete }: Run,
  video: VideoRow,
  outputs: Record<VideoFile, string>,
  result: { durationSeconds: number; bytes: number; workSeconds: number },
): Promise<void> {
  const { db, blobs } = studio.context;
  // The type of `Object.keys` loses the table's keys.
  for (const file of Object.keys(VIDEO_FILES) as VideoFile[]) {
    await blobs.put(videoFileKey(id, attemptId, file), outputs[file]);
  }
  const others = await listOtherResults(studio.context, videoFolder(id), attemptId);
  const isOurs = await complete(async (tx) => {
    await endOrder(tx, video);
    await setVideoResult(tx, id, result);
    await studio.services.library.recordFinished(tx, {
      ...finishedVideo({ ...video, ...result }),
      companyId: video.companyId,
    });
    await studio.services.videos.ended(tx, video);
  });
  // The row was deleted, cancelled or given to another attempt meanwhile.
  if (!isOurs)
    await blobs.delete(
      (await findStoredVideo(db, id)) ? resultFolder(id, attemptId) : videoFolder(id),
    );
  else await deleteResults(studio.context, others);
}
