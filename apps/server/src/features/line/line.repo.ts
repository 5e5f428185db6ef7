import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { podcasts } from '../podcasts/podcasts.schema.ts';
import { projects } from '../projects/projects.schema.ts';
import { videos } from '../videos/videos.schema.ts';

/** Whose a thing is that can wait in a line; null where there is none. */
export async function findCompanyOf(db: Queryable, id: string): Promise<string | null> {
  const of = (table: typeof projects | typeof videos | typeof podcasts) =>
    db.select({ companyId: table.companyId }).from(table).where(eq(table.id, id));
  const [row] = await unionAll(of(projects), of(videos), of(podcasts));
  return row?.companyId ?? null;
}
