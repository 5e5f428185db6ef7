import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder that is deleted again and again is no accident. */
const MOST_TIMES = 5;

/**
 * Does work that keeps its files in `cacheFolder`, which is made where it is missing. A cache may be
 * deleted at any moment: where work fails and the folder went meanwhile, the work is done again.
 */
export async function inCache<Result>(
  cacheFolder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let times = 1; ; times++) {
    // As long as it is there, nothing that was kept is lost.
    const mark = join(cacheFolder, `mark-${randomUUID()}`);
    try {
      await mkdir(cacheFolder, { recursive: true });
      await writeFile(mark, '');
      return await work();
    } catch (error) {
      const isThere = await stat(mark).catch(() => null);
      if (isThere || times === MOST_TIMES) throw error;
    } finally {
      await rm(mark, { force: true });
    }
  }
}
