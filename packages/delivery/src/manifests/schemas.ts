import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageFile } from '../package-input.ts';

const FOLDER = join(import.meta.dirname, '../../schemas');

/** The schema files of a format, which its packages carry beside the manifest. */
export async function schemaFiles(format: 'scorm12' | 'scorm2004'): Promise<PackageFile[]> {
  const folder = join(FOLDER, format);
  const names = (await readdir(folder)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name));
      return { name, bytes: content.length, content };
    }),
  );
}
