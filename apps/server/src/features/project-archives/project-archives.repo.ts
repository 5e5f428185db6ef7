import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies } from '#server/db/tables/companies.ts';
import { projects } from '#server/db/tables/projects.ts';
import { scriptVersions } from '#server/db/tables/script-versions.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { videos } from '#server/db/tables/videos.ts';

type VideoRow = typeof videos.$inferSelect;
/** A finished video and its content, null for the only one of a video project. */
export type FinishedVideo = VideoRow & { contentId: string | null };
type NewVideo = typeof videos.$inferInsert;
type NewVersion = typeof scriptVersions.$inferInsert;
/** A saved text, without the person who saved it. */
type Version = Pick<
  typeof scriptVersions.$inferSelect,
  'revision' | 'content' | 'begunAt' | 'savedAt'
>;

/** The versions of a project's scripts by content, the oldest first. */
export async function listVersions(
  db: Queryable,
  projectId: string,
): Promise<Map<string | null, Version[]>> {
  const { revision, content, begunAt, savedAt } = scriptVersions;
  const rows = await db
    .select({ contentId: scripts.contentId, version: { revision, content, begunAt, savedAt } })
    .from(scriptVersions)
    .innerJoin(scripts, eq(scripts.id, scriptVersions.scriptId))
    .where(eq(scripts.projectId, projectId))
    .orderBy(asc(scriptVersions.revision));
  const byContent = Map.groupBy(rows, ({ contentId }) => contentId);
  return new Map(
    byContent.entries().map(([id, found]) => [id, found.map(({ version }) => version)]),
  );
}

export async function insertVersions(tx: Queryable, rows: NewVersion[]): Promise<void> {
  if (rows.length > 0) await tx.insert(scriptVersions).values(rows);
}

/** The newest finished videos of a project, the oldest of them first. */
export async function listFinishedVideos(
  db: Queryable,
  projectId: string,
  most: number,
): Promise<FinishedVideo[]> {
  const rows = await db
    .select({ video: videos, contentId: scripts.contentId })
    .from(videos)
    .leftJoin(scripts, eq(scripts.id, videos.scriptId))
    .where(
      and(
        eq(videos.projectId, projectId),
        eq(videos.status, 'completed'),
        isNull(videos.deletedAt),
      ),
    )
    .orderBy(desc(videos.createdAt), desc(scripts.contentId))
    .limit(most);
  return rows.reverse().map(({ video, contentId }) => ({ ...video, contentId }));
}

export async function insertVideos(tx: Queryable, rows: NewVideo[]): Promise<void> {
  if (rows.length > 0) await tx.insert(videos).values(rows);
}

/** The projects with this id or name, with the names of their companies. */
export const listProjectsCalled = (db: Queryable, idOrName: string) =>
  db
    .select({ id: projects.id, name: projects.name, company: companies.name })
    .from(projects)
    .innerJoin(companies, eq(companies.id, projects.companyId))
    .where(
      and(
        or(sql`${projects.id}::text = lower(${idOrName})`, eq(projects.name, idOrName)),
        isNull(projects.deletedAt),
      ),
    )
    .orderBy(projects.createdAt);

/** The names of a company's projects that begin with these words. */
export async function listNamesFrom(
  tx: Queryable,
  companyId: string,
  opening: string,
): Promise<Set<string>> {
  const beginning = `${opening.replace(/[\\%_]/gu, '\\$&')}%`;
  const rows = await tx
    .select({ name: projects.name })
    .from(projects)
    .where(
      and(
        eq(projects.companyId, companyId),
        isNull(projects.deletedAt),
        ilike(projects.name, beginning),
      ),
    );
  return new Set(rows.map(({ name }) => name));
}
