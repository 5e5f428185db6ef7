import { resolve, sep } from 'node:path';
import { refuseSetting } from './settings-error.ts';

export type BackupChoice = {
  /** Null: backups are made by the command line alone. */
  folder: string | null;
  everyHours: number;
  keep: number;
  /** Null: backups are not encrypted. */
  passphrase: string | null;
};

type Values = {
  STUDIO_DATA_DIR: string;
  STUDIO_BACKUP_FOLDER?: string | undefined;
  STUDIO_BACKUP_HOURS: number;
  STUDIO_BACKUP_KEEP: number;
  STUDIO_BACKUP_PASSPHRASE?: string | undefined;
};

/** Throws a SettingsError for an unusable folder. */
export const chooseBackup = (values: Values): BackupChoice => ({
  folder: chooseFolder(values),
  everyHours: values.STUDIO_BACKUP_HOURS,
  keep: values.STUDIO_BACKUP_KEEP,
  passphrase: values.STUDIO_BACKUP_PASSPHRASE ?? null,
});

/** Below the studio's files, a backup would be a part of the next one. */
function chooseFolder({ STUDIO_BACKUP_FOLDER, STUDIO_DATA_DIR }: Values): string | null {
  if (!STUDIO_BACKUP_FOLDER) return null;
  const folder = resolve(STUDIO_BACKUP_FOLDER);
  if (`${folder}${sep}`.startsWith(`${resolve(STUDIO_DATA_DIR)}${sep}`)) {
    const reason = 'a folder outside of STUDIO_DATA_DIR, best on another disk';
    refuseSetting('STUDIO_BACKUP_FOLDER', 'SETTING_INVALID', reason);
  }
  return folder;
}
