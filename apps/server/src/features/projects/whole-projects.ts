import type { Queryable } from '#server/db/database.ts';
import {
  insertOwnFigures,
  insertTexts,
  listOwnFigures,
  type OwnFigureRow,
  type ProjectTexts,
  readTexts,
} from './project-copies.repo.ts';
import { findWholeProject, insertProject, type WholeProject } from './projects.repo.ts';

type Parts = {
  files: Parameters<typeof insertProject>[2];
  figures: Omit<OwnFigureRow, 'projectId'>[];
  texts: ProjectTexts;
};
type CarriedProject = WholeProject & { figures: OwnFigureRow[]; texts: ProjectTexts };

/** A project with its files, pictures and texts, to be carried elsewhere. Null if there is none. */
export async function readCarriedProject(
  tx: Queryable,
  id: string,
): Promise<CarriedProject | null> {
  const project = await findWholeProject(tx, id);
  if (!project) return null;
  return {
    ...project,
    figures: await listOwnFigures(tx, id),
    texts: await readTexts(tx, id),
  };
}

/**
 * Inserts a project with its files, pictures and texts. Their files are in the blob store already.
 * Returns the ids of its scripts by content. A video's only script has null.
 */
export async function insertCarriedProject(
  tx: Queryable,
  project: Parameters<typeof insertProject>[1],
  { files, figures, texts }: Parts,
): Promise<Map<string | null, string>> {
  await insertProject(tx, project, files);
  await insertOwnFigures(tx, figures, project.id);
  return insertTexts(tx, project.id, texts);
}
