import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The code of all packages and their dependencies. The data folder and the settings are not among them. */
const CODE = ['packages/', 'node_modules/'].map((folder) =>
  fileURLToPath(new URL(`../../../${folder}`, import.meta.url)),
);

/**
 * Permissions of the reading process: read the code and its one file, and answer on its pipe. No
 * other files, no writing, no programs, no native code.
 */
export function readingPermissions(
  path: string,
  { hasThreads }: { hasThreads: boolean },
): string[] {
  return [
    '--permission',
    ...[...CODE, resolve(path)].map((allowed) => `--allow-fs-read=${allowed}`),
    // Tesseract runs in a thread with the same permissions.
    ...(hasThreads ? ['--allow-worker'] : []),
  ];
}
