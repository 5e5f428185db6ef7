import type { ErrorCode, LedgerUnit } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies } from '#server/db/tables/companies.ts';
import {
  type ProjectBrief,
  projectFiles,
  projectLedgers,
  projects,
  sourceDocuments,
} from '#server/db/tables/projects.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { users } from '#server/db/tables/users.ts';
import { createWorkRows } from '#server/db/work-rows.ts';
import type { OwnCompanies, OwnCompany } from '#server/kit/tenancy.ts';

export type ProjectRow = typeof projects.$inferSelect & { brief: ProjectBrief };
export type ProjectFileRow = typeof projectFiles.$inferSelect;
export type WholeProject = ProjectRow & {
  companyName: string;
  /** The full name of the person who made it; null if that person is gone. */
  owner: string | null;
  files: ProjectFileRow[];
};

/** The work of a draft: it reads the files and writes the script. */
export const draftRows = createWorkRows(projects);

export async function insertProject(
  db: Queryable,
  project: typeof projects.$inferInsert & { id: string; companyId: OwnCompany },
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

/** The square root of the bytes. Most bytes are pictures, which add little reading time. */
export async function sizeOfDraft(db: Queryable, projectId: string): Promise<number> {
  const [files] = await db
    .select({ size: sql<number>`sqrt(coalesce(sum(${projectFiles.bytes}), 0))::float8` })
    .from(projectFiles)
    .where(eq(projectFiles.projectId, projectId));
  return files?.size ?? 0;
}

export const renameProject = (db: Queryable, id: string, name: string) =>
  db.update(projects).set({ name, isNamed: true }).where(eq(projects.id, id));

export const setBrief = (db: Queryable, id: string, brief: ProjectBrief) =>
  db.update(projects).set({ brief }).where(eq(projects.id, id));

/** True if the name changed. */
export async function renameUnnamedProject(
  db: Queryable,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(projects)
    .set({ name })
    .where(and(eq(projects.id, id), eq(projects.isNamed, false), ne(projects.name, name)))
    .returning({ id: projects.id });
  return renamed.length > 0;
}

const living = (id: string) => and(eq(projects.id, id), isNull(projects.deletedAt));

export async function findProject(db: Queryable, id: string): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(living(id));
  return row ?? null;
}

export async function findWholeProject(db: Queryable, id: string): Promise<WholeProject | null> {
  const [whole] = await joinFiles(db, await selectProjects(db).where(living(id)));
  return whole ?? null;
}

/** The projects of these ids, by id. Those of other companies and deleted ones are left out. */
export async function listWholeProjects(
  db: Queryable,
  companyIds: OwnCompanies,
  ids: string[],
): Promise<Map<string, WholeProject>> {
  const own = and(inArray(projects.companyId, companyIds), isNull(projects.deletedAt));
  const rows = await selectProjects(db).where(and(inArray(projects.id, ids), own));
  return new Map((await joinFiles(db, rows)).map((project) => [project.id, project]));
}

const selectProjects = (db: Queryable) =>
  db
    .select({ project: projects, companyName: companies.name, owner: users.fullName })
    .from(projects)
    .innerJoin(companies, eq(companies.id, projects.companyId))
    .leftJoin(users, eq(users.id, projects.createdBy));

async function joinFiles(
  db: Queryable,
  rows: { project: ProjectRow; companyName: string; owner: string | null }[],
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
  return rows.map(({ project, ...names }) => ({
    ...project,
    ...names,
    files: byProject.get(project.id) ?? [],
  }));
}

export const listFilesOf = (db: Queryable, projectId: string): Promise<ProjectFileRow[]> =>
  db
    .select()
    .from(projectFiles)
    .where(eq(projectFiles.projectId, projectId))
    .orderBy(asc(projectFiles.position));

export const setSourceTokens = (db: Queryable, id: string, sourceTokens: number) =>
  db.update(projects).set({ sourceTokens }).where(eq(projects.id, id));

export const completeFile = (
  db: Queryable,
  id: string,
  { pageCount: pages, language }: SourceDocument,
) =>
  db
    .update(projectFiles)
    .set({ status: 'completed', pages, language, errorCode: null })
    .where(eq(projectFiles.id, id));

export const failFile = (db: Queryable, id: string, errorCode: ErrorCode) =>
  db.update(projectFiles).set({ status: 'failed', errorCode }).where(eq(projectFiles.id, id));

/** Stores the units of the documents. A second reading replaces them. */
export const setLedger = (tx: Queryable, id: string, ledger: LedgerUnit[]) =>
  tx
    .insert(projectLedgers)
    .values({ id, ledger })
    .onConflictDoUpdate({ target: projectLedgers.id, set: { ledger } });

export async function findLedger(db: Queryable, id: string): Promise<LedgerUnit[]> {
  const [row] = await db.select().from(projectLedgers).where(eq(projectLedgers.id, id));
  return row?.ledger ?? [];
}

/** True once a draft was stored: the text of a script, or the units of a course's documents. */
export async function isDrafted(db: Queryable, id: string): Promise<boolean> {
  const isWritten = and(
    eq(scripts.projectId, id),
    eq(scripts.originalKind, 'draft'),
    ne(scripts.originalContent, ''),
  );
  const [written] = await db.select({ id: scripts.id }).from(scripts).where(isWritten).limit(1);
  if (written) return true;
  const [known] = await db
    .select({ id: projectLedgers.id })
    .from(projectLedgers)
    .where(eq(projectLedgers.id, id));
  return known !== undefined;
}

/** Marks files that were read but not used. */
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

/** Reopens failed files for a retry of the draft. */
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

export async function hasDocument(db: Queryable, key: string): Promise<boolean> {
  const found = await db
    .select({ key: sourceDocuments.key })
    .from(sourceDocuments)
    .where(eq(sourceDocuments.key, key));
  return found.length > 0;
}

export const insertDocument = (db: Queryable, key: string, document: SourceDocument) =>
  db.insert(sourceDocuments).values({ key, document }).onConflictDoNothing();

/** A project, hidden or not. */
export async function findStoredProject(db: Queryable, id: string): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(eq(projects.id, id));
  return row ?? null;
}
