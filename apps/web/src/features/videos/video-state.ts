import type { Video, VideoSort, VideoStatus } from '@tarima/contract';
import type { BadgeTone } from '#web/components/ui/badge.tsx';

export const VIDEO_FILTERS = ['all', 'processing', 'completed', 'failed'] as const;

/** Filters and orders have the words of the library’s other lists. */
export const FILTER_LABELS = {
  all: 'library.states.all',
  processing: 'library.states.working',
  completed: 'library.states.finished',
  failed: 'library.states.failed',
} as const satisfies Record<(typeof VIDEO_FILTERS)[number], string>;
export const SORT_LABELS = {
  newest: 'library.sorts.newest',
  oldest: 'library.sorts.oldest',
  title: 'library.sorts.name',
  longest: 'library.sorts.longest',
} as const satisfies Record<VideoSort, string>;

export const isInProgress = ({ status }: Video): boolean =>
  status === 'waiting' || status === 'processing';

type ShownStatus = VideoStatus | 'cancelled' | 'outdated';

/** The text of a video's badge. A stopped video does not count as failed. */
export const shownStatus = ({ status, isCancelled, isOutdated }: Video): ShownStatus =>
  isCancelled ? 'cancelled' : isOutdated ? 'outdated' : status;

export const STATUS_TONES: Record<ShownStatus, BadgeTone> = {
  waiting: 'neutral',
  processing: 'accent',
  completed: 'success',
  failed: 'destructive',
  cancelled: 'neutral',
  outdated: 'warning',
};
