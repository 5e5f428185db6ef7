import type { BlobStore } from '#server/blobs/blob-store.ts';
import { createFolderStore } from '#server/blobs/folder-store.ts';
import type { Settings } from '#server/settings/env.ts';

/** The store that the settings name. Only a studio with an S3 loads the library for it. */
export async function openBlobStore({
  dataFolder,
  s3,
}: Pick<Settings, 'dataFolder' | 's3'>): Promise<BlobStore> {
  if (!s3) return createFolderStore(dataFolder);
  const { createS3Store } = await import('#server/blobs/s3/s3-store.ts');
  return createS3Store(s3, dataFolder);
}
