import type { VideoRow } from '#server/features/videos/videos.repo.ts';
import type { JobName } from '#server/queue/queued-job.ts';

/** The job that makes a video: here, or at a vendor. */
export const jobOf = ({ provider }: Pick<VideoRow, 'provider'>): JobName =>
  provider === 'local' ? 'make-video' : 'order-video';
