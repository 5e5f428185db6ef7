import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder that is deleted this often is not deleted by accident. */
const MOST_TIMES = 5;

/**
 * Runs work that keeps its files in `cacheFolder`; makes the folder if it is missing. A cache may
 * be deleted at any moment. If the folder was deleted and the work fails, the work runs again.
 */
export async function inCache<Result>(
  cacheFolder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let times = 1; ; times++) {
    // While this file exists, the folder has not been deleted.
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
