import { mkdir } from 'node:fs/promises';
import { basename, dirname, extname, resolve } from 'node:path';

/** Makes files where the shell is, with the folders they need; remembers which. */
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

/** What a project is called where nobody named it: its first document, without the ending. */
export function nameOf(files: string[]): string {
  const name = basename(files[0] ?? '');
  return name.slice(0, -extname(name).length) || name;
}
