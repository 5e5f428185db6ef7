import type { ProjectFigure } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import { authorPictureKey, documentPictureKey } from '#server/features/projects/project-files.ts';
import { presentAuthorFigure, presentDocumentFigure } from './figures.presenter.ts';
import { listAuthorFigures, listFigureBlocks } from './figures.repo.ts';

/** A figure, the key of its file, and the reading that found it. */
export type KnownFigure = ProjectFigure & {
  blob: string;
  /** The key of the read document; null for an author's picture. */
  document: string | null;
};

/** The figures of a project, its documents' first. Older readings are included. */
export async function listKnownFigures(db: Queryable, projectId: string): Promise<KnownFigure[]> {
  const files = await listFigureBlocks(db, projectId);
  const own = await listAuthorFigures(db, projectId);
  return [
    ...files.flatMap((file) =>
      file.blocks.map((block) => ({
        ...presentDocumentFigure(block, file),
        blob: documentPictureKey(file.sha256, block.picture.picture),
        document: file.key,
      })),
    ),
    ...own.map((row) => ({
      ...presentAuthorFigure(row),
      blob: authorPictureKey(projectId, row.picture),
      document: null,
    })),
  ];
}

/** The same with each picture once, at its first place. */
export function withoutRepetitions<Figure extends { picture: string }>(
  figures: Figure[],
): Figure[] {
  const seen = new Set<string>();
  return figures.filter(({ picture }) => {
    const isNew = !seen.has(picture);
    seen.add(picture);
    return isNew;
  });
}
