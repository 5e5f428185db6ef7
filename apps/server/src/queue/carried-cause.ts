import type { JobName } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { rawRows } from '#server/db/raw-rows.ts';
import { type Cause, presentCause, traceIdOf } from '#server/kit/cause.ts';
import type { Asker, ProjectAsker } from './turns.ts';

/** The first job of an upload, and of a course without documents. Its row has the project's id. */
const FIRST_JOBS: JobName[] = ['draft-project', 'plan-course'];

/**
 * The part of the present cause that a new job keeps. A project's jobs belong to the trace of its upload. That
 * ends when the queue forgets the first job, after a day. Longer traces are of no use. `askedIn` leads to the
 * call that asked.
 */
export async function carriedCause(
  tx: Queryable,
  asker: Asker | ProjectAsker | null,
): Promise<Omit<Cause, 'job'>> {
  const { requestId, traceparent } = presentCause();
  if (!traceparent || !asker || !('projectId' in asker)) return { requestId, traceparent };
  const first = await traceOfFirstJob(tx, asker.projectId);
  const isOfUpload = !first || traceIdOf(first) === traceIdOf(traceparent);
  return isOfUpload
    ? { requestId, traceparent }
    : { requestId, traceparent: first, askedIn: traceparent };
}

async function traceOfFirstJob(tx: Queryable, projectId: string): Promise<string | undefined> {
  const found = await tx.execute(sql`
    select data ->> 'traceparent' as traceparent from pgboss.job
    where name in ${FIRST_JOBS} and data ->> 'id' = ${projectId}
      and data ->> 'traceparent' is not null
    order by created_on limit 1`);
  return rawRows<{ traceparent: string }>(found)[0]?.traceparent;
}
