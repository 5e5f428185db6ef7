import { MAX_RETRIES } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import { spokenScriptsById } from '#server/features/courses/course-contents.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { type QueueItemRow, type QueueRow, updateItem, updateQueue } from './course-queue.repo.ts';
import { hasEnded } from './queue-status.ts';

/**
 * Puts the failed ones of `wanted` back to waiting; a queue that had ended runs again. A video that had
 * its share of tries needs another script first: refused where nothing else is left to be tried.
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
      // With another script the tries begin anew.
      retryCount: isEdited(item) ? 1 : item.retryCount + 1,
    });
  }
  if (hasEnded(items)) await updateQueue(tx, queue.id, { isPaused: false });
}
