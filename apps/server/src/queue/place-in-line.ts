import type { JobName, PlaceInLine } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { rawRows } from '#server/db/raw-rows.ts';
import type { JobQueue } from './job-queue.ts';
import { WAITING_IN_ORDER } from './turns.ts';

/** The number of recent jobs of a kind from which the pace is measured. */
const MEASURED_JOBS = 20;

type Line = { db: Queryable; jobs: Pick<JobQueue, 'openRows'> };

type JobInLine = {
  name: JobName;
  jobId: string;
  size: number;
  /** Seconds since it started. Null while it waits. */
  elapsed: number | null;
  /** Null while it runs. */
  place: number | null;
  /** Seconds for each unit of size. Null if none of its kind ended lately. */
  pace: number | null;
};

/** The place of a row's work in its line, and about when it begins. Null if none waits. */
export async function findPlace(line: Line, id: string): Promise<PlaceInLine | null> {
  const before = await lineUpTo(line.db, id);
  const own = before.at(-1);
  if (!own?.place) return null;
  const seconds = own.pace === null ? null : await secondsUntil(line, own, own.pace, before);
  return { place: own.place, seconds };
}

/**
 * The running jobs of a queue, then the waiting ones up to a row's own. A project's first job counts,
 * because its other jobs need the result of the first.
 */
async function lineUpTo(db: Queryable, id: string): Promise<JobInLine[]> {
  const found = await db.execute(sql`${WAITING_IN_ORDER}, own as (
      select name, place from waiting where data ->> 'id' = ${id} order by created_on limit 1
    ), done as (
      select extract(epoch from completed_on - started_on) as took, (data ->> 'size')::float8 as size
      from pgboss.job join own using (name)
      where state = 'completed' and output ->> 'isDone' = 'true' and (data ->> 'size')::float8 > 0
      order by completed_on desc limit ${MEASURED_JOBS}
    )
    select open.name, open.id as "jobId", waiting.place::int,
      coalesce((open.data ->> 'size')::float8, 0) as size,
      case when open.is_active then extract(epoch from now() - open.started_on)::float8 end as elapsed,
      (select sum(took)::float8 / sum(size) from done) as pace
    from own join open using (name) left join waiting on waiting.id = open.id
    where open.is_active or waiting.place <= own.place
    order by waiting.place nulls first`);
  return rawRows<JobInLine>(found);
}

/** The next job begins when the first running job ends. */
async function secondsUntil(
  { db, jobs }: Line,
  { name, jobId }: JobInLine,
  pace: number,
  line: JobInLine[],
): Promise<number> {
  const rows = await jobs.openRows(db, name);
  const progressOf = new Map(rows.map((row) => [row.jobId, row.progress]));
  const ends: number[] = [];
  for (const job of line) {
    if (job.jobId === jobId) break;
    const foreseen = job.size * pace;
    if (job.elapsed === null) ends.push(takeFirst(ends) + foreseen);
    else ends.push(secondsLeft(job.elapsed, foreseen, progressOf.get(job.jobId) ?? 0));
  }
  return Math.ceil(takeFirst(ends));
}

/** Removes the earliest end and returns it. 0 if nothing runs. */
function takeFirst(ends: number[]): number {
  const [first = 0] = ends.sort((a, b) => a - b).splice(0, 1);
  return first;
}

/** A job's own progress counts more and more as its expected time passes. */
function secondsLeft(elapsed: number, foreseen: number, progress: number): number {
  const belief = Math.min(1, elapsed / Math.max(1, foreseen));
  // Without progress, twice the elapsed time is assumed to be left.
  const byProgress = (elapsed * (100 - progress)) / (progress || 50);
  return belief * byProgress + (1 - belief) * (foreseen - elapsed);
}
