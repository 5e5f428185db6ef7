import { type SQL, sql } from 'drizzle-orm';
import { courses } from '#server/db/tables/courses.ts';
import { projects } from '#server/db/tables/projects.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { videos } from '#server/db/tables/videos.ts';

/** Where somebody's work on a project leaves a moment, beside the project itself. */
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
];

const newestOf = (moments: SQL[]): SQL<Date> =>
  sql`greatest(${projects.createdAt}, ${projects.startedAt}, ${projects.finishedAt}, ${sql.join(moments, sql`, `)})`.mapWith(
    projects.createdAt,
  );

/** The last moment at which anybody did anything with a project; for a few projects. */
export const lastTouched = (): SQL<Date> =>
  newestOf(
    traces().map(
      ({ table, project, at }) =>
        sql`(select max(${at}) from ${table} where ${project} = ${projects.id})`,
    ),
  );

/** The same for all projects at once: `traces` is joined to them, `lastTouched` is what they are ordered by. */
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
