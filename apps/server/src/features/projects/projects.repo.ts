import type { ErrorCode } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { createWorkRows } from '#server/db/work-rows.ts';
import { companies } from '../companies/companies.schema.ts';
import { type ProjectBrief, projectFiles, projects, sourceDocuments } from './projects.schema.ts';

export type ProjectRow = typeof projects.$inferSelect & { brief: ProjectBrief };
export type ProjectFileRow = typeof projectFiles.$inferSelect;
/** A project with all that is shown of it. */
export type WholeProject = ProjectRow & { companyName: string; files: ProjectFileRow[] };

/** The draft of a project: reading its files, writing its script. */
export const draftRows = createWorkRows(projects);

export async function insertProject(
  db: Queryable,
  project: typeof projects.$inferInsert & { id: string },
  files: Omit<typeof projectFiles.$inferInsert, 'projectId' | 'position'>[],
): Promise<void> {
  await db.insert(projects).values(project);
  await insertFiles(db, project.id, files);
}

export async function insertFiles(
  db: Queryable,
  projectId: string,
  files: Omit<typeof projectFiles.$inferInsert, 'projectId' | 'position'>[],
): Promise<void> {
  if (files.length === 0) return;
  await db
    .insert(projectFiles)
    .values(files.map((file, position) => ({ ...file, position, projectId })));
}

export const renameProject = (db: Queryable, id: string, name: string) =>
  db.update(projects).set({ name }).where(eq(projects.id, id));

export async function findProject(db: Queryable, id: string): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(eq(projects.id, id));
  return row ?? null;
}

export async function findWholeProject(db: Queryable, id: string): Promise<WholeProject | null> {
  const [whole] = await joinFiles(db, await selectProjects(db).where(eq(projects.id, id)));
  return whole ?? null;
}

export async function listWholeProjects(
  db: Queryable,
  companyIds: string[],
): Promise<WholeProject[]> {
  const rows = await selectProjects(db)
    .where(inArray(projects.companyId, companyIds))
    .orderBy(desc(projects.createdAt), desc(projects.id));
  return joinFiles(db, rows);
}

const selectProjects = (db: Queryable) =>
  db
    .select({ project: projects, companyName: companies.name })
    .from(projects)
    .innerJoin(companies, eq(companies.id, projects.companyId));

async function joinFiles(
  db: Queryable,
  rows: { project: ProjectRow; companyName: string }[],
): Promise<WholeProject[]> {
  if (rows.length === 0) return [];
  const files = await db
    .select()
    .from(projectFiles)
    .where(
      inArray(
        projectFiles.projectId,
        rows.map(({ project }) => project.id),
      ),
    )
    .orderBy(asc(projectFiles.position));
  const byProject = Map.groupBy(files, (file) => file.projectId);
  return rows.map(({ project, companyName }) => ({
    ...project,
    companyName,
    files: byProject.get(project.id) ?? [],
  }));
}

export const setSourceTokens = (db: Queryable, id: string, sourceTokens: number) =>
  db.update(projects).set({ sourceTokens }).where(eq(projects.id, id));

export const deleteProject = (db: Queryable, id: string) =>
  db.delete(projects).where(eq(projects.id, id));

export const completeFile = (db: Queryable, id: string, pages: number) =>
  db
    .update(projectFiles)
    .set({ status: 'completed', pages, errorCode: null })
    .where(eq(projectFiles.id, id));

export const failFile = (db: Queryable, id: string, errorCode: ErrorCode) =>
  db.update(projectFiles).set({ status: 'failed', errorCode }).where(eq(projectFiles.id, id));

/** Marks files that were read well and still not used. */
export const failReadFiles = (
  db: Queryable,
  projectId: string,
  names: string[],
  errorCode: ErrorCode,
) =>
  db
    .update(projectFiles)
    .set({ status: 'failed', errorCode })
    .where(
      and(
        eq(projectFiles.projectId, projectId),
        eq(projectFiles.status, 'completed'),
        inArray(projectFiles.name, names),
      ),
    );

export const startFile = (db: Queryable, id: string) =>
  db.update(projectFiles).set({ status: 'processing' }).where(eq(projectFiles.id, id));

/** Files that failed are read again when the draft is. */
export const reopenFiles = (db: Queryable, projectId: string) =>
  db
    .update(projectFiles)
    .set({ status: 'waiting', errorCode: null })
    .where(and(eq(projectFiles.projectId, projectId), eq(projectFiles.status, 'failed')));

export async function findDocument(db: Queryable, key: string): Promise<SourceDocument | null> {
  const [row] = await db
    .select({ document: sourceDocuments.document })
    .from(sourceDocuments)
    .where(eq(sourceDocuments.key, key));
  return row?.document ?? null;
}

export const insertDocument = (db: Queryable, key: string, document: SourceDocument) =>
  db.insert(sourceDocuments).values({ key, document }).onConflictDoNothing();
