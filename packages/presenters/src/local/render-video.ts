import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FRAMES_PER_SECOND, type Language, type Timeline } from '@tarima/contract';
import { contentHash, formatWebVtt, isKept, makeFile, muxVideo, pruneCache } from '@tarima/media';
import type { FigureFile } from './figure-files.ts';
import { masteredSound } from './mastered-sound.ts';
import { lookOf, missingSegments, planSegments } from './plan-segments.ts';
import type { VideoPlan } from './plan-video.ts';
import { posterMoment } from './poster-moment.ts';
import { runDrawingTasks } from './run-drawing-tasks.ts';
import type { WorkerTask } from './segment-protocol.ts';
import { chaptersOf, cuesOf } from './whole-video-times.ts';

export type RenderProgress = { stage: 'drawing' | 'finishing'; fraction: number };

export type RenderRequest = {
  plan: VideoPlan;
  /** The pictures that the plan's scenes may show. A scene whose picture is gone has none. */
  figures: readonly FigureFile[];
  cacheFolder: string;
  /** Paths of the files to make: MP4, WebVTT and PNG. */
  outputs: { video: string; captions: string; poster: string };
  metadata: { title: string; language: Language };
  signal?: AbortSignal;
  onProgress?: (progress: RenderProgress) => void;
};

/** Kept files used this long before a render stay: those of its plan, and of other renders. */
const PLANNED_BEFORE_MS = 3_600_000;

/**
 * Draws, encodes and joins a planned video. Finished parts stay in `cacheFolder`. So a stopped
 * render continues, and an edited script draws only changed scenes. The outputs appear whole or not
 * at all. Throws a PresenterError or MediaError (VIDEO_FAILED, CANCELLED).
 */
export async function renderVideo(
  request: RenderRequest,
): Promise<{ durationSeconds: number; bytes: number }> {
  const { plan, figures, cacheFolder, outputs, metadata, signal, onProgress } = request;
  const { timeline } = plan;
  const startedAt = Date.now();
  await mkdir(cacheFolder, { recursive: true });
  const segments = planSegments(timeline, cacheFolder);
  const missing = await missingSegments(segments);
  const poster = await planPoster(timeline, cacheFolder);

  const totalFrames = Math.round(timeline.duration * FRAMES_PER_SECOND);
  let drawn = totalFrames - missing.reduce((sum, { range }) => sum + range.frameCount, 0);
  const report = () => onProgress?.({ stage: 'drawing', fraction: drawn / totalFrames });
  report();
  const tasks: WorkerTask[] = missing.map((segment) => ({ kind: 'segment', ...segment }));
  const [soundPath] = await together(signal, (either) => [
    masteredSound(plan, either),
    runDrawingTasks({ timeline, figures }, [...tasks, ...poster.tasks], {
      cacheFolder,
      signal: either,
      onFrames: (count) => {
        drawn += count;
        report();
      },
    }),
  ]);

  onProgress?.({ stage: 'finishing', fraction: 0 });
  await makeFile(outputs.captions, (path) =>
    writeFile(path, formatWebVtt(cuesOf(timeline), metadata.language)),
  );
  await makeFile(outputs.poster, (path) => copyFile(poster.path, path));
  const segmentPaths = segments.map(({ path }) => path);
  const parts = { segmentPaths, soundPath, captionsPath: outputs.captions };
  await muxVideo({ ...parts, ...metadata, chapters: chaptersOf(timeline) }, outputs.video, signal);
  await pruneCache(cacheFolder, startedAt - PLANNED_BEFORE_MS);
  onProgress?.({ stage: 'finishing', fraction: 1 });
  return { durationSeconds: timeline.duration, bytes: (await stat(outputs.video)).size };
}

/** Runs two tasks side by side. If one fails, the other is stopped and awaited. */
async function together<A, B>(
  signal: AbortSignal | undefined,
  start: (either: AbortSignal) => [Promise<A>, Promise<B>],
): Promise<[A, B]> {
  const controller = new AbortController();
  const either = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
  const failures: unknown[] = [];
  const both = start(either);
  for (const one of both) {
    one.catch((error: unknown) => {
      failures.push(error);
      controller.abort();
    });
  }
  await Promise.allSettled(both);
  if (failures.length > 0) throw failures[0];
  return Promise.all(both);
}

async function planPoster(
  timeline: Timeline,
  cacheFolder: string,
): Promise<{ path: string; tasks: WorkerTask[] }> {
  const moment = posterMoment(timeline);
  const key = contentHash([lookOf(timeline), timeline.scenes[moment.sceneIndex], moment]);
  const path = join(cacheFolder, `poster-${key}.png`);
  const task: WorkerTask = { kind: 'poster', ...moment, path };
  return { path, tasks: (await isKept(path)) ? [] : [task] };
}
