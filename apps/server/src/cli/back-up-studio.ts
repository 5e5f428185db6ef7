import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupName } from '#server/backup/backup-files.ts';
import { type RowSource, rowsOf } from '#server/backup/row-source.ts';
import { writeBackupFile } from '#server/backup/write-backup-file.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { connectEmbedded, connectPostgres } from '#server/db/open-database.ts';
import { lockFolder } from '#server/kit/folder-lock.ts';
import type { Settings } from '#server/settings/env.ts';
import { backupContent } from '#server/wiring/backup-content.ts';
import { findSettingsKey } from '#server/wiring/data-folder.ts';
import { openBlobStore } from '#server/wiring/open-blob-store.ts';
import { followInTerminal } from './follow-in-terminal.ts';
import { rowsOfRunningStudio } from './rows-of-running-studio.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const MEGABYTE = 1024 ** 2;

/** Writes a backup of the studio of the settings, whether it runs or not. */
export async function backUpStudio(
  called: string,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  const { passphrase } = settings.backup;
  const path = pathOf(called, settings.workingFolder, passphrase !== null);
  if (findSettingsKey(settings) === null) {
    throw new Error(
      `There is no studio in ${settings.dataFolder}: it has no key. Give this command the STUDIO_DATA_DIR ` +
        'and STUDIO_SETTINGS_KEY of the studio.',
    );
  }
  await followInTerminal(terminal, ({ signal, report }) =>
    withRows(settings, async (rows) => {
      const content = backupContent(settings, rows, await openBlobStore(settings));
      const counts = await writeBackupFile(path, content, {
        ...{ passphrase, signal },
        onProgress: (fraction, part) => report(part, fraction),
      });
      terminal.err(
        `${counts.rows} rows and ${counts.blobs} files, ${Math.ceil(counts.bytes / MEGABYTE)} MB` +
          `${passphrase === null ? '. It has keys and passwords: keep it safe.' : ', encrypted.'}`,
      );
    }),
  );
  terminal.out(path);
}

function pathOf(called: string, from: string, isEncrypted: boolean): string {
  const path = resolve(from, called);
  const isThere = statSync(path, { throwIfNoEntry: false });
  const isFolder = isThere?.isDirectory() ?? called.endsWith('/');
  if (isFolder) return join(path, backupName(new Date(), isEncrypted));
  if (isThere) throw new UsageError(`${path} is there already: name another file.`);
  return path;
}

/** Opens the embedded database. A process that has it already is asked for its rows. */
async function withRows(
  settings: Settings,
  work: (rows: RowSource) => Promise<void>,
): Promise<void> {
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl) {
    return withDatabase(connectPostgres(databaseUrl), dataFolder, work);
  }
  const folder = join(dataFolder, 'db');
  if (!existsSync(folder)) throw new Error(`There is no studio in ${dataFolder}.`);
  const lock = lockFolder(dataFolder);
  if (!lock) return work(rowsOfRunningStudio(settings));
  try {
    await withDatabase(await connectEmbedded(folder), dataFolder, work);
  } finally {
    lock.release();
  }
}

async function withDatabase(
  { db, close }: OpenDatabase,
  dataFolder: string,
  work: (rows: RowSource) => Promise<void>,
): Promise<void> {
  try {
    await work(rowsOf(db, dataFolder));
  } finally {
    await close();
  }
}
