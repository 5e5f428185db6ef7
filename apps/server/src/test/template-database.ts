import type { OpenDatabase } from '../db/database.ts';
import { createJobQueue } from '../jobs/job-queue.ts';
import { jobRegistry } from '../jobs/registry.ts';
import { createLog } from '../log.ts';

/** Makes the queue's tables too, beside those that opening a database has made. */
export async function completeTables(database: OpenDatabase): Promise<void> {
  const queue = await createJobQueue(database, jobRegistry, createLog('silent'));
  await queue.stop();
}
