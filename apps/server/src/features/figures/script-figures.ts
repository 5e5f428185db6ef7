import type { FigureFile } from '@tarima/presenters';
import { type BlobStore, ifThere } from '#server/blobs/blob-store.ts';
import type { Queryable } from '#server/db/database.ts';
import type { RecipeFigure, VideoRecipe } from '#server/db/tables/video-recipe.ts';
import { figuresOfLook } from '#server/features/looks/look-files.ts';
import { figuresOfPortrait } from '#server/features/portraits/portraits.service.ts';
import { inTextThread } from '#server/texts/in-text-thread.ts';
import { listKnownFigures } from './known-figures.ts';

/** The pictures of a video as a part of its recipe: those of its script, look and presenter. */
export async function figuresOfVideo(
  db: Queryable,
  project: { id: string; companyId: string },
  { script, settings }: Pick<VideoRecipe, 'script' | 'settings'>,
): Promise<Pick<VideoRecipe, 'figures'>> {
  const figures = [
    ...(await figuresOfScript(db, project.id, script)),
    ...figuresOfLook(project.companyId, settings.look),
    ...figuresOfPortrait(project.companyId, settings),
  ];
  return figures.length > 0 ? { figures } : {};
}

/** A name that the project does not know is left out: its scene is shown without a picture. */
async function figuresOfScript(
  db: Queryable,
  projectId: string,
  script: string,
): Promise<RecipeFigure[]> {
  const openings = await inTextThread('namedFigures', script.length, script);
  if (openings.length === 0) return [];
  const known = await listKnownFigures(db, projectId);
  return openings.flatMap((opening): RecipeFigure[] => {
    const figure = known.find(({ picture }) => picture.startsWith(opening));
    if (!figure) return [];
    const { picture, mediaType, width, height, caption, blob } = figure;
    return [{ picture, mediaType, width, height, caption, blob }];
  });
}

/** The files of a recipe's figures. One that is gone is left out. */
export async function filesOfFigures(
  blobs: BlobStore,
  { figures = [] }: VideoRecipe,
): Promise<FigureFile[]> {
  const files = await Promise.all(
    figures.map(async ({ blob, ...figure }) => {
      const path = await ifThere(blobs.localPath(blob));
      return path ? [{ ...figure, path }] : [];
    }),
  );
  return files.flat();
}
