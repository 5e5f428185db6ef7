import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type FolderLock = { release: () => void };

/**
 * Takes a folder for this process alone; null if another process has it. The system frees an exclusive SQLite
 * lock even after `kill -9`.
 */
export function lockFolder(folder: string): FolderLock | null {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock.db'));
  try {
    lock.exec('PRAGMA locking_mode=exclusive; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if (!isBusy(cause)) throw cause;
    return null;
  }
  return { release: () => lock.close() };
}

/** SQLite's code when another process holds the lock (SQLITE_BUSY). */
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;
