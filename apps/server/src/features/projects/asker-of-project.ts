import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { Asker } from '#server/jobs/turns.ts';
import { projects } from './projects.schema.ts';

/** Who waits for the work on a project. */
export async function askerOfProject(db: Queryable, id: string): Promise<Asker | null> {
  const [asker] = await db
    .select({ companyId: projects.companyId, personId: projects.createdBy })
    .from(projects)
    .where(eq(projects.id, id));
  return asker ?? null;
}
