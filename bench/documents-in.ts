import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { FILE_EXTENSIONS } from '@tarima/contract';

/** `.tif` is read as the `.tiff` that an author would have to call it. */
const OTHER_NAMES: Record<string, string> = { tif: 'tiff' };

/** The files of a folder, and of those below it, that could be uploaded. */
export async function documentsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => FILE_EXTENSIONS.some((extension) => extension === extensionOf(path)))
    .sort();
}

/** What a file is read as. */
export function extensionOf(path: string): string {
  const extension = extname(path).slice(1).toLowerCase();
  return OTHER_NAMES[extension] ?? extension;
}
