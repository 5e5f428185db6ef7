import { mkdir } from 'node:fs/promises';
import { basename, dirname, extname, resolve } from 'node:path';

/** Writes files relative to the shell's folder, makes missing folders and remembers the paths. */
export function createFileWriter(workingFolder: string) {
  const written: string[] = [];
  return {
    written,
    async write(path: string, save: (target: string) => Promise<void>): Promise<void> {
      const target = resolve(workingFolder, path);
      await mkdir(dirname(target), { recursive: true });
      await save(target);
      written.push(target);
    },
  };
}

/** The default name of a project: the name of its first document without the extension. */
export function nameOf(files: string[]): string {
  const name = basename(files[0] ?? '');
  return name.slice(0, -extname(name).length) || name;
}
