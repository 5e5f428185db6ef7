import type { QueueStatus } from '@tarima/contract';
import type { QueueItemRow, QueueRow } from './course-queue.repo.ts';

type Item = Pick<QueueItemRow, 'status'>;

const isAtItsEnd = ({ status }: Item) => status === 'completed' || status === 'failed';

export const hasEnded = (items: Item[]) => items.every(isAtItsEnd);

/** The status that follows from the items. One failed item makes an ended queue failed. */
export function statusOf({ isPaused }: Pick<QueueRow, 'isPaused'>, items: Item[]): QueueStatus {
  const has = (status: Item['status']) => items.some((item) => item.status === status);
  if (hasEnded(items)) return has('failed') ? 'failed' : 'completed';
  if (isPaused) return 'paused';
  return has('processing') ? 'processing' : 'pending';
}
