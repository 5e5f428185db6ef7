import type { Readable } from 'node:stream';
import { dataVersionOf, knownDataVersions } from '#server/db/data-version.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { NotEmptyError, refuseRows } from '#server/db/dump/load-rows.ts';
import { migrateData } from '#server/db/migrate-data.ts';
import { STUDIO_VERSION } from '#server/kit/studio-version.ts';
import { type Header, hashOfKey, headerSchema } from './format.ts';
import { BackupError, NO_BACKUP, textOf } from './read-backup.ts';

const MOST_HEADER_BYTES = 10_000;

/** Throws a BackupError for what this program cannot restore. */
export async function readHeader(content: Readable): Promise<Header> {
  const text = await textOf(content, MOST_HEADER_BYTES);
  const header = headerSchema.safeParse(parsed(text));
  if (!header.success) throw new BackupError(NO_BACKUP);
  if (!knownDataVersions().includes(header.data.dataVersion)) {
    throw new BackupError(
      `The backup was made by a newer version of Tarima (${header.data.studio}) than this one ` +
        `(${STUDIO_VERSION}). Install that version or a later one.`,
    );
  }
  return header.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** With another key, nobody could read the settings that were typed in the studio. */
export function refuseOtherKey({ settingsKeyHash }: Header, settingsKey: string | undefined): void {
  if (settingsKey === undefined || settingsKeyHash === null) return;
  if (hashOfKey(settingsKey) === settingsKeyHash) return;
  throw new BackupError(
    'STUDIO_SETTINGS_KEY, or settings-key in the data folder, is not the key of this backup, so its typed ' +
      'settings could not be read. Set the one that it had, or take an empty folder: the backup brings its own.',
  );
}

/** Makes the tables of that version. Throws a NotEmptyError and changes nothing if there are rows. */
export async function prepareTables(
  database: OpenDatabase,
  { dataVersion }: Header,
): Promise<void> {
  await database.db.transaction(refuseRows);
  await migrateData(database, { upTo: dataVersion });
  if ((await dataVersionOf(database.db)) !== dataVersion) {
    throw new NotEmptyError('it has the tables of a later version');
  }
}
