import { and, desc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { createHiddenRows } from '#server/db/hidden-rows.ts';
import { projects } from '#server/db/tables/projects.ts';
import type { OwnCompanies } from '#server/kit/tenancy.ts';

type ProjectRow = typeof projects.$inferSelect;

export const hiddenProjects = createHiddenRows(projects);

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
