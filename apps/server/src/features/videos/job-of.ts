import type { VideoRow } from './videos.repo.ts';

/** The job that makes a video: here, or at a vendor. */
export const jobOf = ({ provider }: Pick<VideoRow, 'provider'>) =>
  provider === 'local' ? 'make-video' : 'order-video';
