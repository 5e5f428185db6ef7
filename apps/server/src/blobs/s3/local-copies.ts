import { createWriteStream } from 'node:fs';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentHash, inCache, isKept, makeFile, pruneCache } from '@tarima/media';
import { createOneByOne } from '#server/kit/one-by-one.ts';
import type { RemoteBlob } from '../blob-store.ts';

/** A job may hold a copy for hours. */
const KEPT_MS = 6 * 3_600_000;

/** Copies of remote blobs under the data folder's cache. Each version of a blob is fetched once. */
export function createLocalCopies(dataFolder: string) {
  const folder = join(dataFolder, 'cache', 'copies');
  const oneByOne = createOneByOne();

  /** No copy stays for long after the deletion of its blob. */
  const prune = () => pruneCache(folder, Date.now() - KEPT_MS, 0);

  return {
    prune,
    pathOf: (key: string, { etag, bytes, read }: RemoteBlob): Promise<string> => {
      const path = join(folder, `copy-${contentHash([key, etag])}${extname(key)}`);
      const fetch = async () => {
        if (await isKept(path)) return path;
        await makeFile(path, (unfinished) =>
          pipeline(read({ from: 0, to: bytes - 1 }), createWriteStream(unfinished)),
        );
        await prune();
        return path;
      };
      return oneByOne(path, () => inCache(folder, fetch));
    },
  };
}
