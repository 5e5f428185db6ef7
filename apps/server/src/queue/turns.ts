import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** The company and person whose turn a job takes. The person may have left. */
export type Asker = { companyId: string; personId: string | null };
/** The same for work on a project. */
export type ProjectAsker = Asker & { projectId: string };

/** The number of waiting jobs that get a rank. More cannot start before another ends. */
const PUT_FIRST = 4;

/**
 * The waiting jobs of each queue in fair order: companies take turns, and so do the people of a company.
 * A running job counts as a turn. Among equals the one served longest ago goes first.
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

/** Ranks a queue's jobs by turn. The queue library itself knows only their age. */
export function giveTurns(db: Database, name: string): Promise<void> {
  return db.transaction(async (tx) => {
    // Two jobs that end together would deadlock on each other's rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`turns ${name}`}, 0))`);
    await tx.execute(sql`${WAITING_IN_ORDER}, wanted as (
        select id, greatest(0, ${PUT_FIRST}::int + 1 - place) as priority from waiting where name = ${name}
      )
      update pgboss.job set priority = wanted.priority from wanted
      where job.name = ${name} and job.id = wanted.id and job.priority <> wanted.priority
        and job.state in ('created', 'retry')`);
  });
}
