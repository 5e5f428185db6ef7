import { DRAFT_STATUSES } from '@tarima/contract';
import { integer, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Columns of every row that a job works for. The queue only dispatches jobs. These columns are the truth,
 * whatever happened to the process that worked.
 */
export const workColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  status: text({ enum: DRAFT_STATUSES }).notNull(),
  /** 0 to 100 over the whole work. */
  progress: real().notNull().default(0),
  /** The job that serves the row now. Work of other jobs is ignored. */
  jobId: uuid('job_id'),
  /** The current attempt of that job. One that was presumed dead and wakes up no longer counts. */
  attemptId: uuid('attempt_id'),
  /** Attempts since the last finished step that ended with their process. */
  deathsInStep: integer('deaths_in_step').notNull().default(0),
  /** Retries after an error. */
  retryCount: integer('retry_count').notNull().default(0),
  errorCode: text('error_code'),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

/** True while work waits or runs. */
export const isUnderWay = ({ status }: { status: (typeof DRAFT_STATUSES)[number] }) =>
  status === 'waiting' || status === 'processing';

/** Columns of a row whose work begins again, by another job. */
export const begunAnew = (jobId: string) => ({
  jobId,
  attemptId: null,
  status: 'waiting' as const,
  stage: null,
  progress: 0,
  deathsInStep: 0,
  retryCount: 0,
  errorCode: null,
  startedAt: new Date(),
  finishedAt: null,
});
