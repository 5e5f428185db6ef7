import type { Video, VideoStatus } from '@tarima/contract';
import type { BadgeTone } from '#web/components/ui/badge.tsx';

export const VIDEO_FILTERS = ['all', 'processing', 'completed', 'failed'] as const;
export type VideoFilterName = (typeof VIDEO_FILTERS)[number];

export const isInProgress = ({ status }: Video): boolean =>
  status === 'waiting' || status === 'processing';

/** What a video's badge says; one that a person stopped is no failure to them. */
export const shownStatus = ({ status, isCancelled }: Video): VideoStatus | 'cancelled' =>
  isCancelled ? 'cancelled' : status;

export const STATUS_TONES: Record<VideoStatus | 'cancelled', BadgeTone> = {
  waiting: 'neutral',
  processing: 'accent',
  completed: 'success',
  failed: 'destructive',
  cancelled: 'neutral',
};
