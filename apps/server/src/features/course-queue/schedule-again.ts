import { MAX_RETRIES } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import { spokenScriptsById } from '#server/features/courses/course-contents.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { type QueueItemRow, type QueueRow, updateItem, updateQueue } from './course-queue.repo.ts';
import { hasEnded } from './queue-status.ts';

/**
 * Puts the failed items of `wanted` back to waiting. A queue that had ended runs again. A video
 * that has used all its tries needs a changed script. Refuses where no item is left to try.
 */
export async function scheduleAgain(
  tx: Queryable,
  queue: QueueRow,
  items: QueueItemRow[],
  wanted: QueueItemRow[],
): Promise<void> {
  const failed = wanted.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return;
  const scripts = await spokenScriptsById(tx, queue.id);
  const isEdited = ({ scriptId, scriptRevision }: QueueItemRow) =>
    scripts.get(scriptId)?.revision !== scriptRevision;
  const hopeful = failed.filter((item) => item.retryCount < MAX_RETRIES || isEdited(item));
  if (hopeful.length === 0) throw new AppError('QUEUE_RETRIES_EXHAUSTED');
  for (const item of hopeful) {
    await updateItem(tx, item, {
      status: 'pending',
      errorCode: null,
      videoId: null,
      // A changed script starts the count of tries again.
      retryCount: isEdited(item) ? 1 : item.retryCount + 1,
    });
  }
  if (hasEnded(items)) await updateQueue(tx, queue.id, { isPaused: false });
}
