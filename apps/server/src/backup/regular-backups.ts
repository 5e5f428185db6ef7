import { join } from 'node:path';
import { lockFolder } from '#server/kit/folder-lock.ts';
import type { Log } from '#server/kit/log.ts';
import { type Repeated, repeat } from '#server/kit/repeat.ts';
import type { BackupChoice } from '#server/settings/backup-choice.ts';
import { backupName, deleteOldBackups, listBackups } from './backup-files.ts';
import type { BackupContent } from './write-backup.ts';
import { writeBackupFile } from './write-backup-file.ts';

const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = 5 * 60_000;

/** Makes a backup whenever the newest is old enough. Several processes may do it in one folder. */
export function startRegularBackups(
  choice: BackupChoice & { folder: string },
  content: BackupContent,
  { log, now }: { log: Log; now: () => Date },
): Repeated {
  const stopping = new AbortController();
  const work = async () => {
    await makeDueBackup(choice, content, { log, now, signal: stopping.signal });
  };
  const repeated = repeat(work, { everyMs: LOOK_EVERY_MS, name: 'regular backup', log });
  return {
    stop() {
      stopping.abort();
      return repeated.stop();
    },
  };
}

/** Makes the backup that is due, and deletes the oldest. Nothing happens while another process makes it. */
export async function makeDueBackup(
  { folder, everyHours, keep, passphrase }: BackupChoice & { folder: string },
  content: BackupContent,
  { log, now, signal }: { log: Log; now: () => Date; signal: AbortSignal },
): Promise<void> {
  const lock = lockFolder(folder);
  if (!lock) return;
  try {
    const ages = (await listBackups(folder)).map(
      ({ madeAt }) => now().getTime() - madeAt.getTime(),
    );
    // A clock that was ahead for a while must not put them off.
    if (ages.some((age) => age >= -HOUR_MS && age < everyHours * HOUR_MS)) return;
    const path = join(folder, backupName(now(), passphrase !== null));
    const counts = await writeBackupFile(path, content, { passphrase, signal });
    await deleteOldBackups(folder, keep);
    log.info({ ...counts, path }, 'backup made');
  } catch (error) {
    // The next start makes it.
    if (!signal.aborted) throw error;
  } finally {
    lock.release();
  }
}
