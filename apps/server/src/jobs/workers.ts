import { randomUUID } from 'node:crypto';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { errorCodeOf } from '#server/errors.ts';
import type { Studio } from '#server/studio.ts';
import type { JobDefinition, JobRun } from './define-job.ts';
import { jobRegistry } from './registry.ts';

const SHORTEST_RETRY_MS = 1_000;
/**
 * Deaths of the process in one and the same step before the work is called hopeless. Deaths that
 * have nothing to do with the work come in a row too, on a busy machine that is restarted often.
 */
const MOST_STARTS_WITHOUT_STEP = 25;

/** Starts every job of the registry in this process, first those of rows that had lost theirs. */
export async function startWorkers(studio: Studio): Promise<void> {
  await sweep(studio);
  for (const job of jobRegistry) {
    const { jobs, settings } = studio.context;
    const { concurrency: most } = job;
    const concurrency = typeof most === 'number' ? most : most(settings);
    await jobs.work(job, concurrency, ({ jobId, ...task }) =>
      runJob(job, jobId, { ...task, attemptId: randomUUID(), studio }),
    );
  }
}

async function runJob(job: JobDefinition, jobId: string, run: JobRun): Promise<void> {
  const { id, attemptId, studio, signal } = run;
  const { db, log } = studio.context;
  const claim = await job.rows.claim(db, id, { jobId, attemptId });
  if (!claim) return;
  const started = performance.now();
  try {
    if (claim.starts > MOST_STARTS_WITHOUT_STEP) throw new Error('started too often in one step');
    await job.announce(studio, id);
    await job.run(run);
    log.info({ job: job.name, id, ms: Math.round(performance.now() - started) }, 'job done');
  } catch (error) {
    // Cancelled or stopping: whoever aborted has said so in the row, or the queue hands it back. With
    // the database away nothing can be written down: the queue begins the same job again.
    if (signal.aborted || isDatabaseAway(error)) {
      log.info({ job: job.name, id }, 'job let go');
      throw error;
    }
    log.error({ err: error, job: job.name, id }, 'job failed');
    if (!(await tryAgainLater(job, run, error))) {
      await db.transaction(async (tx) => {
        const code = errorCodeOf(error) ?? job.failureCode;
        if (await job.rows.fail(tx, id, attemptId, code)) await job.failed?.(tx, studio, id);
      });
    }
    await job.announce(studio, id);
  }
}

/** The policy lives in the error: whether to try again, and when at the earliest. */
async function tryAgainLater(
  job: JobDefinition,
  { id, attemptId, studio: { context } }: JobRun,
  error: unknown,
): Promise<boolean> {
  if (!isRetryable(error)) return false;
  const delayMs = Math.max(SHORTEST_RETRY_MS, error.retryAfterMs ?? 0);
  return context.db.transaction(async (tx) => {
    const nextJobId = randomUUID();
    if (!(await job.rows.retry(tx, id, attemptId, nextJobId))) return false;
    await context.jobs.enqueue(tx, job, { id, jobId: nextJobId, delayMs });
    return true;
  });
}

function isRetryable(error: unknown): error is Error & { retryAfterMs?: number } {
  return error instanceof Error && 'retryable' in error && error.retryable === true;
}

/** No row may wait for ever: one whose job is gone gets a new job, a queue that stands still goes on. */
export async function sweep({ context, services }: Studio): Promise<void> {
  const { db, jobs, log } = context;
  for (const job of jobRegistry) {
    for (const { id, jobId } of await job.rows.listOpen(db)) {
      if (jobId && (await jobs.isLive(job.name, jobId))) continue;
      const isAdopted = await db.transaction(async (tx) => {
        const nextJobId = randomUUID();
        if (!(await job.rows.adopt(tx, id, jobId, nextJobId))) return false;
        await jobs.enqueue(tx, job, { id, jobId: nextJobId });
        return true;
      });
      if (isAdopted) log.warn({ job: job.name, id }, 'a row had lost its job');
    }
  }
  await services.courseQueue.resumeStalled();
}
