import type { PackageFormat, PackageRequest } from '@tarima/contract';
import { and, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { packages } from '#server/db/tables/packages.ts';
import { projects } from '#server/db/tables/projects.ts';
import { videos } from '#server/db/tables/videos.ts';
import { begunAnew } from '#server/db/tables/work-columns.ts';
import { createWorkRows } from '#server/db/work-rows.ts';
import type { ProjectAsker } from '#server/queue/turns.ts';

export type PackageRow = typeof packages.$inferSelect;
/** A finished zip, and a hash of all that it was made of. */
export type MadePackage = { madeOf: string; file: string; fileName: string; bytes: number };

export const packageRows = createWorkRows(packages);

export async function findPackage(db: Queryable, id: string): Promise<PackageRow | null> {
  const [row] = await db.select().from(packages).where(eq(packages.id, id));
  return row ?? null;
}

export async function findPackageOf(
  db: Queryable,
  projectId: string,
  format: PackageFormat,
): Promise<PackageRow | null> {
  const [row] = await db.select().from(packages).where(ofFormat(projectId, format));
  return row ?? null;
}

export const listPackages = (db: Queryable, projectId: string): Promise<PackageRow[]> =>
  db.select().from(packages).where(eq(packages.projectId, projectId));

/**
 * Starts a package in place of an earlier one, whose zip stays. Null if the same request is under
 * way already.
 */
export async function startPackage(
  tx: Queryable,
  begun: { projectId: string; jobId: string; request: PackageRequest },
): Promise<PackageRow | null> {
  const { jobId, request } = begun;
  const [row] = await tx
    .insert(packages)
    .values({ ...begun, format: request.format, status: 'waiting' })
    .onConflictDoUpdate({
      target: [packages.projectId, packages.format],
      set: { ...begunAnew(jobId), request },
      setWhere: or(not(isUnderWay()), sql`${packages.request} <> excluded.request`),
    })
    .returning();
  return row ?? null;
}

export const setMade = (tx: Queryable, id: string, made: MadePackage) =>
  tx.update(packages).set(made).where(eq(packages.id, id));

/** Deletes a package under way that has no zip yet. Answers the deleted row. */
export async function deleteUnmade(tx: Queryable, id: string): Promise<PackageRow | null> {
  const unmade = and(eq(packages.id, id), isUnderWay(), isNull(packages.file));
  const [row] = await tx.delete(packages).where(unmade).returning();
  return row ?? null;
}

/** Answers the deleted row. */
export async function deletePackage(
  tx: Queryable,
  projectId: string,
  format: PackageFormat,
): Promise<PackageRow | null> {
  const [row] = await tx.delete(packages).where(ofFormat(projectId, format)).returning();
  return row ?? null;
}

/** The company and person who wait for a package: the maker of its project. */
export async function askerOfPackage(db: Queryable, id: string): Promise<ProjectAsker | null> {
  const { companyId, createdBy: personId, id: projectId } = projects;
  const [asker] = await db
    .select({ companyId, personId, projectId })
    .from(packages)
    .innerJoin(projects, eq(projects.id, packages.projectId))
    .where(eq(packages.id, id));
  return asker ?? null;
}

/** The bytes of its project's videos. */
export async function sizeOfPackage(db: Queryable, id: string): Promise<number> {
  const [all] = await db
    .select({ bytes: sql<number>`coalesce(sum(${videos.bytes}), 0)::float8` })
    .from(packages)
    .innerJoin(videos, eq(videos.projectId, packages.projectId))
    .where(and(eq(packages.id, id), eq(videos.status, 'completed'), isNull(videos.deletedAt)));
  return all?.bytes ?? 0;
}

/** True if nobody has deleted any of these videos. */
export async function areVideosThere(db: Queryable, ids: string[]): Promise<boolean> {
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(inArray(videos.id, ids), isNull(videos.deletedAt)));
  return rows.length === ids.length;
}

const isUnderWay = () => inArray(packages.status, ['waiting', 'processing']);
const ofFormat = (projectId: string, format: PackageFormat) =>
  and(eq(packages.projectId, projectId), eq(packages.format, format));
