import { copyFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Timeline } from '@tarima/contract';
import { contentHash, formatWebVtt, isKept, makeFile, muxVideo, pruneCache } from '@tarima/media';
import type { MadeVideo } from '../presenter-provider.ts';
import { createDrawingQueue, type DrawingTask } from './drawing-queue.ts';
import { checkLook } from './looks.ts';
import { masteredSound } from './mastered-sound.ts';
import { lookOf, missingSegments, planSegments, type Segment } from './plan-segments.ts';
import { growPlan, type PlanRequest, type VideoPlan } from './plan-video.ts';
import { posterMoment } from './poster-moment.ts';
import { runDrawingTasks } from './run-drawing-tasks.ts';
import { createSharedProgress } from './shared-progress.ts';
import { together } from './together.ts';
import { chaptersOf, cuesOf } from './whole-video-times.ts';

export type MakingProgress = { stage: 'speaking' | 'drawing' | 'finishing'; fraction: number };

export type MakingRequest = Omit<PlanRequest, 'onProgress'> & {
  /** Paths of the files to make: MP4, WebVTT and PNG. */
  outputs: { video: string; captions: string; poster: string };
  /** Speaking and drawing go on together and share one fraction. */
  onProgress?: (progress: MakingProgress) => void;
  /** Called once all is spoken. */
  onSpoken?: () => Promise<unknown>;
};

/** Kept files used this long before a video is made stay: those of other videos, too. */
const USED_BEFORE_MS = 3_600_000;

/**
 * Makes a video. Each scene is drawn and encoded while the next ones are spoken. Finished parts stay in `cacheFolder`. So a stopped video continues, and an edited script
 * speaks and draws only what changed. The outputs appear whole or not at all. Throws the errors of
 * `planVideo`, or a PresenterError or MediaError (VIDEO_FAILED, CANCELLED).
 */
export async function makeVideo(request: MakingRequest): Promise<MadeVideo> {
  const { title, language, settings, cacheFolder, outputs, signal } = request;
  const { onProgress, onSpoken } = request;
  checkLook(settings);
  const startedAt = Date.now();
  const progress = createSharedProgress((stage, fraction) => onProgress?.({ stage, fraction }));
  const queue = createDrawingQueue();
  const [whole] = await together(signal, (either) => [
    (async () => {
      const plan = growPlan({ ...request, signal: either, onProgress: progress.spoken });
      const segments: Segment[] = [];
      let next = await plan.next();
      for (; !next.done; next = await plan.next()) {
        const { scene, share } = next.value;
        const own = planSegments(scene, cacheFolder);
        const missing = await missingSegments(own);
        segments.push(...own);
        progress.planned(share, framesOf(own), framesOf(own) - framesOf(missing));
        queue.add(missing.map((segment) => ({ scene, task: { kind: 'segment', ...segment } })));
      }
      const poster = await planPoster(next.value, cacheFolder);
      queue.add(poster.tasks);
      queue.end();
      progress.allSpoken();
      await onSpoken?.();
      const soundPath = await masteredSound(next.value, either);
      return { timeline: next.value.timeline, segments, poster, soundPath };
    })(),
    runDrawingTasks(queue, {
      ...{ figures: request.figures, cacheFolder, signal: either },
      onFrames: progress.drawn,
    }),
  ]);

  onProgress?.({ stage: 'finishing', fraction: 0 });
  const { timeline, segments, poster, soundPath } = whole;
  await makeFile(outputs.captions, (path) =>
    writeFile(path, formatWebVtt(cuesOf(timeline), language)),
  );
  await makeFile(outputs.poster, (path) => copyFile(poster.path, path));
  const segmentPaths = segments.map(({ path }) => path);
  const parts = { segmentPaths, soundPath, captionsPath: outputs.captions };
  const labels = { title, language, chapters: chaptersOf(timeline) };
  await muxVideo({ ...parts, ...labels }, outputs.video, signal);
  await pruneCache(cacheFolder, startedAt - USED_BEFORE_MS);
  onProgress?.({ stage: 'finishing', fraction: 1 });
  return { durationSeconds: timeline.duration, bytes: (await stat(outputs.video)).size };
}

const framesOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, { range }) => sum + range.frameCount, 0);

async function planPoster(
  { timeline }: VideoPlan,
  cacheFolder: string,
): Promise<{ path: string; tasks: DrawingTask[] }> {
  const moment = posterMoment(timeline);
  const { sceneIndex, t } = moment;
  const shown = timeline.scenes.slice(sceneIndex, sceneIndex + 1);
  const key = contentHash([lookOf(timeline), shown[0], moment]);
  const path = join(cacheFolder, `poster-${key}.png`);
  const scene: Timeline = { ...timeline, scenes: shown };
  const tasks: DrawingTask[] = [{ scene, task: { kind: 'poster', t, path } }];
  return { path, tasks: (await isKept(path)) ? [] : tasks };
}
