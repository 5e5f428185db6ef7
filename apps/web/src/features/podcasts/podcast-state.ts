import type { ListedPodcast } from '@tarima/contract';

/** The state on a podcast's badge. A stopped podcast does not count as failed. */
export const shownPodcastState = ({ status, isCancelled }: ListedPodcast) =>
  isCancelled ? 'cancelled' : status;

export const PODCAST_TONES = {
  processing: 'accent',
  written: 'neutral',
  completed: 'success',
  error: 'destructive',
  cancelled: 'neutral',
} as const;
