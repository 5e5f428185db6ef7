import type { Video, VideoStatus } from '@tarima/contract';
import type { BadgeTone } from '#web/components/ui/badge.tsx';

export const VIDEO_FILTERS = ['all', 'processing', 'completed', 'failed'] as const;

export const isInProgress = ({ status }: Video): boolean =>
  status === 'waiting' || status === 'processing';

/** The text of a video's badge. A stopped video does not count as failed. */
export const shownStatus = ({ status, isCancelled }: Video): VideoStatus | 'cancelled' =>
  isCancelled ? 'cancelled' : status;

export const STATUS_TONES: Record<VideoStatus | 'cancelled', BadgeTone> = {
  waiting: 'neutral',
  processing: 'accent',
  completed: 'success',
  failed: 'destructive',
  cancelled: 'neutral',
};
