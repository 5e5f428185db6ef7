import { stat } from 'node:fs/promises';
import { DeliveryError } from './delivery-error.ts';
import type { FileInMemory, PackageFile } from './package-input.ts';

export function fileOf(name: string, content: string | Uint8Array): FileInMemory {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { name, bytes: bytes.length, content: bytes };
}

/** Fails with PACKAGE_VIDEO_GONE if there is no such file. */
export async function fileOnDisk(name: string, path: string): Promise<PackageFile> {
  try {
    return { name, bytes: (await stat(path)).size, path };
  } catch (cause) {
    throw new DeliveryError('PACKAGE_VIDEO_GONE', `${path} is missing`, { cause });
  }
}
