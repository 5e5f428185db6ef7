import { UNDO_MINUTES } from '@tarima/contract';
import { vi } from 'vitest';
import { endDeletions } from '#server/jobs/housekeeping.ts';
import type { Studio } from '#server/studio.ts';

/** Does something as though nothing that was deleted until now could be brought back any more. */
export async function afterUndo<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + UNDO_MINUTES * 60_000 });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

/** What was deleted until now goes for good. */
export const endUndo = (studio: Studio) => afterUndo(() => endDeletions(studio));
