import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from './blob-store.ts';

const MOST_ATTEMPTS = 20;

/**
 * Deletes a file or folder. Tries again where the folder was not empty: a file on its way in may still arrive.
 * No other can follow, so the waits are short and few.
 */
export const removeAll = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: MOST_ATTEMPTS, retryDelay: 10 });

/** The names in a folder that were last touched before `before`. */
export async function namesBefore(folder: string, before: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const facts = await stat(join(folder, name)).catch(() => null);
      return facts && facts.mtime < before ? [name] : [];
    }),
  );
  return found.flat();
}

/** Makes a folder for unfinished files, and deletes it after the work. */
export async function inTemporaryFolder<Result>(
  dataFolder: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await makeTemporaryFolder(dataFolder);
  try {
    return await work(folder);
  } finally {
    await removeAll(folder);
  }
}

/** Makes a folder for unfinished files. Whoever asked for it deletes it. */
export async function makeTemporaryFolder(dataFolder: string): Promise<string> {
  const folder = await createTemporaryFiles(dataFolder).temporaryPath();
  await mkdir(folder);
  return folder;
}

/** Unfinished files, which lie on this disk whatever the store is. */
export function createTemporaryFiles(
  dataFolder: string,
): Pick<BlobStore, 'temporaryPath' | 'clearTemporary'> {
  const folder = join(dataFolder, 'temporary');
  return {
    async temporaryPath(extension = '') {
      await mkdir(folder, { recursive: true });
      return join(folder, `${randomUUID()}${extension}`);
    },
    async clearTemporary(before) {
      if (!before) return removeAll(folder);
      for (const name of await namesBefore(folder, before)) await removeAll(join(folder, name));
    },
  };
}
