import { join } from 'node:path';
import { backupName, deleteOldBackups } from '#server/backup/backup-files.ts';
import { rowsOf } from '#server/backup/row-source.ts';
import { writeBackupFile } from '#server/backup/write-backup-file.ts';
import type { Migrating } from '#server/db/migrate-data.ts';
import type { Log } from '#server/kit/log.ts';
import type { Settings } from '#server/settings/env.ts';
import { backupContent } from './backup-content.ts';
import { inDataFolder } from './data-folder-problem.ts';

const FOLDER = 'before-upgrades';
const KEPT = 3;

/**
 * Backs up the rows and keys before data of an earlier version are migrated. No migration touches a blob, so
 * those are left out. If the backup fails, nothing is migrated.
 */
export const backUpBeforeUpgrade = (
  settings: Settings,
  log: Log,
): NonNullable<Migrating['beforeUpgrade']> => {
  const { dataFolder, backup } = settings;
  const folder = join(dataFolder, FOLDER);
  return (db, dataVersion) =>
    inDataFolder(settings, async () => {
      const { passphrase } = backup;
      const path = join(folder, backupName(new Date(), passphrase !== null));
      const content = backupContent(settings, rowsOf(db, dataFolder), null);
      await writeBackupFile(path, content, { passphrase });
      await deleteOldBackups(folder, KEPT);
      log.warn({ path, dataVersion }, 'the data were backed up before their upgrade');
    });
};
