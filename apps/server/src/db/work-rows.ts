import { type ErrorCode, MAX_RETRIES } from '@tarima/contract';
import { and, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { type PgUpdateSetSource, pgTable, text } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { workColumns } from './tables/work-columns.ts';

/** The shape that all tables with `workColumns` share; no such table exists. */
const workTable = pgTable('work', { ...workColumns(), stage: text() });
type WorkTable = typeof workTable;

/**
 * The life of a row that a job works for: waiting → processing → completed or failed. Every change names its
 * attempt, and returns true if the row still belonged to it. An attempt that was cancelled, replaced or
 * presumed dead changes nothing.
 */
export type WorkRows = ReturnType<typeof createWorkRows>;

type Options = {
  /** The open rows that the job looks after, where a table has several jobs. */
  ofTheJob?: SQL;
  /** Times that a row is tried again. */
  mostRetries?: number;
};

export function createWorkRows(
  anyTable: unknown,
  { ofTheJob, mostRetries = MAX_RETRIES }: Options = {},
) {
  // Only the shared columns are touched, and every caller's table has them by `workColumns`.
  const table = anyTable as WorkTable;
  const isOpen = inArray(table.status, ['waiting', 'processing']);
  const served = (id: string, attemptId: string) =>
    and(eq(table.id, id), eq(table.attemptId, attemptId), isOpen);
  const ofJob = (id: string, jobId: string | null) =>
    and(eq(table.id, id), isOpen, sql`${table.jobId} is not distinct from ${jobId}`);
  const change = async (
    db: Queryable,
    where: SQL | undefined,
    values: PgUpdateSetSource<WorkTable>,
  ) => {
    const rows = await db.update(table).set(values).where(where).returning({ id: table.id });
    return rows.length > 0;
  };

  return {
    /**
     * Counts an attempt of the same job that ended without notice. Returns the deaths in this step, 0 if there
     * was none.
     */
    async countDeath(db: Queryable, id: string, jobId: string): Promise<number> {
      const [row] = await db
        .update(table)
        .set({ attemptId: null, deathsInStep: sql`${table.deathsInStep} + 1` })
        .where(and(ofJob(id, jobId), isNotNull(table.attemptId)))
        .returning({ deaths: table.deathsInStep });
      return row?.deaths ?? 0;
    },
    /** Takes the row for a job that begins. */
    claim: (
      db: Queryable,
      id: string,
      { jobId, attemptId }: { jobId: string; attemptId: string },
    ) => change(db, ofJob(id, jobId), { status: 'processing', attemptId }),
    /** An attempt that was told to stop does not count as a death. */
    letGo: (db: Queryable, id: string, attemptId: string) =>
      change(db, served(id, attemptId), { attemptId: null }),
    report: (db: Queryable, id: string, attemptId: string, stage: string, progress: number) =>
      change(db, served(id, attemptId), { stage, progress }),
    /** A stored result shows progress, so deaths count from zero. */
    stepDone: (db: Queryable, id: string, attemptId: string) =>
      change(db, served(id, attemptId), { deathsInStep: 0 }),
    complete: (db: Queryable, id: string, attemptId: string) =>
      change(db, served(id, attemptId), {
        status: 'completed',
        stage: null,
        progress: 100,
        errorCode: null,
        finishedAt: new Date(),
      }),
    fail: (db: Queryable, id: string, attemptId: string, code: ErrorCode) =>
      change(db, served(id, attemptId), {
        status: 'failed',
        stage: null,
        errorCode: code,
        finishedAt: new Date(),
      }),
    /** Ends open work whatever job serves it. */
    cancel: (db: Queryable, id: string) =>
      change(db, and(eq(table.id, id), isOpen), {
        status: 'failed',
        stage: null,
        errorCode: 'CANCELLED' satisfies ErrorCode,
        finishedAt: new Date(),
      }),
    /** Puts the row back to waiting for another attempt, up to `mostRetries` times. */
    retry: (db: Queryable, id: string, attemptId: string, nextJobId: string) =>
      change(db, and(served(id, attemptId), lt(table.retryCount, mostRetries)), {
        status: 'waiting',
        jobId: nextJobId,
        attemptId: null,
        retryCount: sql`${table.retryCount} + 1`,
      }),
    /** The same for an outage, which lasts as long as it lasts. It counts as no try. */
    putBack: (db: Queryable, id: string, attemptId: string, nextJobId: string) =>
      change(db, served(id, attemptId), {
        status: 'waiting',
        jobId: nextJobId,
        attemptId: null,
      }),
    /** Gives an open row another job than the one that has served it. */
    handOver: (db: Queryable, id: string, jobId: string | null, nextJobId: string) =>
      change(db, ofJob(id, jobId), { status: 'waiting', jobId: nextJobId, attemptId: null }),
    /** Starts failed work again, from its last finished step. */
    reopen: (db: Queryable, id: string, nextJobId: string) =>
      change(db, and(eq(table.id, id), eq(table.status, 'failed')), {
        status: 'waiting',
        stage: null,
        progress: 0,
        jobId: nextJobId,
        attemptId: null,
        deathsInStep: 0,
        retryCount: 0,
        errorCode: null,
        startedAt: new Date(),
        finishedAt: null,
      }),
    /** Open rows, with the job that each one names. */
    listOpen: (db: Queryable) =>
      db
        .select({ id: table.id, jobId: table.jobId, progress: table.progress })
        .from(table)
        .where(and(isOpen, ofTheJob)),
  };
}
