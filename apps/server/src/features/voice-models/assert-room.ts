import { mkdir, stat, statfs } from 'node:fs/promises';
import type { VoiceModelEntry } from '@tarima/speech';
import { AppError } from '#server/kit/errors.ts';

/**
 * Throws DISK_FULL unless archive and unpacked model fit on the disk. Bytes that are here already
 * need no room.
 */
export async function assertRoom(
  modelsFolder: string,
  { archive }: VoiceModelEntry,
  partialPath?: string,
): Promise<void> {
  await mkdir(modelsFolder, { recursive: true });
  const { bavail, bsize } = await statfs(modelsFolder);
  const partial = partialPath ? await stat(partialPath).catch(() => null) : null;
  const left = Math.max(0, (archive?.bytes ?? 0) - (partial?.size ?? 0));
  if (bavail * bsize < left + (archive?.unpackedBytes ?? 0)) throw new AppError('DISK_FULL');
}
