import type { SourceBlock } from '@tarima/documents';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { projectFigures } from '#server/db/tables/figures.ts';
import { projectFiles, sourceDocuments } from '#server/db/tables/projects.ts';

export type AuthorFigureRow = typeof projectFigures.$inferSelect;
export type FigureBlock = Extract<SourceBlock, { kind: 'figure' }>;
export type FileFigures = Awaited<ReturnType<typeof listFigureBlocks>>[number];

/**
 * The figures of a project's files in document order. Readings by older versions are included, the
 * newest first. Only these blocks leave the database, since documents are long.
 */
export const listFigureBlocks = (db: Queryable, projectId: string) =>
  db
    .select({
      key: sourceDocuments.key,
      sha256: projectFiles.sha256,
      mediaType: projectFiles.mediaType,
      fileName: projectFiles.name,
      pageKind: sql<'page' | 'slide'>`${sourceDocuments.document} ->> 'pageKind'`,
      blocks: sql<
        FigureBlock[]
      >`jsonb_path_query_array(${sourceDocuments.document}, '$.blocks[*] ? (@.kind == "figure")')`,
    })
    .from(projectFiles)
    .innerJoin(
      sourceDocuments,
      sql`split_part(${sourceDocuments.key}, ':', 1) = ${projectFiles.sha256}
        and split_part(${sourceDocuments.key}, ':', 2) = ${projectFiles.mediaType}`,
    )
    .where(eq(projectFiles.projectId, projectId))
    .orderBy(asc(projectFiles.position), desc(sourceDocuments.createdAt));

export const listAuthorFigures = (db: Queryable, projectId: string): Promise<AuthorFigureRow[]> =>
  db
    .select()
    .from(projectFigures)
    .where(eq(projectFigures.projectId, projectId))
    .orderBy(asc(projectFigures.createdAt), asc(projectFigures.picture));

const named = (projectId: string, picture: string) =>
  and(eq(projectFigures.projectId, projectId), eq(projectFigures.picture, picture));

export async function findAuthorFigure(
  db: Queryable,
  projectId: string,
  picture: string,
): Promise<AuthorFigureRow | null> {
  const [row] = await db.select().from(projectFigures).where(named(projectId, picture));
  return row ?? null;
}

/** Two uploads of one picture at the same time are one figure. */
export const insertAuthorFigure = (tx: Queryable, figure: typeof projectFigures.$inferInsert) =>
  tx.insert(projectFigures).values(figure).onConflictDoNothing();

/** False if there is none. */
export async function deleteAuthorFigure(
  db: Queryable,
  projectId: string,
  picture: string,
): Promise<boolean> {
  const deleted = await db
    .delete(projectFigures)
    .where(named(projectId, picture))
    .returning({ picture: projectFigures.picture });
  return deleted.length > 0;
}
