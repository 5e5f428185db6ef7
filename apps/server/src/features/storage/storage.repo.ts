import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies } from '#server/db/tables/companies.ts';
import { companyLooks, companyPictures } from '#server/db/tables/company-looks.ts';
import { companyPortraits } from '#server/db/tables/company-portraits.ts';
import { projectFigures } from '#server/db/tables/figures.ts';
import { packages } from '#server/db/tables/packages.ts';
import { podcasts } from '#server/db/tables/podcasts.ts';
import { projectFiles, projects, sourceDocuments } from '#server/db/tables/projects.ts';
import { videos } from '#server/db/tables/videos.ts';

/** Makes other requests for room in the company wait until the transaction ends. */
export const lockRoom = (db: Queryable, companyId: string) =>
  db.select().from(companies).where(eq(companies.id, companyId)).for('no key update');

/** Bytes on the disk: of living things, and of deleted ones that can still be restored. */
type TakenBytes = { living: number; deleted: number };

/** Bytes of uploads, authors' and companies' pictures, videos, packages and podcasts, by company. */
export async function bytesByCompany(db: Queryable): Promise<Map<string, TakenBytes>> {
  const isDeleted = sql<boolean>`coalesce(${videos.deletedAt}, ${projects.deletedAt}) is not null`;
  const isProjectDeleted = sql<boolean>`${projects.deletedAt} is not null`;
  const [uploads, shown, looks, people, made, packed, heard] = [
    await db
      .select({
        companyId: projects.companyId,
        isDeleted: isProjectDeleted,
        bytes: sum(projectFiles.bytes),
      })
      .from(projectFiles)
      .innerJoin(projects, eq(projects.id, projectFiles.projectId))
      .groupBy(projects.companyId, isProjectDeleted),
    await db
      .select({
        companyId: projects.companyId,
        isDeleted: isProjectDeleted,
        bytes: sum(projectFigures.bytes),
      })
      .from(projectFigures)
      .innerJoin(projects, eq(projects.id, projectFigures.projectId))
      .groupBy(projects.companyId, isProjectDeleted),
    await db
      .select({
        companyId: companyPictures.companyId,
        isDeleted: sql<boolean>`false`,
        bytes: sum(companyPictures.bytes),
      })
      .from(companyPictures)
      .groupBy(companyPictures.companyId),
    await db
      .select({
        companyId: companyPortraits.companyId,
        isDeleted: sql<boolean>`false`,
        bytes: sum(companyPortraits.bytes),
      })
      .from(companyPortraits)
      .groupBy(companyPortraits.companyId),
    await db
      .select({ companyId: videos.companyId, isDeleted, bytes: sum(videos.bytes) })
      .from(videos)
      .innerJoin(projects, eq(projects.id, videos.projectId))
      .groupBy(videos.companyId, isDeleted),
    await db
      .select({
        companyId: projects.companyId,
        isDeleted: isProjectDeleted,
        bytes: sum(packages.bytes),
      })
      .from(packages)
      .innerJoin(projects, eq(projects.id, packages.projectId))
      .groupBy(projects.companyId, isProjectDeleted),
    await db
      .select({
        companyId: podcasts.companyId,
        isDeleted: sql<boolean>`false`,
        bytes: sum(sql`(${podcasts.audio} ->> 'bytes')::bigint`),
      })
      .from(podcasts)
      .groupBy(podcasts.companyId),
  ];
  const taken = new Map<string, TakenBytes>();
  for (const { companyId, isDeleted, bytes } of [
    ...uploads,
    ...shown,
    ...looks,
    ...people,
    ...made,
    ...packed,
    ...heard,
  ]) {
    const { living, deleted } = taken.get(companyId) ?? { living: 0, deleted: 0 };
    const sums = isDeleted
      ? { living, deleted: deleted + bytes }
      : { living: living + bytes, deleted };
    taken.set(companyId, sums);
  }
  return taken;
}

const sum = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)::float8`;

/** Deletes what was read from files that no project has any more. */
export const deleteUnusedDocuments = (db: Queryable) =>
  db
    .delete(sourceDocuments)
    .where(
      sql`split_part(${sourceDocuments.key}, ':', 1) not in (select ${projectFiles.sha256} from ${projectFiles})`,
    );

/** Those of the files, named by their SHA-256, that no project has any more. */
export async function listUnusedFiles(db: Queryable, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectDistinct({ sha256: projectFiles.sha256 })
    .from(projectFiles)
    .where(inArray(projectFiles.sha256, hashes));
  const used = new Set(rows.map(({ sha256 }) => sha256));
  return hashes.filter((hash) => !used.has(hash));
}

/** The pictures that the author of a project has added. */
export async function listAuthorPictures(db: Queryable, projectId: string): Promise<Set<string>> {
  const rows = await db
    .select({ picture: projectFigures.picture })
    .from(projectFigures)
    .where(eq(projectFigures.projectId, projectId));
  return new Set(rows.map(({ picture }) => picture));
}

/** Forgets older pictures that are no part of their company's look. */
export const deleteFormerLookPictures = (db: Queryable, before: Date) =>
  db.delete(companyPictures).where(
    and(
      lt(companyPictures.createdAt, before),
      notExists(
        db
          .select()
          .from(companyLooks)
          .where(
            and(
              eq(companyLooks.companyId, companyPictures.companyId),
              sql`${companyPictures.picture} in (${companyLooks.look} -> 'logo' ->> 'picture', ${companyLooks.look} -> 'backdrop' ->> 'picture')`,
            ),
          ),
      ),
    ),
  );

/** The zips of a project's packages, by their keys. */
export async function listPackageFiles(db: Queryable, projectId: string): Promise<Set<string>> {
  const rows = await db
    .select({ file: packages.file })
    .from(packages)
    .where(eq(packages.projectId, projectId));
  return new Set(rows.flatMap(({ file }) => file ?? []));
}

/** The pictures that a company's looks have or had. */
export async function listLookPictures(db: Queryable, companyId: string): Promise<Set<string>> {
  const rows = await db
    .select({ picture: companyPictures.picture })
    .from(companyPictures)
    .where(eq(companyPictures.companyId, companyId));
  return new Set(rows.map(({ picture }) => picture));
}

/** The ids of a company's own people. */
export async function listPortraitIds(db: Queryable, companyId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: companyPortraits.id })
    .from(companyPortraits)
    .where(eq(companyPortraits.companyId, companyId));
  return new Set(rows.map(({ id }) => id));
}

const TABLES = { projects, videos, podcasts };
type BlobOwner = keyof typeof TABLES;

/** The ids that still have a row. */
export async function livingIds(db: Queryable, owner: BlobOwner, ids: string[]): Promise<string[]> {
  const table = TABLES[owner];
  const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  return rows.map(({ id }) => id);
}
