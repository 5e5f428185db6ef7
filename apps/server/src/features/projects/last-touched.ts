import { type SQL, sql } from 'drizzle-orm';
import { courses } from '#server/db/tables/courses.ts';
import { packages } from '#server/db/tables/packages.ts';
import { projects } from '#server/db/tables/projects.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { videos } from '#server/db/tables/videos.ts';

/** The other tables that hold times of work on a project. */
const traces = () => [
  { table: scripts, project: scripts.projectId, at: sql`${scripts.updatedAt}` },
  {
    table: courses,
    project: courses.id,
    at: sql`greatest(${courses.editedAt}, ${courses.startedAt})`,
  },
  {
    table: videos,
    project: videos.projectId,
    at: sql`greatest(${videos.startedAt}, ${videos.finishedAt})`,
  },
  { table: packages, project: packages.projectId, at: sql`${packages.startedAt}` },
];

const newestOf = (moments: SQL[]): SQL<Date> =>
  sql`greatest(${projects.createdAt}, ${projects.startedAt}, ${projects.finishedAt}, ${sql.join(moments, sql`, `)})`.mapWith(
    projects.createdAt,
  );

/** The time of the last work on a project. For a few projects. */
export const lastTouched = (): SQL<Date> =>
  newestOf(
    traces().map(
      ({ table, project, at }) =>
        sql`(select max(${at}) from ${table} where ${project} = ${projects.id})`,
    ),
  );

/** The same for all projects at once. A query joins `traces` and orders by `lastTouched`. */
export function touchesOfAll() {
  const each = traces().map(
    ({ table, project, at }) => sql`select ${project} as project_id, ${at} as at from ${table}`,
  );
  const all = sql.join(each, sql` union all `);
  return {
    traces: sql`(select project_id, max(at) as at from (${all}) as trace group by project_id) as traces`,
    isOfProject: sql`traces.project_id = ${projects.id}`,
    lastTouched: newestOf([sql`traces.at`]),
  };
}
