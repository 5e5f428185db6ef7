import type { PlayerCourse } from '@tarima/contract';
import { NO_STANDING } from '#player/learning/standing.ts';
import type { Memory } from './memory.ts';
import { readProgress, writeProgress } from './saved-progress.ts';
import { EMPTY_STATE, type Tracker } from './tracker.ts';

/** Keeps the progress in this browser alone. */
export function openUntracked({ id }: Pick<PlayerCourse, 'id'>, memory: Memory): Tracker {
  const key = `tarima-course-${id}`;
  const saved = readProgress(memory.read(key));
  return {
    state: saved?.state ?? EMPTY_STATE,
    standing: saved?.standing ?? NO_STANDING,
    learnerName: null,
    mark: null,
    save: async (progress) => memory.write(key, writeProgress(progress)),
    end: () => {},
    canLeave: false,
  };
}
