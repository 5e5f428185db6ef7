import { writeFile } from 'node:fs/promises';
import type { BlobStore } from './blob-store.ts';

/** Stores the file of a picture. It appears whole or not at all. */
export async function putPicture(
  blobs: Pick<BlobStore, 'temporaryPath' | 'put'>,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  const path = await blobs.temporaryPath();
  await writeFile(path, bytes);
  await blobs.put(key, path);
}
