import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { inParallel } from '@tarima/text';
import { type BlobStore, ifThere } from './blob-store.ts';

const AT_ONCE = 4;

/**
 * Copies every blob of a store into another, and compares each by its SHA-256. Repeated after a break, it
 * copies only what is not there yet. The first store stays as it is.
 * @returns the number of blobs, their bytes, and how many were copied now
 */
export async function moveBlobs(
  from: BlobStore,
  to: BlobStore,
  onBlob: (done: number, all: number) => void,
): Promise<{ blobs: number; bytes: number; copied: number }> {
  const blobs = await from.list();
  const moved = { blobs: 0, bytes: 0, copied: 0 };
  await inParallel(blobs, AT_ONCE, async ({ key }) => {
    const path = await from.localPath(key);
    const hash = await hashOf(createReadStream(path));
    const { size } = await stat(path);
    if (!(await isThere(to, key, { size, hash }))) {
      const copy = await to.temporaryPath();
      await copyFile(path, copy, constants.COPYFILE_FICLONE);
      await to.put(key, copy);
      moved.copied += 1;
      if (!(await isThere(to, key, { size, hash }))) throw new Error(`${key} did not arrive whole`);
    }
    moved.blobs += 1;
    moved.bytes += size;
    onBlob(moved.blobs, blobs.length);
  });
  return moved;
}

async function isThere(
  store: BlobStore,
  key: string,
  { size, hash }: { size: number; hash: string },
): Promise<boolean> {
  const blob = await ifThere(store.open(key));
  if (!blob) return false;
  if ('path' in blob) return hash === (await hashOf(createReadStream(blob.path)));
  if (blob.bytes !== size) return false;
  return hash === (await hashOf(blob.read({ from: 0, to: size - 1 })));
}

async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}
