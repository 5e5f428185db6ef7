import type { FigureFile } from '@tarima/presenters';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Queryable } from '#server/db/database.ts';
import type { RecipeFigure, VideoRecipe } from '#server/db/tables/video-recipe.ts';
import { inTextThread } from '#server/texts/in-text-thread.ts';
import { listKnownFigures } from './known-figures.ts';

/**
 * The figures that a script names, as a part of the video's recipe. A name that the project does
 * not know is left out: its scene is shown without a picture.
 */
export async function figuresOfScript(
  db: Queryable,
  projectId: string,
  script: string,
): Promise<Pick<VideoRecipe, 'figures'>> {
  const openings = await inTextThread('namedFigures', script.length, script);
  if (openings.length === 0) return {};
  const known = await listKnownFigures(db, projectId);
  const figures = openings.flatMap((opening): RecipeFigure[] => {
    const figure = known.find(({ picture }) => picture.startsWith(opening));
    if (!figure) return [];
    const { picture, mediaType, width, height, caption, blob } = figure;
    return [{ picture, mediaType, width, height, caption, blob }];
  });
  return figures.length > 0 ? { figures } : {};
}

/** The files of a recipe's figures. One that is gone is left out. */
export async function filesOfFigures(
  blobs: Pick<BlobStore, 'has' | 'pathOf'>,
  { figures = [] }: VideoRecipe,
): Promise<FigureFile[]> {
  const files = await Promise.all(
    figures.map(async ({ blob, ...figure }) =>
      (await blobs.has(blob)) ? [{ ...figure, path: blobs.pathOf(blob) }] : [],
    ),
  );
  return files.flat();
}
