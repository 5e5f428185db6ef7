import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { courses } from '#server/db/tables/courses.ts';
import { scripts } from '#server/db/tables/scripts.ts';

/** Contents that the request asks for. */
export async function sizeOfPlan(db: Queryable, id: string): Promise<number> {
  const [course] = await db
    .select({ size: sql<number>`(${courses.request} ->> 'contentCount')::int` })
    .from(courses)
    .where(eq(courses.id, id));
  return course?.size ?? 0;
}

/** Contents without a script. While the course is planned, all that the request asks for. */
export async function sizeOfScriptRun(db: Queryable, id: string): Promise<number> {
  const missing = sql`select count(*) from
    jsonb_path_query(${courses.structure}, '$.modules[*].contents[*].id') as content
    where content #>> '{}' not in (select content_id::text from ${scripts} where project_id = ${id})`;
  const [course] = await db
    .select({
      size: sql<number>`case when ${courses.structure} is null
      then (${courses.request} ->> 'contentCount')::int else (${missing})::int end`,
    })
    .from(courses)
    .where(eq(courses.id, id));
  return course?.size ?? 0;
}
