import { UNDO_MINUTES } from '@tarima/contract';
import { vi } from 'vitest';
import { endDeletions } from '#server/jobs/housekeeping.ts';
import type { Studio } from '#server/studio.ts';

/** Does work as if nothing deleted until now could be restored. */
export async function afterUndo<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + UNDO_MINUTES * 60_000 });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

/** Deletes for good everything that was deleted until now. */
export const endUndo = (studio: Studio) => afterUndo(() => endDeletions(studio));
