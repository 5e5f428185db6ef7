import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '#server/blobs/blob-store.ts';
import { namesBefore } from '#server/blobs/temporary-files.ts';

const DAY_MS = 24 * 3_600_000;

const NAME = /^tarima-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\.age)?$/u;
/** Left by a process that died. */
const UNFINISHED = /^tarima-[\dTZ-]+\.tar(?:\.age)?\.[\da-f-]+\.tmp$/u;

/** A file name with the time, such as `tarima-2026-11-28T03-00-00Z.tar`. */
export const backupName = (madeAt: Date, isEncrypted: boolean): string => {
  const time = madeAt.toISOString().slice(0, 19).replaceAll(':', '-');
  return `tarima-${time}Z.tar${isEncrypted ? '.age' : ''}`;
};

export type BackupFile = { path: string; madeAt: Date };

/** The backups of a folder, the newest first. None if there is no such folder. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  return (await namesIn(folder))
    .flatMap((name): BackupFile[] => {
      const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
      if (!day) return [];
      const madeAt = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
      return [{ path: join(folder, name), madeAt }];
    })
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** Deletes the oldest backups, and what those that broke off have left for a day. */
export async function deleteOldBackups(folder: string, keep: number): Promise<void> {
  const old = (await listBackups(folder)).slice(keep).map(({ path }) => path);
  const abandoned = await namesBefore(folder, new Date(Date.now() - DAY_MS));
  const unfinished = abandoned.filter((name) => UNFINISHED.test(name));
  for (const path of [...old, ...unfinished.map((name) => join(folder, name))]) {
    await rm(path, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
