import type { CompanyLook } from '@tarima/contract';
import type { PictureFile } from '@tarima/presenters';
import { type BlobStore, ifThere } from '#server/blobs/blob-store.ts';
import type { RecipeFigure } from '#server/db/tables/video-recipe.ts';

/** All pictures of a company's look are below this key. */
const lookFolder = (companyId: string) => `companies/${companyId}/look`;

export const lookPictureKey = (companyId: string, picture: string) =>
  `${lookFolder(companyId)}/${picture}`;

/** The pictures of a look, as parts of a video's recipe. */
export const figuresOfLook = (companyId: string, look: CompanyLook | undefined): RecipeFigure[] =>
  [look?.logo, look?.backdrop].flatMap((picture) =>
    picture ? [{ ...picture, caption: '', blob: lookPictureKey(companyId, picture.picture) }] : [],
  );

/** The files of a look's pictures. One that is gone is no file. */
export async function filesOfLook(
  blobs: BlobStore,
  companyId: string,
  look: CompanyLook | undefined,
): Promise<PictureFile[]> {
  const files = figuresOfLook(companyId, look).map(async ({ picture, blob }) => {
    const path = await ifThere(blobs.localPath(blob));
    return path ? [{ picture, path }] : [];
  });
  return (await Promise.all(files)).flat();
}
