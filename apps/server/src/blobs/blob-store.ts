import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Files of the studio under the data folder. A key is made by the server alone (`files/<id>`),
 * never from what a person named; a blob appears whole, by a rename, or not at all.
 */
export type BlobStore = {
  /** The file of a key, whether it is there or not. */
  pathOf: (key: string) => string;
  has: (key: string) => Promise<boolean>;
  /** A new path on the same disk, in a folder that exists, for a file to be put later. */
  temporaryPath: (extension?: string) => Promise<string>;
  /** Moves a finished file to its key; replaces what is there. */
  put: (key: string, temporaryPath: string) => Promise<void>;
  /** Deletes a key and everything below it. */
  delete: (key: string) => Promise<void>;
  /** Deletes whatever stands in the same folder as a key, and leaves the key. */
  deleteBeside: (key: string) => Promise<void>;
  /** Deletes what unfinished work of earlier runs left behind. */
  clearTemporary: () => Promise<void>;
};

export function createBlobStore(dataFolder: string): BlobStore {
  const root = join(dataFolder, 'blobs');
  const temporary = join(dataFolder, 'temporary');
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w.-]+)*$/u.test(key) || key.includes('..')) {
      throw new Error(`Not a key of a blob: ${key}`);
    }
    return join(root, key);
  };
  return {
    pathOf,
    async has(key) {
      const found = await stat(pathOf(key)).catch(() => null);
      return found?.isFile() ?? false;
    },
    async temporaryPath(extension = '') {
      await mkdir(temporary, { recursive: true });
      return join(temporary, `${randomUUID()}${extension}`);
    },
    async put(key, temporaryPath) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      await rename(temporaryPath, target);
    },
    async delete(key) {
      await rm(pathOf(key), { recursive: true, force: true });
    },
    async deleteBeside(key) {
      const path = pathOf(key);
      const names = await readdir(dirname(path)).catch(() => []);
      const others = names.filter((name) => name !== basename(path));
      await Promise.all(
        others.map((name) => rm(join(dirname(path), name), { recursive: true, force: true })),
      );
    },
    async clearTemporary() {
      await rm(temporary, { recursive: true, force: true });
    },
  };
}
