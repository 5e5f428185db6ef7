import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { podcasts } from '#server/db/tables/podcasts.ts';
import { projects } from '#server/db/tables/projects.ts';
import { videos } from '#server/db/tables/videos.ts';

/** The company of a project, video or podcast. Null if there is none. */
export async function findCompanyOf(db: Queryable, id: string): Promise<string | null> {
  const of = (table: typeof projects | typeof videos | typeof podcasts) =>
    db.select({ companyId: table.companyId }).from(table).where(eq(table.id, id));
  const [row] = await unionAll(of(projects), of(videos), of(podcasts));
  return row?.companyId ?? null;
}
