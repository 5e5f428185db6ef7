import type { CourseQueue, QueueItemStatus, QueueStatus } from '@tarima/contract';
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
