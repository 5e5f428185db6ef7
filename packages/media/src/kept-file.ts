import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** The size of a cache folder above which its oldest files are deleted. */
const LIMIT_BYTES = 5 * 1024 ** 3;
/** A partial file unchanged for this long belongs to a process that died. */
const HALVES_MS = 24 * 3_600_000;
/** Every file that the packages keep, including partial files of killed processes. */
const OUR_FILES = /^(clip|copy|episode|mark|page|poster|segment|slides|sound|sprite)-/u;

/** True if the file exists; this counts as a use. */
export async function isKept(path: string): Promise<boolean> {
  try {
    await utimes(path, new Date(), (await stat(path)).mtimeMs / 1000);
    return true;
  } catch {
    return false;
  }
}

/**
 * Deletes the least recently used files of a cache folder until `limitBytes` are left. Files used
 * at `usedSince` (milliseconds since 1970) or later stay. Partial files older than a day go first.
 * A file that cannot be deleted stays: a full cache must not fail a video.
 */
export async function pruneCache(
  cacheFolder: string,
  usedSince: number,
  limitBytes = LIMIT_BYTES,
): Promise<void> {
  const names = await readdir(cacheFolder).catch(() => []);
  const files: { path: string; size: number; usedAt: number }[] = [];
  for (const name of names.filter((each) => OUR_FILES.test(each))) {
    const path = join(cacheFolder, name);
    const found = await stat(path).catch(() => null);
    if (!found) continue;
    const usedAt = Math.max(found.atimeMs, found.mtimeMs);
    if (name.endsWith('.tmp') && usedAt < usedSince - HALVES_MS) await rm(path, { force: true });
    else files.push({ path, size: found.size, usedAt });
  }
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size, usedAt } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= limitBytes || usedAt >= usedSince) return;
    await rm(path, { force: true }).catch(() => {});
    bytes -= size;
  }
}
