import type { BlobStore } from './blob-store.ts';

/** Makes a file when it is first asked for. Callers who ask meanwhile wait for that one. */
export function createFileCache(blobs: BlobStore) {
  const making = new Map<string, Promise<void>>();

  async function make(key: string, extension: string, write: (path: string) => Promise<void>) {
    if (await blobs.has(key)) return;
    const path = await blobs.temporaryPath(extension);
    await write(path);
    await blobs.put(key, path);
  }

  return {
    /** Answers `key` once there is such a blob; `write` makes its file where there is none. */
    async get(
      key: string,
      extension: string,
      write: (path: string) => Promise<void>,
    ): Promise<string> {
      // Another caller's attempt may fail or be cancelled. Then this caller makes the file.
      for (let other = making.get(key); other; other = making.get(key)) {
        await other.catch(() => undefined);
      }
      const made = make(key, extension, write);
      making.set(key, made);
      try {
        await made;
      } finally {
        making.delete(key);
      }
      return key;
    },
  };
}
