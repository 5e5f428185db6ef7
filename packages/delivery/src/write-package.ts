import { open, rm } from 'node:fs/promises';
import { DeliveryError } from './delivery-error.ts';
import type { PackageFile } from './package-input.ts';
import { FileChanged, writeZip } from './zip/zip-writer.ts';

export type WriteOptions = {
  /** ISO date of all files in the zip. The same course gives the same bytes. */
  madeAt: string;
  signal?: AbortSignal | undefined;
  /** Is told how many bytes of the files have been read so far. */
  onBytes?: ((bytes: number) => void) | undefined;
};

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * Writes a package as a zip to `output`, and removes it again if that fails. Fails with a
 * DeliveryError: DISK_FULL, PACKAGE_VIDEO_GONE for a file that is missing or changes meanwhile,
 * CANCELLED, or PACKAGE_FAILED.
 */
export async function writePackage(
  files: PackageFile[],
  output: string,
  { madeAt, signal, onBytes }: WriteOptions,
): Promise<void> {
  try {
    const handle = await open(output, 'w');
    try {
      await writeZip(files, handle, { modifiedAt: new Date(madeAt), signal, onBytes });
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(output, { force: true });
    throw codedError(error, signal);
  }
}

function codedError(error: unknown, signal: AbortSignal | undefined): DeliveryError {
  const cause = error instanceof Error ? error : new Error(String(error));
  if (signal?.aborted) return new DeliveryError('CANCELLED', 'the writing was stopped', { cause });
  if (cause instanceof FileChanged) {
    return new DeliveryError('PACKAGE_VIDEO_GONE', cause.message, { cause });
  }
  const isFull = 'code' in cause && NO_ROOM.has(String(cause.code));
  return new DeliveryError(isFull ? 'DISK_FULL' : 'PACKAGE_FAILED', cause.message, { cause });
}
