import { type DeletedThing, UNDO_MINUTES } from '@tarima/contract';

const UNDO_MS = UNDO_MINUTES * 60_000;

/** Anything deleted after this moment can be restored. Anything deleted before it is final. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS);

export const deletedThing = (id: string, name: string, deletedAt: Date): DeletedThing => ({
  id,
  name,
  goneAt: new Date(deletedAt.getTime() + UNDO_MS).toISOString(),
});
