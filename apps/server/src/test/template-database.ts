import type { OpenDatabase } from '#server/db/database.ts';
import { jobRegistry } from '#server/jobs/registry.ts';
import { createLog } from '#server/kit/log.ts';
import { createJobQueue } from '#server/queue/job-queue.ts';

/** Adds the queue's tables to those that opening a database has made. */
export async function completeTables(database: OpenDatabase): Promise<void> {
  const queue = await createJobQueue(database, jobRegistry, createLog('silent'));
  await queue.stop();
}
