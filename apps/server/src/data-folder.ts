import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * The embedded database has no lock of its own: two processes on one folder lose rows without an
 * error. An exclusive SQLite lock is freed by the system even after `kill -9`.
 */
export function lockDataFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock.db'));
  try {
    lock.exec('PRAGMA locking_mode=exclusive; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new Error(
      `Another Tarima is already using ${folder}. Stop it first, or give this one a folder of its ` +
        'own with STUDIO_DATA_DIR (or a PostgreSQL for both with DATABASE_URL).',
      { cause },
    );
  }
  return { release: () => lock.close() };
}

/** The secret that signs tokens: made at the first start, readable by this user only. */
export function readOrMakeSecret(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'jwt-secret');
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isFileExists(error)) throw error;
  }
  return readFileSync(path, 'utf8');
}

function isFileExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

const FORGET_MARK = 'forget-cache';

/**
 * Has the cache deleted at the next start. Pieces of speech and picture stand there under hashes, so
 * nobody can say whose they were; while work goes on they may be in use.
 */
export function forgetCacheAtNextStart(folder: string): void {
  writeFileSync(join(folder, FORGET_MARK), '');
}

/** Deletes the cache where that was asked for. */
export async function forgetCache(folder: string): Promise<void> {
  const mark = join(folder, FORGET_MARK);
  if (!existsSync(mark)) return;
  await rm(join(folder, 'cache'), { recursive: true, force: true });
  await rm(mark);
}
