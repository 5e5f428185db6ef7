import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isEncryptedFile, readBackup } from '#server/backup/read-backup.ts';
import { type Place, refuseUnrestorable, restoreBackup } from '#server/backup/restore-backup.ts';
import { inTemporaryFolder } from '#server/blobs/temporary-files.ts';
import { NotEmptyError } from '#server/db/dump/load-rows.ts';
import { connectEmbedded, connectPostgres } from '#server/db/open-database.ts';
import { closeDataFolder } from '#server/kit/private-files.ts';
import type { Settings } from '#server/settings/env.ts';
import { findSettingsKey, lockDataFolder } from '#server/wiring/data-folder.ts';
import { isFull } from '#server/wiring/data-folder-problem.ts';
import { openBlobStore } from '#server/wiring/open-blob-store.ts';
import { createProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Puts a backup into the empty data folder and database of the settings. */
export async function restoreStudio(
  called: string,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  const { dataFolder } = settings;
  const { path, passphrase, bytes } = await openBackup(called, settings, terminal);
  closeDataFolder(dataFolder);
  const lock = lockDataFolder(dataFolder);
  const progress = createProgress(terminal);
  try {
    const restored = await withPlace(settings, (place) =>
      inTemporaryFolder(dataFolder, (files) =>
        restoreBackup(path, place, {
          ...{ passphrase, files },
          onBytes: (read) => progress.show((90 * read) / bytes, 'reading'),
          onTable: (done) => progress.show(90 + 10 * done, 'database'),
        }),
      ),
    );
    progress.show(100, 'compared');
    terminal.out(
      `${restored.rows} rows and ${restored.blobs} files of ${restored.madeAt} are restored, and equal. ` +
        'Start the studio with these settings.',
    );
    refuseDamage(restored.damaged);
  } catch (error) {
    if (isFull(error)) {
      throw new Error(
        `There is no room left in ${dataFolder}. The backup itself may be whole: repeat it with more room.`,
        { cause: error },
      );
    }
    if (!(error instanceof NotEmptyError)) throw error;
    throw new Error(
      `There is a studio already (${error.message}), and nothing of it was changed. Name an empty folder with ` +
        'STUDIO_DATA_DIR, or an empty database with DATABASE_URL.',
      { cause: error },
    );
  } finally {
    progress.stop();
    lock.release();
  }
}

async function withPlace<Result>(
  settings: Settings,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const { dataFolder, databaseUrl } = settings;
  // A key in the folder is as much in use as one of the environment.
  const settingsKey = findSettingsKey(settings) ?? undefined;
  const blobs = await openBlobStore(settings);
  const database = databaseUrl
    ? connectPostgres(databaseUrl)
    : await connectEmbedded(join(dataFolder, 'db'));
  try {
    return await work({ dataFolder, database, blobs, settingsKey });
  } finally {
    await database.close();
  }
}

/** Reads a backup and says if it is whole. */
export async function checkBackup(
  called: string,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  const { path, passphrase, bytes } = await openBackup(called, settings, terminal);
  const progress = createProgress(terminal);
  let entries = 0;
  try {
    const damaged = await readBackup(path, passphrase, {
      onBytes: (read) => progress.show((100 * read) / bytes, 'reading'),
      async take(_name, content) {
        entries += 1;
        content.resume();
      },
    });
    refuseUnrestorable(damaged);
    refuseDamage(damaged);
  } finally {
    progress.stop();
  }
  terminal.out(`The backup is whole: ${entries} entries.`);
}

function refuseDamage(names: string[]): void {
  if (names.length === 0) return;
  throw new Error(
    `These files of the backup are damaged. They are left out, and all others are whole:\n${names.join('\n')}`,
  );
}

async function openBackup(called: string, settings: Settings, { ask }: Terminal) {
  const path = resolve(settings.workingFolder, called);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`There is no file ${path}.`);
  return {
    path,
    bytes: Math.max(1, found.size),
    passphrase: await passphraseFor(path, settings, ask),
  };
}

async function passphraseFor(
  path: string,
  { backup }: Settings,
  ask: Terminal['ask'],
): Promise<string | null> {
  if (!(await isEncryptedFile(path))) return null;
  const passphrase = backup.passphrase ?? (await ask('Passphrase of the backup: '));
  if (passphrase) return passphrase;
  throw new UsageError('The backup is encrypted: set STUDIO_BACKUP_PASSPHRASE.');
}
