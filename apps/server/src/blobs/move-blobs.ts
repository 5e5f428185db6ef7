import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { inParallel } from '@tarima/text';
import { type BlobStore, ifThere, isKey } from './blob-store.ts';

const AT_ONCE = 4;

/**
 * Copies every blob of a folder into another store, and compares each by its SHA-256. Repeated after a break, it
 * copies only what is not there yet. The folder stays as it is.
 * @param folder the one that holds the keys
 * @returns the number of blobs, their bytes, and how many were copied now
 */
export async function moveBlobs(
  folder: string,
  to: BlobStore,
  onBlob: (done: number, all: number) => void,
): Promise<{ blobs: number; bytes: number; copied: number }> {
  const keys = await keysIn(folder);
  const moved = { blobs: 0, bytes: 0, copied: 0 };
  await inParallel(keys, AT_ONCE, async (key) => {
    const path = join(folder, ...key.split('/'));
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
    onBlob(moved.blobs, keys.length);
  });
  return moved;
}

async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
      // Some systems leave files of their own in folders.
      .filter(isKey)
  );
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
