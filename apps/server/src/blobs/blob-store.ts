import { randomUUID } from 'node:crypto';
import { constants, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Files of the studio under the data folder. The server alone makes keys (`files/<id>`), never from a name that
 * a person chose. A blob appears whole, by a rename, or not at all.
 */
export type BlobStore = {
  /** The path of a key's file, which may not exist. */
  pathOf: (key: string) => string;
  has: (key: string) => Promise<boolean>;
  /** A new path on the same disk, in an existing folder. The caller writes its file. */
  temporaryPath: (extension?: string) => Promise<string>;
  /** Moves a finished file to its key; replaces what is there. */
  put: (key: string, temporaryPath: string) => Promise<void>;
  /** Puts the same bytes under another key; neither changes with the other. */
  copy: (key: string, newKey: string) => Promise<void>;
  /** Deletes a key and everything below it. */
  delete: (key: string) => Promise<void>;
  /** Deletes whatever stands in the same folder as a key, and leaves the key. */
  deleteBeside: (key: string) => Promise<void>;
  /** Deletes what unfinished work left: everything, or files last touched before `before`. */
  clearTemporary: (before?: Date) => Promise<void>;
  /** The names below a key that were last touched before `before`. */
  listBefore: (key: string, before: Date) => Promise<string[]>;
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
  const store: BlobStore = {
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
      for (let attempt = 1; ; attempt += 1) {
        try {
          await mkdir(dirname(target), { recursive: true });
          return await rename(temporaryPath, target);
        } catch (error) {
          // The folder may have been deleted meanwhile, so make it again.
          if (!isMissing(error) || attempt === MOST_ATTEMPTS) throw error;
        }
      }
    },
    async copy(key, newKey) {
      const path = await store.temporaryPath();
      // Some disks let both files share their blocks until one is written.
      await copyFile(pathOf(key), path, constants.COPYFILE_FICLONE);
      await store.put(newKey, path);
    },
    async delete(key) {
      // Move it away first: a folder that somebody still writes into cannot be emptied in place.
      const away = await store.temporaryPath();
      try {
        await rename(pathOf(key), away);
      } catch (error) {
        if (isMissing(error)) return;
        throw error;
      }
      await removeAll(away);
    },
    async deleteBeside(key) {
      const path = pathOf(key);
      const names = await readdir(dirname(path)).catch(() => []);
      const others = names.filter((name) => name !== basename(path));
      await Promise.all(others.map((name) => removeAll(join(dirname(path), name))));
    },
    async clearTemporary(before) {
      if (!before) return removeAll(temporary);
      for (const name of await namesBefore(temporary, before)) {
        await removeAll(join(temporary, name));
      }
    },
    listBefore: (key, before) => namesBefore(pathOf(key), before),
  };
  return store;
}

const MOST_ATTEMPTS = 20;

/**
 * Tries again where the folder was not empty. A file on its way in may still arrive after the move. No other
 * can follow, so the waits are short and few.
 */
const removeAll = (path: string) =>
  rm(path, { recursive: true, force: true, maxRetries: MOST_ATTEMPTS, retryDelay: 10 });

/** Making folders fails with ENOTDIR where one of them is deleted meanwhile. */
const MISSING_CODES: unknown[] = ['ENOENT', 'ENOTDIR'];
const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && MISSING_CODES.includes(error.code);

async function namesBefore(folder: string, before: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const facts = await stat(join(folder, name)).catch(() => null);
      return facts && facts.mtime < before ? [name] : [];
    }),
  );
  return found.flat();
}
