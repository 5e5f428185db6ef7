import { and, desc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { createHiddenRows } from '#server/db/hidden-rows.ts';
import { projects } from '#server/db/tables/projects.ts';
import type { OwnCompanies } from '#server/kit/tenancy.ts';
import type { ProjectRow } from './projects.repo.ts';

export const hiddenProjects = createHiddenRows(projects);

/** A project that is there, hidden or not. */
export async function findStoredProject(db: Queryable, id: string): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(eq(projects.id, id));
  return row ?? null;
}

export const listHiddenProjects = (db: Queryable, companyIds: OwnCompanies, since: Date) =>
  db
    .select()
    .from(projects)
    .where(and(inArray(projects.companyId, companyIds), gt(projects.deletedAt, since)))
    .orderBy(desc(projects.deletedAt));

export const listProjectsHiddenUntil = (db: Queryable, time: Date): Promise<ProjectRow[]> =>
  db
    .select()
    .from(projects)
    .where(and(isNotNull(projects.deletedAt), lte(projects.deletedAt, time)));

export const deleteProject = (db: Queryable, id: string) =>
  db.delete(projects).where(eq(projects.id, id));
