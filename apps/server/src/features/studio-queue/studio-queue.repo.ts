import type { JobName, ProjectType, QueuedState, StudioQueue } from '@tarima/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { rawRows } from '#server/db/raw-rows.ts';
import { companies } from '#server/db/tables/companies.ts';
import { hostDeliveries } from '#server/db/tables/host-platform.ts';
import { podcasts } from '#server/db/tables/podcasts.ts';
import { projects } from '#server/db/tables/projects.ts';
import { videos } from '#server/db/tables/videos.ts';
import { voiceModelFetches } from '#server/db/tables/voice-model-fetches.ts';
import { ALL_WORK } from './all-work.ts';

export type WorkWanted = {
  state?: QueuedState | undefined;
  kind?: JobName | undefined;
  id?: string | undefined;
};

export type QueuedRow = {
  kind: JobName;
  id: string;
  state: QueuedState;
  jobId: string | null;
  companyId: string | null;
  companyName: string | null;
  projectId: string | null;
  projectType: ProjectType | null;
  title: string | null;
  stage: string | null;
  progress: number;
  /** Milliseconds since 1970, like the next one. The drivers read times in different ways. */
  since: number;
  nextTryAt: number | null;
  seconds: number;
  retryCount: number;
  deaths: number;
  errorCode: string | null;
  machine: string | null;
  process: number | null;
};

/**
 * Rows say what work there is, jobs where and when it runs. A job that its dead process has left is
 * handed back soon. Then its row waits, whatever it says.
 */
const QUEUED = sql`with work as (${ALL_WORK}), queued as (
  select work.*,
    case when work.status = 'failed' then 'failed' when job.state = 'active' then 'running'
      else 'waiting' end as state,
    case when work.status = 'failed' then work.finished_at when job.state = 'active' then job.started_on
      when job.start_after <= now() then greatest(job.created_on, job.start_after)
      else coalesce(job.created_on, work.started_at) end as since,
    case when job.state in ('created', 'retry') and job.start_after > now() then job.start_after
      end as next_try_at,
    case when work.status = 'failed' or job.state = 'active' then job.data end as place
  from work left join pgboss.job as job on job.name = work.kind and job.id = work.job_id)`;

/** The numbers of all work, by kind and state. */
export async function countWork(db: Queryable): Promise<StudioQueue['counts']> {
  const found = await db.execute(sql`${QUEUED}
    select kind, state, count(*)::int as jobs from queued group by kind, state order by kind, state`);
  return rawRows<StudioQueue['counts'][number]>(found);
}

/** Running work, the longest first. Then failures, the newest first. Then waiting work, the oldest first. */
const ORDER = sql`case page.state when 'running' then 0 when 'failed' then 1 else 2 end,
  extract(epoch from page.since) * case page.state when 'failed' then -1 else 1 end,
  page.kind, page.id`;

const milliseconds = (time: SQL) => sql`(extract(epoch from ${time}) * 1000)::float8`;

/** A page of it. Titles are read for the page alone. */
export async function listWork(
  tx: Transaction,
  { state, kind, id }: WorkWanted,
  page: { limit: number; offset: number },
): Promise<QueuedRow[]> {
  // PostgreSQL would compile the query for longer than it takes.
  await tx.execute(sql`set local jit = off`);
  const wanted = [
    sql`true`,
    ...(state ? [sql`state = ${state}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(id ? [sql`id = ${id}`] : []),
  ];
  const found = await tx.execute(sql`${QUEUED}, page as (
      select * from queued as page where ${sql.join(wanted, sql` and `)}
      order by ${ORDER} limit ${page.limit} offset ${page.offset}
    )
    select page.kind, page.id, page.state, page.job_id as "jobId", page.stage, page.progress,
      page.company_id as "companyId", ${companies.name} as "companyName",
      page.project_id as "projectId", ${projects.type} as "projectType",
      coalesce(${videos.title}, ${projects.name}, ${podcasts.brief} ->> 'podcastName',
        ${hostDeliveries.message} #>> '{data,asset,title}', ${voiceModelFetches.modelId}) as title,
      ${milliseconds(sql`page.since`)} as since, ${milliseconds(sql`page.next_try_at`)} as "nextTryAt",
      greatest(0, extract(epoch from now() - page.since))::int as seconds,
      page.retry_count as "retryCount", page.deaths, page.error_code as "errorCode",
      page.place ->> 'machine' as machine, (page.place ->> 'process')::int as process
    from page
      left join ${companies} on ${companies.id} = page.company_id
      left join ${projects} on ${projects.id} = page.project_id
      left join ${videos} on page.kind in ('make-video', 'order-video') and ${videos.id} = page.id
      left join ${podcasts} on page.kind = 'make-podcast' and ${podcasts.id} = page.id
      left join ${hostDeliveries} on page.kind = 'deliver-to-host' and ${hostDeliveries.id} = page.id
      left join ${voiceModelFetches}
        on page.kind = 'fetch-voice-model' and ${voiceModelFetches.id} = page.id
    order by ${ORDER}`);
  return rawRows<QueuedRow>(found);
}
