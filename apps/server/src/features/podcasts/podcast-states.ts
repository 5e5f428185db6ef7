import { DRAFT_STATUSES, type PodcastStatus, type WorkState } from '@tarima/contract';
import { type SQL, sql } from 'drizzle-orm';
import { PODCAST_GOALS, podcasts } from '#server/db/tables/podcasts.ts';

type Work = Pick<typeof podcasts.$inferSelect, 'status' | 'goal'>;

const STATES: Record<PodcastStatus['status'], WorkState> = {
  processing: 'working',
  written: 'unfinished',
  completed: 'finished',
  error: 'unfinished',
};

export function statusOf({ status, goal }: Work): PodcastStatus['status'] {
  if (status === 'failed') return 'error';
  if (status !== 'completed') return 'processing';
  return goal === 'script' ? 'written' : 'completed';
}

export const stateOf = (podcast: Work): WorkState => STATES[statusOf(podcast)];

const CASES = DRAFT_STATUSES.flatMap((status) => PODCAST_GOALS.map((goal) => ({ status, goal })));

/** The same as an expression over the table of podcasts. */
export const podcastState: SQL<WorkState> = sql<WorkState>`case ${sql.join(
  CASES.map(
    (work) =>
      sql`when ${podcasts.status} = ${work.status} and ${podcasts.goal} = ${work.goal} then ${stateOf(work)}::text`,
  ),
  sql` `,
)} end`;

/** The time of the last work on a podcast. */
export const podcastTouched: SQL<Date> =
  sql`greatest(${podcasts.createdAt}, ${podcasts.startedAt}, ${podcasts.finishedAt}, ${podcasts.editedAt})`.mapWith(
    podcasts.createdAt,
  );
