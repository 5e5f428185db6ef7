import { JOB_NAMES, type JobName } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { rawRows } from '#server/db/raw-rows.ts';

/** `postponed` waits for a time that is still to come. */
const QUEUE_STATES = ['waiting', 'postponed', 'running'] as const;
type QueueState = (typeof QUEUE_STATES)[number];

export type QueueCount = {
  name: JobName;
  state: QueueState;
  jobs: number;
  /** Seconds since the oldest of them began to wait or to run. 0 if there is none. */
  oldest: number;
};

/** The open jobs of the installation, with a line for each kind and state. */
export async function countQueue(db: Database): Promise<QueueCount[]> {
  const found = await db.execute(sql`
    select name, state, count(*)::int as jobs, extract(epoch from now() - min(since))::float8 as oldest
    from (
      select name, case
          when state = 'active' then 'running'
          when start_after > now() then 'postponed'
          else 'waiting'
        end as state,
        case
          when state = 'active' then started_on
          when start_after > now() then created_on
          else greatest(created_on, start_after)
        end as since
      from pgboss.job where state in ('created', 'retry', 'active')
    ) as open
    group by name, state`);
  const counts = rawRows<QueueCount>(found);
  return JOB_NAMES.flatMap((name) =>
    QUEUE_STATES.map((state) => {
      const count = counts.find((each) => each.name === name && each.state === state);
      return { name, state, jobs: count?.jobs ?? 0, oldest: Math.max(0, count?.oldest ?? 0) };
    }),
  );
}
