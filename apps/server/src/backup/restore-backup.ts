import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type BlobStore, ifThere, isKey } from '#server/blobs/blob-store.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { dumpSchema } from '#server/db/dump/dump-rows.ts';
import { loadRows } from '#server/db/dump/load-rows.ts';
import { migrateData } from '#server/db/migrate-data.ts';
import { prepareTables, readHeader, refuseOtherKey } from './fitting-header.ts';
import {
  BLOBS,
  DATABASE,
  DUMP,
  ENVIRONMENT,
  HEADER,
  type Header,
  KEY_NAMES,
  KEYS,
} from './format.ts';
import { BackupError, NO_BACKUP, readBackup } from './read-backup.ts';

/** The settings of the environment, for a person to compare. */
const RESTORED_ENVIRONMENT = 'restored-settings.env';

/** Where a backup is restored to. */
export type Place = {
  dataFolder: string;
  database: OpenDatabase;
  blobs: BlobStore;
  /** The key that the environment or the data folder has already. */
  settingsKey: string | undefined;
};

export type Restored = {
  rows: number;
  blobs: number;
  madeAt: string;
  /** Keys of blobs whose bytes are not as they were. They are left out. */
  damaged: string[];
};

/**
 * Restores a backup into an empty studio. Blobs come as they are read. Rows wait in a folder until all is read,
 * and come in one transaction. So what breaks off can be repeated.
 * @param files an empty folder of this disk
 * @throws BackupError, NotEmptyError
 */
export async function restoreBackup(
  path: string,
  { dataFolder, database, blobs, settingsKey }: Place,
  options: {
    passphrase: string | null;
    files: string;
    onBytes: (bytes: number) => void;
    onTable: (fraction: number) => void;
  },
): Promise<Restored> {
  const { passphrase, files, onBytes, onTable } = options;
  const found: { header?: Header; blobs: Set<string> } = { blobs: new Set() };

  async function takeHeader(content: Readable): Promise<void> {
    const header = await readHeader(content);
    refuseOtherKey(header, settingsKey);
    await prepareTables(database, header);
    found.header = header;
  }
  async function takeBlob(key: string, content: Readable): Promise<void> {
    if (!isKey(key)) throw new BackupError(`The backup has a file of a wrong name: ${key}`);
    const unfinished = await blobs.temporaryPath();
    await pipeline(content, createWriteStream(unfinished));
    await blobs.put(key, unfinished);
    found.blobs.add(key);
  }
  const damaged = await readBackup(path, passphrase, {
    onBytes,
    async take(name, content) {
      if (name === HEADER) return takeHeader(content);
      if (!found.header) throw new BackupError(NO_BACKUP);
      if (name.startsWith(BLOBS)) return takeBlob(name.slice(BLOBS.length), content);
      await pipeline(content, createWriteStream(join(files, fileNameOf(name))));
    },
  });
  if (!found.header) throw new BackupError(NO_BACKUP);
  refuseUnrestorable(damaged);
  const lost = damaged.map((name) => name.slice(BLOBS.length));
  for (const key of lost) {
    await blobs.delete(key);
    found.blobs.delete(key);
  }

  await placeKeys(files, dataFolder);
  const dump = dumpSchema.parse(JSON.parse(await readFile(join(files, fileNameOf(DUMP)), 'utf8')));
  const rows = await loadRows(database.db, files, dump, onTable);
  await migrateData(database);
  return { rows, blobs: found.blobs.size, madeAt: found.header.madeAt, damaged: lost };
}

/** A studio can live without an upload or a video. Rows and keys it needs. */
export function refuseUnrestorable(damaged: string[]): void {
  const needed = damaged.filter((name) => !name.startsWith(BLOBS));
  if (needed.length === 0) return;
  throw new BackupError(`The backup is damaged and cannot be restored: ${needed.join(', ')}.`);
}

/** Its name in the folder of the restore, which has no folders. */
function fileNameOf(name: string): string {
  const known = [DUMP, ENVIRONMENT, ...KEY_NAMES.map((key) => `${KEYS}${key}`)];
  if (known.includes(name)) return name.replace('/', '-');
  if (name.startsWith(DATABASE) && TABLE_FILE.test(name.slice(DATABASE.length))) {
    return name.slice(DATABASE.length);
  }
  throw new BackupError(`The backup has a file of a wrong name: ${name}`);
}
const TABLE_FILE = /^\w+\.ndjson$/u;

/** Before the rows: they are of no use to a studio without its keys. */
async function placeKeys(files: string, dataFolder: string): Promise<void> {
  const keys = KEY_NAMES.map((name) => [`${KEYS}${name}`, name] as const);
  for (const [name, target] of [...keys, [ENVIRONMENT, RESTORED_ENVIRONMENT] as const]) {
    const content = await ifThere(readFile(join(files, fileNameOf(name))));
    if (content) await writeFile(join(dataFolder, target), content, { mode: 0o600 });
  }
}
