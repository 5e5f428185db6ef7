import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The code of all packages, and what they are made of; the data folder and the settings stand beside them. */
const CODE = ['packages/', 'node_modules/'].map((folder) =>
  fileURLToPath(new URL(`../../../${folder}`, import.meta.url)),
);

/**
 * What the process that reads a document may do: read the code and its one file, and answer on its
 * pipe. No other file, no writing, no programs, no native code.
 */
export function readingPermissions(
  path: string,
  { hasThreads }: { hasThreads: boolean },
): string[] {
  return [
    '--permission',
    ...[...CODE, resolve(path)].map((allowed) => `--allow-fs-read=${allowed}`),
    // Tesseract runs in a thread, which is held to the same permissions.
    ...(hasThreads ? ['--allow-worker'] : []),
  ];
}
