import { availableParallelism } from 'node:os';
import type { Timeline } from '@tarima/contract';
import { makeFile } from '@tarima/media';
import { PresenterError } from '../presenter-error.ts';
import { type DrawingProcess, startDrawingProcess } from './drawing-process.ts';
import type { FigureFile } from './figure-files.ts';
import type { WorkerTask } from './segment-protocol.ts';

/**
 * Draws tasks on all cores, in order. Each finished file is in place at once; a later stop does not
 * lose it. Abort kills the drawing at once (code CANCELLED).
 */
export async function runDrawingTasks(
  { timeline, figures }: { timeline: Timeline; figures: readonly FigureFile[] },
  tasks: WorkerTask[],
  {
    cacheFolder,
    signal,
    onFrames,
  }: { cacheFolder: string; signal?: AbortSignal; onFrames: (count: number) => void },
): Promise<void> {
  if (tasks.length === 0) return;
  const waiting = [...tasks];
  const parts = Math.min(availableParallelism(), tasks.length);
  const crew = Array.from({ length: parts }, (_, part) =>
    startDrawingProcess({ kind: 'set-up', timeline, figures, cacheFolder, part, parts }),
  );
  const stopAll = () => Promise.all(crew.map((drawer) => drawer.stop()));
  const work = async (drawer: DrawingProcess) => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const current = task;
      await makeFile(current.path, (path) => drawer.run({ ...current, path }, onFrames));
    }
  };
  const onAbort = () => void stopAll();
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  // The first failure is the cause. The others fail because it stops them.
  const failures: unknown[] = [];
  try {
    await Promise.all(
      crew.map((drawer) =>
        work(drawer).catch(async (error: unknown) => {
          failures.push(error);
          waiting.length = 0;
          await stopAll();
        }),
      ),
    );
    if (signal?.aborted) throw new PresenterError('CANCELLED', 'The drawing was stopped');
    if (failures.length > 0) throw failures[0];
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await stopAll();
  }
}
