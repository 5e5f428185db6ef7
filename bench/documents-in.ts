import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { FILE_EXTENSIONS } from '@tarima/contract';

/** An author would have to rename a `.tif` to `.tiff` to upload it. */
const OTHER_NAMES: Record<string, string> = { tif: 'tiff' };

/** The files of a folder and its subfolders that could be uploaded. */
export async function documentsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => FILE_EXTENSIONS.some((extension) => extension === extensionOf(path)))
    .sort();
}

/** The extension by which a file is read. */
export function extensionOf(path: string): string {
  const extension = extname(path).slice(1).toLowerCase();
  return OTHER_NAMES[extension] ?? extension;
}
