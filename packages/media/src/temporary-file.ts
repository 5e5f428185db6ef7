import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/**
 * Makes a file that is either whole or absent. `make` writes to a temporary name in the same
 * folder, which is then renamed. If `make` fails, the temporary file is removed.
 */
export async function makeFile<Result>(
  path: string,
  make: (temporaryPath: string) => Promise<Result>,
): Promise<Result> {
  const temporaryPath = `${path}.${randomUUID()}.tmp`;
  try {
    const result = await make(temporaryPath);
    await rename(temporaryPath, path);
    return result;
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}
