import { existsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { paidClipsFolder } from './paid-clips.ts';

const FORGET_MARK = 'forget-cache';

/**
 * Has the cache deleted at the next start: until then, running work may use it. Its pieces of speech
 * and picture stand under hashes, which name nobody.
 */
export function forgetCacheAtNextStart(folder: string): void {
  writeFileSync(join(folder, FORGET_MARK), '');
}

/** Deletes the cache and the paid clips, if that was requested. */
export async function forgetCache(folder: string): Promise<void> {
  const mark = join(folder, FORGET_MARK);
  if (!existsSync(mark)) return;
  for (const each of [join(folder, 'cache'), paidClipsFolder(folder)]) {
    await rm(each, { recursive: true, force: true });
  }
  await rm(mark);
}
