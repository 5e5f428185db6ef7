import type { CourseQueue, QueueItem, QueueItemStatus, QueueStatus } from '@tarima/contract';
import type { BadgeTone } from '#web/components/ui/badge.tsx';

export const QUEUE_TONES: Record<QueueStatus, BadgeTone> = {
  pending: 'neutral',
  processing: 'accent',
  paused: 'warning',
  completed: 'success',
  failed: 'destructive',
};

export const ITEM_TONES: Record<QueueItemStatus, BadgeTone> = {
  pending: 'neutral',
  processing: 'accent',
  completed: 'success',
  failed: 'destructive',
};

/** Whether the queue has videos to make still, be it paused or not. */
export const isRunning = ({ hasQueue, status }: CourseQueue): boolean =>
  hasQueue && status !== 'completed' && status !== 'failed';

/** Up to so many are shown all; of more, a part that is as long. */
const SHOWN_AT_ONCE = 10;

/** What is worth a look of a long queue: the video before the first that is not done, and those after it. */
export function itemsAround(items: readonly QueueItem[]): readonly QueueItem[] {
  const first = items.findIndex(({ status }) => status === 'processing' || status === 'pending');
  const from = Math.min(Math.max(0, first - 1), Math.max(0, items.length - SHOWN_AT_ONCE));
  return items.slice(from, from + SHOWN_AT_ONCE);
}
