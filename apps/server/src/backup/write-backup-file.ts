import { createWriteStream } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFile } from '@tarima/media';
import { encrypted } from './encryption.ts';
import {
  type BackupContent,
  type BackupCounts,
  type BackupProgress,
  writeBackup,
} from './write-backup.ts';

const GIGABYTE = 1024 ** 3;

/**
 * Writes a backup to a file, which appears whole or not at all. Only this account can read it.
 * @param passphrase encrypts it; null leaves it open
 */
export async function writeBackupFile(
  path: string,
  content: BackupContent,
  options: {
    passphrase: string | null;
    onProgress?: BackupProgress;
    signal?: AbortSignal;
  },
): Promise<BackupCounts> {
  const { passphrase, onProgress = () => undefined, signal } = options;
  await mkdir(dirname(path), { recursive: true });
  return makeFile(path, async (unfinished) => {
    const { tar, bytes, counts } = await writeBackup(content, onProgress);
    // Its failure also ends the stream, whose error is thrown below.
    counts.catch(() => undefined);
    try {
      await refuseFullDisk(dirname(path), bytes);
      const stream = passphrase === null ? tar : await encrypted(tar, passphrase);
      const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(stream, file, { signal });
    } catch (error) {
      tar.destroy();
      throw error;
    }
    return counts;
  });
}

async function refuseFullDisk(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free > bytes) return;
  const [needed, there] = [bytes, free].map((each) => (each / GIGABYTE).toFixed(1));
  const sentence = `The backup needs ${needed} GB in ${folder}, and ${there} GB are free.`;
  // The log has no messages, but codes.
  throw Object.assign(new Error(sentence), { code: 'ENOSPC' });
}
