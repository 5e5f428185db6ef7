import { constants, copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { inParallel } from '@tarima/text';
import { assertKey, type BlobStore, isKey, isMissing } from './blob-store.ts';
import { createTemporaryFiles, namesBefore, removeAll } from './temporary-files.ts';

const MOST_ATTEMPTS = 20;
const LOOKED_AT_AT_ONCE = 8;

/** Blobs as files under the data folder. Each is put there whole by renaming. */
export function createFolderStore(dataFolder: string): BlobStore {
  const root = join(dataFolder, 'blobs');
  const temporaryFiles = createTemporaryFiles(dataFolder);
  const pathOf = (key: string) => {
    assertKey(key);
    return join(root, key);
  };
  async function localPath(key: string): Promise<string> {
    const path = pathOf(key);
    await stat(path);
    return path;
  }
  const store: BlobStore = {
    ...temporaryFiles,
    async has(key) {
      const found = await stat(pathOf(key)).catch(() => null);
      return found?.isFile() ?? false;
    },
    sizeOf: async (key) => (await stat(pathOf(key))).size,
    localPath,
    open: async (key) => ({ path: await localPath(key) }),
    check: async () => {
      await mkdir(root, { recursive: true });
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
    async list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      const keys = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
        // Some systems leave files of their own in folders.
        .filter(isKey);
      const blobs = await inParallel(keys, LOOKED_AT_AT_ONCE, async (key) => {
        const facts = await stat(join(root, key)).catch(() => null);
        return facts ? [{ key, bytes: facts.size, modifiedAt: facts.mtime }] : [];
      });
      return blobs.flat();
    },
    listBefore: (key, before) => namesBefore(pathOf(key), before),
  };
  return store;
}
