import { randomUUID } from 'node:crypto';
import type { ErrorCode, JobName } from '@tarima/contract';
import type { Database, Transaction } from '#server/db/database.ts';
import { refuseTaken } from '#server/db/unique-violation.ts';
import type { WorkRows } from '#server/db/work-rows.ts';
import type { Authorized } from '#server/kit/tenancy.ts';
import type { JobQueue } from './job-queue.ts';

/** The row of some work, and the job that serves it now. */
export type ControlledWork = Authorized<{ id: string; jobId: string | null }>;
/** Called in the transaction of the change, if there is one. */
export type Noted = (tx: Transaction) => Promise<void>;
type Change = (work: ControlledWork, noted?: Noted) => Promise<void>;

/** Stops a kind of work, or starts it again. Null where that cannot be. */
export type WorkControls = { cancel: Change | null; retry: Change | null };

type Kind = {
  name: JobName;
  rows: Pick<WorkRows, 'cancel' | 'reopen'>;
  announce: (id: string) => Promise<void>;
  /** Further changes in the transaction that stops the work. */
  cancelled?: (tx: Transaction, id: string) => Promise<unknown>;
  /** Said of a retry whose place newer work has taken. */
  taken?: ErrorCode;
  /** Further changes in the transaction that starts it again. */
  reopened?: (tx: Transaction, id: string) => Promise<unknown>;
};

/** Row and job are changed together. Work in another state stays as it is. */
export function createWorkControls(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { name, rows, announce, taken, cancelled, reopened }: Kind,
): Record<'cancel' | 'retry', Change> {
  return {
    async cancel({ id, jobId }, noted) {
      await db.transaction(async (tx) => {
        if (!(await rows.cancel(tx, id))) return;
        await cancelled?.(tx, id);
        await noted?.(tx);
      });
      if (jobId) await jobs.cancel(name, jobId);
      await announce(id);
    },
    /** Goes on from the last finished step. */
    async retry({ id }, noted) {
      const jobId = randomUUID();
      const started = db.transaction(async (tx) => {
        if (!(await rows.reopen(tx, id, jobId))) return;
        await reopened?.(tx, id);
        await jobs.enqueue(tx, name, { id, jobId });
        await noted?.(tx);
      });
      await (taken ? started.catch(refuseTaken(taken)) : started);
      await announce(id);
    },
  };
}
