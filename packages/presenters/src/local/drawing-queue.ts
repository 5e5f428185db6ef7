import type { Timeline } from '@tarima/contract';
import type { WorkerTask } from './segment-protocol.ts';

/** A task and the scene that it draws, as a timeline of that scene alone. */
export type DrawingTask = { scene: Timeline; task: WorkerTask };

export type DrawingQueue = {
  add: (tasks: readonly DrawingTask[]) => void;
  /** Says that no task will be added. */
  end: () => void;
  /** Drops the waiting tasks and ends. */
  stop: () => void;
  /** The longest waiting task, once there is one. Null after the end. */
  take: () => Promise<DrawingTask | null>;
};

/** The tasks that wait for a drawing process. The longest go first, so that all end together. */
export function createDrawingQueue(): DrawingQueue {
  let waiting: DrawingTask[] = [];
  let hasEnded = false;
  let change = Promise.withResolvers<void>();
  const tellChange = () => {
    change.resolve();
    change = Promise.withResolvers();
  };
  const end = () => {
    hasEnded = true;
    tellChange();
  };
  return {
    add(tasks) {
      waiting.push(...tasks);
      tellChange();
    },
    end,
    stop() {
      waiting = [];
      end();
    },
    async take() {
      while (waiting.length === 0) {
        if (hasEnded) return null;
        await change.promise;
      }
      // Of equal tasks the first is taken, so tasks of one scene follow each other.
      const longest = waiting.reduce((best, each) =>
        lengthOf(each) > lengthOf(best) ? each : best,
      );
      waiting.splice(waiting.indexOf(longest), 1);
      return longest;
    },
  };
}

const lengthOf = ({ task }: DrawingTask) => (task.kind === 'segment' ? task.range.frameCount : 0);
