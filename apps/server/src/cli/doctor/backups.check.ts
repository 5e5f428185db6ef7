import { listBackups } from '#server/backup/backup-files.ts';
import type { Check } from './check.ts';

const HOUR_MS = 3_600_000;

export const backupsCheck: Check = {
  name: 'Backups',
  async look({ backup: { folder, everyHours } }) {
    if (!folder) {
      const todo = 'Set STUDIO_BACKUP_FOLDER, or make one with npm run tarima -- backup FILE.';
      return { state: 'absent', found: 'no regular ones', todo };
    }
    const backups = await listBackups(folder).catch(() => null);
    if (!backups) {
      const todo = 'Give the account of the studio the right to read and write there.';
      return { state: 'missing', found: `${folder} cannot be read`, todo };
    }
    const [newest] = backups;
    if (!newest) {
      const todo = 'A worker makes the first one when it starts; its log says why if not.';
      return { state: 'absent', found: `none yet in ${folder}`, todo };
    }
    const hours = Math.floor((Date.now() - newest.madeAt.getTime()) / HOUR_MS);
    const found = `${backups.length} in ${folder}, the newest ${hours} hours old`;
    if (hours <= 2 * everyHours) return { state: 'found', found };
    return { state: 'missing', found, todo: 'A worker should have made one: its log says why.' };
  },
};
