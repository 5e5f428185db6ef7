import { availableParallelism } from 'node:os';
import type { Timeline } from '@tarima/contract';
import { makeFile } from '@tarima/media';
import { PresenterError } from '../presenter-error.ts';
import { type DrawingProcess, startDrawingProcess } from './drawing-process.ts';
import type { DrawingQueue } from './drawing-queue.ts';
import type { FigureFile } from './figure-files.ts';

/**
 * Draws the tasks of a queue on all cores, until it ends. Each finished file is in place at once; a
 * later stop does not lose it. Abort kills the drawing at once (code CANCELLED).
 */
export async function runDrawingTasks(
  queue: DrawingQueue,
  {
    figures,
    cacheFolder,
    signal,
    onFrames,
  }: {
    figures: readonly FigureFile[];
    cacheFolder: string;
    signal: AbortSignal;
    onFrames: (count: number) => void;
  },
): Promise<void> {
  const crew: DrawingProcess[] = [];
  const parts = availableParallelism();
  const stopAll = () => {
    queue.stop();
    return Promise.all(crew.map((drawer) => drawer.stop()));
  };
  const work = async (part: number) => {
    let drawer: DrawingProcess | undefined;
    let shown: Timeline | undefined;
    for (let next = await queue.take(); next; next = await queue.take()) {
      const { scene, task } = next;
      if (!drawer) {
        drawer = startDrawingProcess({ kind: 'set-up', figures, cacheFolder, part, parts });
        crew.push(drawer);
      }
      const { show, run } = drawer;
      if (scene !== shown) show(scene);
      shown = scene;
      await makeFile(task.path, (path) => run({ ...task, path }, onFrames));
    }
  };
  const onAbort = () => void stopAll();
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  // The first failure is the cause. The others fail because it stops them.
  const failures: unknown[] = [];
  try {
    await Promise.all(
      Array.from({ length: parts }, (_, part) =>
        work(part).catch(async (error: unknown) => {
          failures.push(error);
          await stopAll();
        }),
      ),
    );
    if (signal.aborted) throw new PresenterError('CANCELLED', 'The drawing was stopped');
    if (failures.length > 0) throw failures[0];
  } finally {
    signal.removeEventListener('abort', onAbort);
    await stopAll();
  }
}
