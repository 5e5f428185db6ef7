import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Keys } from '#server/backup/format.ts';
import { type FolderLock, lockFolder } from '#server/kit/folder-lock.ts';
import type { Log } from '#server/kit/log.ts';
import { closeDataFolder } from '#server/kit/private-files.ts';
import type { Settings } from '#server/settings/env.ts';
import { probeDataFolder } from './data-folder-problem.ts';

/** Closes the folder to other accounts and probes it. Returns what a start needs. */
export function prepareDataFolder(
  { dataFolder, databaseUrl, jwtSecret, settingsKey }: Settings,
  log: Log,
): {
  lock: FolderLock | null;
  secret: string;
  launchKey: string;
  settingsKey: string;
} {
  const state = closeDataFolder(dataFolder);
  if (state === 'mended') log.warn('the data folder was open to other accounts, and is closed now');
  if (state === 'foreign')
    log.warn('the data folder is open to other accounts: its owner can close it');
  probeDataFolder(dataFolder, { isNew: !databaseUrl && !existsSync(join(dataFolder, 'db')) });
  const lock = databaseUrl ? null : lockDataFolder(dataFolder);
  const secret = jwtSecret ?? readOrMakeSecret(dataFolder);
  return {
    lock,
    secret,
    launchKey: readOrMakeLaunchKey({ dataFolder, settingsKey }),
    settingsKey: settingsKey ?? readOrMakeKey(dataFolder, SETTINGS_KEY),
  };
}

const KEY_BYTES = 32;
/** Those made here are longer. A restored one may be what a setting was. */
const LEAST_KEY_LENGTH = 32;
const LOOK_EVERY_MS = 20;
const MOST_LOOKS = 50;

/** Encrypts the settings that are typed in the studio, where no setting gives a key. */
const SETTINGS_KEY = 'settings-key';

export class FolderInUseError extends Error {}

/** The embedded database has no lock: two processes on one folder lose rows without an error. */
export function lockDataFolder(folder: string): FolderLock {
  const lock = lockFolder(folder);
  if (lock) return lock;
  throw new FolderInUseError(
    `Another Tarima is already using ${folder}. Stop it first, or give this one a folder of its ` +
      'own with STUDIO_DATA_DIR (or a PostgreSQL for both with DATABASE_URL).',
  );
}

/** Admin sites sign with it, where no setting gives a secret. */
export const readOrMakeSecret = (folder: string): string => readOrMakeKey(folder, 'jwt-secret');

/**
 * The studio alone signs with it. Processes that share a data folder find it there. Others share a key, and
 * derive it.
 */
export const readOrMakeLaunchKey = ({
  dataFolder,
  settingsKey,
}: Pick<Settings, 'dataFolder' | 'settingsKey'>): string =>
  settingsKey ? derivedLaunchKey(settingsKey) : readOrMakeKey(dataFolder, 'launch-key');

const derivedLaunchKey = (key: string) =>
  Buffer.from(hkdfSync('sha256', key, '', 'tarima launch key', KEY_BYTES)).toString('hex');

/** The key of the typed settings, if the studio has started here before. Makes nothing. */
export function findSettingsKey({ dataFolder, settingsKey }: Settings): string | null {
  const path = join(dataFolder, SETTINGS_KEY);
  return settingsKey ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
}

/** The keys of a studio that has started here before. Makes nothing. */
export function findKeys(settings: Settings): Keys {
  const { dataFolder, jwtSecret } = settings;
  const inFolder = (name: string) => {
    const path = join(dataFolder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const found = {
    'settings-key': findSettingsKey(settings),
    'launch-key': inFolder('launch-key'),
    'jwt-secret': jwtSecret ?? inFolder('jwt-secret'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key !== null));
}

/** Made at the first start, readable by this user only. */
function readOrMakeKey(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  try {
    writeFileSync(path, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isFileExists(error)) throw error;
  }
  const key = readWhole(path);
  // An empty key would let anybody sign.
  if (key.length < LEAST_KEY_LENGTH)
    throw new Error(`${path} is cut short: delete it and start again.`);
  return key;
}

/** Waits for a process that has just made the file, and not yet written it. */
function readWhole(path: string): string {
  const waiting = new Int32Array(new SharedArrayBuffer(4));
  let key = readFileSync(path, 'utf8');
  for (let looks = 0; key.length < LEAST_KEY_LENGTH && looks < MOST_LOOKS; looks += 1) {
    Atomics.wait(waiting, 0, 0, LOOK_EVERY_MS);
    key = readFileSync(path, 'utf8');
  }
  return key;
}

/** Saves the owner's sign-in address in a file that only this user can read. Returns its path. */
export function keepOwnersLink(folder: string, link: string): string {
  const path = join(folder, 'owner-link');
  // Renamed, because an earlier file would keep its mode. Two processes may also start at once.
  const temporary = `${path}-${randomUUID()}`;
  writeFileSync(temporary, `${link}\n`, { flag: 'wx', mode: 0o600 });
  renameSync(temporary, path);
  return path;
}

function isFileExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
