import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CodedError } from '@tarima/contract';
import { isDatabaseAway } from '#server/kit/database-away.ts';
import { errorCodeOf } from '#server/kit/errors.ts';
import { STOPPING } from '#server/queue/job-queue.ts';
import type { Studio } from '#server/studio.ts';
import type { JobDefinition, JobStart } from './define-job.ts';
import { performJob } from './perform-job.ts';
import { jobRegistry } from './registry.ts';

const SHORTEST_RETRY_MS = 1_000;
/** Deaths of the process in one and the same step that nobody holds against the work. */
const FORGIVEN_DEATHS = 3;
/**
 * After each further one the work waits twice as long, so that it outlasts a machine that is killed
 * often, and does not itself keep a studio from living.
 */
const LONGEST_WAIT_MS = 10 * 60_000;
/** Some three hours of nothing but deaths: it is the work that ends the process. */
const MOST_DEATHS = 25;
const ASK_AGAIN_MS = 1_000;

/** Starts every job of the registry in this process, first those of rows that had lost theirs. */
export async function startWorkers(studio: Studio): Promise<void> {
  await sweep(studio);
  for (const job of jobRegistry) {
    const { jobs, settings } = studio.context;
    const { concurrency: most } = job;
    const concurrency = typeof most === 'number' ? most : most(settings);
    await jobs.work(job.name, concurrency, ({ jobId, ...task }) =>
      runJob(job, jobId, { ...task, attemptId: randomUUID(), studio }),
    );
  }
}

/** Answers whether the work was done: what failed or was handed on says nothing of how long it takes. */
async function runJob(job: JobDefinition, jobId: string, start: JobStart): Promise<boolean> {
  const { id, attemptId, studio, signal } = start;
  const { db, log } = studio.context;
  const deaths = await job.rows.countDeath(db, id, jobId);
  if (deaths > FORGIVEN_DEATHS && deaths <= MOST_DEATHS) {
    const delayMs = Math.min(1_000 * 2 ** (deaths - FORGIVEN_DEATHS), LONGEST_WAIT_MS);
    log.warn({ job: job.name, id, deaths, delayMs }, 'the process died of it, or beside it');
    await giveNextJob(job, studio, { id, jobId, delayMs });
    await job.announce(studio, id);
    return false;
  }
  if (!(await job.rows.claim(db, id, { jobId, attemptId }))) return false;
  try {
    return await attempt(job, start, deaths);
  } catch (error) {
    log.info({ job: job.name, id }, 'job let go');
    if (signal.reason === STOPPING || isDatabaseAway(error)) await letGo(job, start);
    throw error;
  }
}

/**
 * Does the work, and writes down what comes of it. Throws where that was not possible: cancelled or
 * stopping, whoever aborted says so in the row; with the database away the queue begins the job again.
 */
async function attempt(job: JobDefinition, start: JobStart, deaths: number): Promise<boolean> {
  const { id, attemptId, studio, signal } = start;
  const { db, log } = studio.context;
  const started = performance.now();
  try {
    if (deaths > MOST_DEATHS) throw new Error('the process died too often in one step');
    await job.announce(studio, id);
    await performJob(job, start);
    await job.announce(studio, id);
    log.info({ job: job.name, id, ms: Math.round(performance.now() - started) }, 'job done');
    return true;
  } catch (error) {
    if (signal.aborted || isDatabaseAway(error)) throw error;
    log.error({ err: error, job: job.name, id }, 'job failed');
    if (!(await tryAgainLater(job, start, error))) {
      await db.transaction(async (tx) => {
        const code = errorCodeOf(error) ?? job.failureCode;
        if (await job.rows.fail(tx, id, attemptId, code)) await job.failed?.(tx, studio, id);
      });
    }
    await job.announce(studio, id);
    return false;
  }
}

/** This process lives on: its attempt is told from a death, as soon as the database can be. */
async function letGo(job: JobDefinition, start: JobStart): Promise<void> {
  const { id, attemptId, studio, signal } = start;
  try {
    await job.rows.letGo(studio.context.db, id, attemptId);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    await setTimeout(ASK_AGAIN_MS, undefined, { signal });
    await letGo(job, start);
  }
}

/** The policy lives in the error: whether to try again, and when at the earliest. */
async function tryAgainLater(
  job: JobDefinition,
  { id, attemptId, studio: { context } }: JobStart,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof CodedError) || !error.retryable) return false;
  const delayMs = Math.max(SHORTEST_RETRY_MS, error.retryAfterMs ?? 0);
  return context.db.transaction(async (tx) => {
    const nextJobId = randomUUID();
    if (!(await job.rows.retry(tx, id, attemptId, nextJobId))) return false;
    await context.jobs.enqueue(tx, job.name, { id, jobId: nextJobId, delayMs });
    return true;
  });
}

/** Another job for a row, in place of the one that has served it; false where that is no longer its job. */
const giveNextJob = (
  job: JobDefinition,
  { context: { db, jobs } }: Studio,
  { id, jobId, delayMs }: { id: string; jobId: string | null; delayMs?: number },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const nextJobId = randomUUID();
    if (!(await job.rows.handOver(tx, id, jobId, nextJobId))) return false;
    await jobs.enqueue(tx, job.name, { id, jobId: nextJobId, ...(delayMs && { delayMs }) });
    return true;
  });

/** No row may wait for ever: one whose job is gone gets a new job, a queue that stands still goes on. */
export async function sweep(studio: Studio): Promise<void> {
  const { context, services } = studio;
  const { db, jobs, log } = context;
  for (const job of jobRegistry) {
    for (const { id, jobId } of await job.rows.listOpen(db)) {
      if (jobId && (await jobs.isLive(job.name, jobId))) continue;
      if (await giveNextJob(job, studio, { id, jobId }))
        log.warn({ job: job.name, id }, 'a row had lost its job');
    }
  }
  await services.courseQueue.resumeStalled();
}
