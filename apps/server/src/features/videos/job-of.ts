import type { JobName } from '#server/queue/queued-job.ts';
import type { VideoRow } from './videos.repo.ts';

/** The job that makes a video: here, or at a vendor. */
export const jobOf = ({ provider }: Pick<VideoRow, 'provider'>): JobName =>
  provider === 'local' ? 'make-video' : 'order-video';
