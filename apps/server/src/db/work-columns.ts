import { DRAFT_STATUSES } from '@tarima/contract';
import { integer, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What every row that a job works for carries. The queue only dispatches; these columns are the
 * truth, so that a row can be trusted whatever happened to the process that worked on it.
 */
export const workColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  status: text({ enum: DRAFT_STATUSES }).notNull(),
  /** 0 to 100 over the whole work. */
  progress: real().notNull().default(0),
  /** The job that serves the row now; work of any other job is ignored. */
  jobId: uuid('job_id'),
  /** The start of that job that counts: one that was presumed dead and wakes up is none any more. */
  attemptId: uuid('attempt_id'),
  /** Attempts that ended with their process since the last finished step. */
  deathsInStep: integer('deaths_in_step').notNull().default(0),
  /** Times it was tried again after an error. */
  retryCount: integer('retry_count').notNull().default(0),
  errorCode: text('error_code'),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

/** Whether work waits or goes on. */
export const isUnderWay = ({ status }: { status: (typeof DRAFT_STATUSES)[number] }) =>
  status === 'waiting' || status === 'processing';

/** Columns of a row whose work begins anew, by another job. */
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
