import { resolve } from 'node:path';

export type BackupChoice = {
  /** Null: backups are made by the command line alone. */
  folder: string | null;
  everyHours: number;
  keep: number;
  /** Null: backups are not encrypted. */
  passphrase: string | null;
};

export const chooseBackup = (values: {
  STUDIO_BACKUP_FOLDER?: string | undefined;
  STUDIO_BACKUP_HOURS: number;
  STUDIO_BACKUP_KEEP: number;
  STUDIO_BACKUP_PASSPHRASE?: string | undefined;
}): BackupChoice => ({
  folder: values.STUDIO_BACKUP_FOLDER ? resolve(values.STUDIO_BACKUP_FOLDER) : null,
  everyHours: values.STUDIO_BACKUP_HOURS,
  keep: values.STUDIO_BACKUP_KEEP,
  passphrase: values.STUDIO_BACKUP_PASSPHRASE ?? null,
});
