import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/** Denies other accounts access to all files that this process and its children make. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Closes the data folder to other accounts. Closes everything in it if it was open before. `mended`: it was
 * open. `foreign`: it belongs to another account, and stays as it is.
 */
export function closeDataFolder(folder: string): 'closed' | 'mended' | 'foreign' {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  const account = process.getuid?.();
  // Windows has no such accounts, and its modes mean nothing.
  if (account === undefined || (mode & OTHERS) === 0) return 'closed';
  if (account !== 0 && account !== uid) return 'foreign';
  closeAllIn(folder);
  // Last, because its mode tells the next start that nothing is left to do.
  chmodSync(folder, mode & ~OTHERS);
  return 'mended';
}

/** Links are not followed: they may lead outside the studio. */
export function closeAllIn(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeAllIn(path);
    if (entry.isDirectory() || entry.isFile()) close(path);
  }
}

function close(path: string): void {
  const { mode } = lstatSync(path);
  if ((mode & OTHERS) !== 0) chmodSync(path, mode & ~OTHERS);
}
