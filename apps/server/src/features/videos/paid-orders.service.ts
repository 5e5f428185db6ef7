import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { jobOf } from './job-of.ts';
import { isOrdered } from './order-book.ts';
import { listWithoutVendor, vendorVideoRows } from './videos.repo.ts';
import type { VideosService } from './videos.service.ts';

/** Orders at a vendor whose key was removed before their videos were fetched. */
export function createPaidOrdersService(
  { db, jobs, live }: Pick<Context, 'db' | 'jobs' | 'live'>,
  { videos }: { videos: VideosService },
) {
  return {
    /** Takes up the videos that were ordered already, once their vendor is set up again. */
    async resume(): Promise<void> {
      const vendors = live.vendors().makers.map(({ id }) => id);
      for (const video of await listWithoutVendor(db, vendors)) {
        const { id } = video;
        const jobId = randomUUID();
        const isResumed = await db.transaction(async (tx) => {
          if (!(await isOrdered(tx, video))) return false;
          if (!(await vendorVideoRows.reopen(tx, id, jobId))) return false;
          await jobs.enqueue(tx, jobOf(video), { id, jobId });
          return true;
        });
        if (isResumed) await videos.announce(id);
      }
    },
  };
}
