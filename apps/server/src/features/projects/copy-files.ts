import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { isSurelyUndone } from '#server/kit/database-away.ts';
import type { OwnFigureRow } from './project-copies.repo.ts';
import { authorPictureKey, fileKey, projectFolder } from './project-files.ts';
import type { insertProject, ProjectFileRow } from './projects.repo.ts';

/** The id of the other project, and its files. */
export type CopiedFiles = { id: string; files: Parameters<typeof insertProject>[2] };
/** A project with all that it has on the disk. */
export type FilesOfProject = { id: string; files: ProjectFileRow[]; figures: OwnFigureRow[] };

/**
 * Copies the files and pictures of a project for another one. Read documents are shared, since
 * their keys are hashes.
 *
 * @param store inserts the other project, and answers its id or an earlier one's
 */
export async function copyFiles(
  { blobs }: Pick<Context, 'blobs'>,
  { id: from, files, figures }: FilesOfProject,
  store: (copy: CopiedFiles) => Promise<string>,
): Promise<string> {
  const id = randomUUID();
  const copies = files.map(({ projectId: _projectId, position: _position, ...file }) => ({
    ...file,
    id: randomUUID(),
    original: fileKey(from, file.id),
  }));
  try {
    for (const file of copies) {
      // The documents of a designed course were never uploaded.
      if (await blobs.has(file.original)) await blobs.copy(file.original, fileKey(id, file.id));
    }
    for (const { picture } of figures) {
      const original = authorPictureKey(from, picture);
      // Its author may delete it meanwhile.
      if (await blobs.has(original)) await blobs.copy(original, authorPictureKey(id, picture));
    }
    const stored = await store({ id, files: copies.map(({ original: _, ...file }) => file) });
    if (stored !== id) await blobs.delete(projectFolder(id));
    return stored;
  } catch (error) {
    if (isSurelyUndone(error)) await blobs.delete(projectFolder(id));
    throw error;
  }
}
