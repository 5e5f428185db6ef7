import type { Settings } from '#server/settings/env.ts';
import type { BlobStore } from './blob-store.ts';
import { createFolderStore } from './folder-store.ts';

/** The store that the settings name. Only a studio with an S3 loads the library for it. */
export async function openBlobStore({
  dataFolder,
  s3,
}: Pick<Settings, 'dataFolder' | 's3'>): Promise<BlobStore> {
  if (!s3) return createFolderStore(dataFolder);
  const { createS3Store } = await import('./s3/s3-store.ts');
  return createS3Store(s3, dataFolder);
}
