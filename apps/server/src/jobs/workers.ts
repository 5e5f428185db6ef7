import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CodedError, type ErrorCode } from '@tarima/contract';
import { isDatabaseAway } from '#server/kit/database-away.ts';
import { errorCodeOf, isOfStudio } from '#server/kit/errors.ts';
import { STOPPING } from '#server/queue/job-queue.ts';
import type { Studio } from '#server/studio.ts';
import type { JobDefinition, JobStart } from './define-job.ts';
import { performJob } from './perform-job.ts';
import { jobRegistry } from './registry.ts';
import { type Ended, type Progressing, watchJob } from './watch-job.ts';

const SHORTEST_RETRY_MS = 1_000;
/** After so many deaths of the process in one step, the work begins to wait. */
const FORGIVEN_DEATHS = 3;
/**
 * The wait doubles with each further death. The work then outlasts a machine that is often killed.
 * Nor can it keep a studio from running.
 */
const LONGEST_WAIT_MS = 10 * 60_000;
/** Some three hours of deaths: by then the work itself must be the cause. */
const MOST_DEATHS = 25;
const ASK_AGAIN_MS = 1_000;
/** Failures of the installation. Work waits until they are over. */
const OUTAGES: ErrorCode[] = ['STORAGE_AWAY'];

/** Starts the registry's jobs in this process. First, rows without a job get a new one. */
export async function startWorkers(studio: Studio): Promise<void> {
  const { live, log } = studio.context;
  await sweep(studio);
  for (const job of jobRegistry) await openPlaces(job, studio);
  live.onChange(() => {
    for (const job of jobRegistry) {
      openPlaces(job, studio).catch((error) => log.error({ err: error, job: job.name }, 'places'));
    }
  });
}

/** As many at a time as the choices say now. */
async function openPlaces(job: JobDefinition, studio: Studio): Promise<void> {
  const { jobs, live } = studio.context;
  const { concurrency: most } = job;
  const concurrency = typeof most === 'number' ? most : most(live.choices());
  await jobs.work(job.name, concurrency, ({ jobId, ...task }) =>
    runJob(job, jobId, { ...task, attemptId: randomUUID(), studio }),
  );
}

/** Answers true for finished work. Only that tells how long a kind of work takes. */
async function runJob(job: JobDefinition, jobId: string, start: JobStart): Promise<boolean> {
  const { id, attemptId, studio, signal } = start;
  const { db, log } = studio.context;
  const deaths = await job.rows.countDeath(db, id, jobId);
  if (deaths > FORGIVEN_DEATHS && deaths <= MOST_DEATHS) {
    const delayMs = Math.min(1_000 * 2 ** (deaths - FORGIVEN_DEATHS), LONGEST_WAIT_MS);
    log.warn({ deaths, delayMs }, 'the process died of it, or beside it');
    await giveNextJob(job, studio, { id, jobId, delayMs });
    await job.announce(studio, id);
    return false;
  }
  if (!(await job.rows.claim(db, id, { jobId, attemptId }))) return false;
  try {
    const { outcome } = await watchJob(job, start, (progressing) =>
      attempt(job, start, { deaths, progressing }),
    );
    return outcome === 'done';
  } catch (error) {
    log.info({ isAborted: signal.aborted }, 'job let go');
    if (signal.reason === STOPPING || isDatabaseAway(error)) await letGo(job, start);
    throw error;
  }
}

/**
 * Does the work and stores its end. Throws if the work was aborted, since the aborter writes the row.
 * Throws too while the database is away, and the queue then begins the job again.
 */
async function attempt(
  job: JobDefinition,
  start: JobStart,
  { deaths, progressing }: { deaths: number; progressing: Progressing },
): Promise<Ended> {
  const { id, attemptId, studio, signal } = start;
  const { db, log } = studio.context;
  const started = performance.now();
  try {
    if (deaths > MOST_DEATHS) throw new Error('the process died too often in one step');
    await job.announce(studio, id);
    await performJob(job, start, progressing);
    await job.announce(studio, id);
    log.info({ ms: Math.round(performance.now() - started) }, 'job done');
    return { outcome: 'done' };
  } catch (error) {
    if (signal.aborted || isDatabaseAway(error)) throw error;
    const code = errorCodeOf(error) ?? job.failureCode;
    log[isOfStudio(code) ? 'error' : 'warn']({ err: error, code }, 'job failed');
    const isRetried = await tryAgainLater(job, start, error);
    if (!isRetried) {
      await db.transaction(async (tx) => {
        if (await job.rows.fail(tx, id, attemptId, code)) await job.failed?.(tx, studio, id);
      });
    }
    await job.announce(studio, id);
    return { outcome: isRetried ? 'retried' : 'failed', code };
  }
}

/** The process lives on, so the row must not count a death. Waits for the database. */
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

/** The error decides if and when the work is tried again. */
async function tryAgainLater(
  job: JobDefinition,
  { id, attemptId, studio: { context } }: JobStart,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof CodedError) || !error.retryable) return false;
  const delayMs = Math.max(SHORTEST_RETRY_MS, error.retryAfterMs ?? 0);
  return context.db.transaction(async (tx) => {
    const nextJobId = randomUUID();
    const putBack = OUTAGES.includes(error.code) ? job.rows.putBack : job.rows.retry;
    if (!(await putBack(tx, id, attemptId, nextJobId))) return false;
    await context.jobs.enqueue(tx, job.name, { id, jobId: nextJobId, delayMs });
    return true;
  });
}

/** Gives a row a new job. Answers false if `jobId` is no longer its job. */
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

/** Gives a new job to every open row without one. Moves what stands still. */
export async function sweep(studio: Studio): Promise<void> {
  const { context, services } = studio;
  const { db, jobs, log } = context;
  for (const job of jobRegistry) {
    for (const { id, jobId } of await job.rows.listOpen(db)) {
      if (jobId && (await jobs.isLive(job.name, jobId))) continue;
      if (await giveNextJob(job, studio, { id, jobId }))
        log.warn({ job: job.name, rowId: id }, 'a row had lost its job');
    }
  }
  await services.courseQueue.resumeStalled();
  await services.paidOrders.resume();
}
