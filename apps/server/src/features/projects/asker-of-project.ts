import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { projects } from '#server/db/tables/projects.ts';
import type { ProjectAsker } from '#server/queue/turns.ts';

/** The company and person who wait for the work on a project. */
export async function askerOfProject(db: Queryable, id: string): Promise<ProjectAsker | null> {
  const [asker] = await db
    .select({
      companyId: projects.companyId,
      personId: projects.createdBy,
      projectId: projects.id,
    })
    .from(projects)
    .where(eq(projects.id, id));
  return asker ?? null;
}
