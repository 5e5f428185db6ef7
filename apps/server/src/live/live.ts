import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#server/db/database.ts';
import type { Log } from '#server/kit/log.ts';
import type { Sealing } from '#server/kit/sealing.ts';
import type { Providers, Vendors } from '#server/providers/providers.ts';
import type { Choices, Settings } from '#server/settings/env.ts';
import { inForce } from './in-force.ts';
import { type OpenedValues, openValues } from './open-values.ts';
import { writeSettingsCopy } from './settings-copy.ts';
import { listStored, type StoredRow } from './stored-values.repo.ts';

/**
 * The settings that the owner may change while the studio runs. Ask at the moment of use, and keep
 * nothing. Work that is under way ends with the vendors and prices that it began with.
 */
export type Live = {
  choices: () => Choices;
  /** The model, the voices and the makers of videos that the choices name. */
  vendors: () => Vendors;
  /** Reads what is stored, and puts it in force in this process. */
  reload: () => Promise<void>;
  /** Calls the listener after every change of the choices. */
  onChange: (listener: () => void) => void;
};

/** The processes on one database tell each other by this name that settings were stored. */
export const SETTINGS_CHANGED = 'studio-settings';

type Parts = {
  db: Database;
  settings: Pick<Settings, 'given' | 'dataFolder'>;
  sealing: Sealing;
  providers: Pick<Providers, 'connector'>;
  log: Log;
};

/** Answers once the stored settings are in force. Unusable ones never stop a start. */
export async function createLive({ db, settings, sealing, providers, log }: Parts): Promise<Live> {
  const { given, dataFolder } = settings;
  const connect = providers.connector();
  const listeners: (() => void)[] = [];
  let { choices } = inForce(given, { values: {}, unreadable: [] });
  let vendors = connect(choices);
  let copied: unknown;
  let complained: unknown;
  let reloaded: Promise<void> = Promise.resolve();

  /** Says once which settings are not in force, and never a value. */
  function complain({ unreadable }: OpenedValues, groups: string[]): void {
    if (isDeepStrictEqual([unreadable, groups], complained)) return;
    complained = [unreadable, groups];
    if (groups.length === 0) return;
    const todo =
      unreadable.length > 0
        ? 'another key has encrypted some of them: give every process on this database the same ' +
          'STUDIO_SETTINGS_KEY, or type them again in the studio'
        : 'they no longer go together: look at Settings in the studio';
    log.warn({ groups, unreadable }, `settings typed in the studio are not in force: ${todo}`);
  }

  /** Only the command line reads it, so a full disk does not matter here. */
  function copy(rows: StoredRow[]): void {
    if (isDeepStrictEqual(rows, copied)) return;
    copied = rows;
    try {
      writeSettingsCopy(dataFolder, rows);
    } catch (error) {
      log.warn({ err: error }, 'the copy of the settings for the command line');
    }
  }

  async function load(): Promise<void> {
    const rows = await listStored(db);
    copy(rows);
    const opened = openValues(rows, sealing);
    const next = inForce(given, opened);
    complain(opened, next.leftOut);
    if (isDeepStrictEqual(next.choices, choices)) return;
    vendors = connect(next.choices);
    choices = next.choices;
    for (const listener of listeners) listener();
  }

  const live: Live = {
    choices: () => choices,
    vendors: () => vendors,
    reload() {
      // One after the other, so that an older state never replaces a newer one.
      reloaded = reloaded.catch(() => undefined).then(load);
      return reloaded;
    },
    onChange: (listener) => void listeners.push(listener),
  };
  await live.reload();
  return live;
}
