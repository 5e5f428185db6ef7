import { mkdir, readdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pruneCache } from '@tarima/media';

/** Outside the cache, which may be deleted at any moment. These clips would have to be bought again. */
export const paidClipsFolder = (dataFolder: string) => join(dataFolder, 'paid-clips');

/** Makes the folder, moves clips from an earlier version's cache, and deletes unfinished ones. */
export async function openPaidClips(dataFolder: string): Promise<string> {
  const folder = paidClipsFolder(dataFolder);
  const cache = join(dataFolder, 'cache');
  await mkdir(folder, { recursive: true });
  const names = await readdir(cache, { recursive: true }).catch(() => []);
  for (const name of names.filter((each) => /^paid-clip-.*\.bin$/u.test(basename(each)))) {
    const taken = join(folder, basename(name).replace('paid-clip-', 'clip-'));
    // Another process may have moved it already.
    await rename(join(cache, name), taken).catch(() => undefined);
  }
  await pruneCache(folder, Date.now(), Number.POSITIVE_INFINITY);
  return folder;
}
