import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** Whose turn a job takes. Nobody is known of what was made by somebody who is gone. */
export type Asker = { companyId: string; personId: string | null };

/** How many of those that wait are put before all others: as many as may be fetched before the next ending. */
const PUT_FIRST = 4;

/**
 * The jobs that wait in each queue, in the order in which they are fair: companies take turns, and
 * in a company its people. What runs counts as a turn; of equals, whoever was served longer ago goes first.
 */
export const WAITING_IN_ORDER = sql`
  with open as (
    select id, name, data, priority, created_on, started_on, state = 'active' as is_active,
      coalesce(data ->> 'companyId', id::text) as company, coalesce(data ->> 'personId', '') as person
    from pgboss.job
    where state in ('created', 'retry', 'active') and start_after <= now()
  ), served as (
    select name, data ->> 'companyId' as company, coalesce(data ->> 'personId', '') as person,
      max(started_on) as last_start
    from pgboss.job where started_on is not null group by 1, 2, 3
  ), served_companies as (
    select name, company, max(last_start) as last_start from served group by 1, 2
  ), people as (
    select open.*, served.last_start, row_number() over (
      partition by open.name, open.company, open.person order by open.is_active desc, open.created_on
    ) as turn
    from open left join served using (name, company, person)
  ), companies as (
    select people.*, served_companies.last_start as company_start,
      bool_or(people.is_active) over (partition by people.name, people.company) as has_active,
      row_number() over (
      partition by people.name, people.company
      order by people.is_active desc, people.turn, people.last_start nulls first, people.created_on
    ) as company_turn
    from people left join served_companies using (name, company)
  ), waiting as (
    select companies.*, row_number() over (
      partition by name order by company_turn, has_active desc, company_start nulls first, created_on
    ) as place
    from companies where not is_active
  )`;

/** Puts those first in a queue whose turn it is; the queue itself knows only who came first. */
export function giveTurns(db: Database, name: string): Promise<void> {
  return db.transaction(async (tx) => {
    // Two that end together would wait for each other's rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`turns ${name}`}, 0))`);
    await tx.execute(sql`${WAITING_IN_ORDER}, wanted as (
        select id, greatest(0, ${PUT_FIRST}::int + 1 - place) as priority from waiting where name = ${name}
      )
      update pgboss.job set priority = wanted.priority from wanted
      where job.name = ${name} and job.id = wanted.id and job.priority <> wanted.priority
        and job.state in ('created', 'retry')`);
  });
}
