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

/** True while videos remain to be made, also while the queue is paused. */
export const isRunning = ({ hasQueue, status }: CourseQueue): boolean =>
  hasQueue && status !== 'completed' && status !== 'failed';

/** A longer queue shows only this many videos. */
const SHOWN_AT_ONCE = 10;

/** The part of a long queue to show: one finished video, then the unfinished ones. */
export function itemsAround(items: readonly QueueItem[]): readonly QueueItem[] {
  const first = items.findIndex(({ status }) => status === 'processing' || status === 'pending');
  const from = Math.min(Math.max(0, first - 1), Math.max(0, items.length - SHOWN_AT_ONCE));
  return items.slice(from, from + SHOWN_AT_ONCE);
}
