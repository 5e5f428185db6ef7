import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Leaves out temporary files and videos. A video's last step may store its result again. */
const isMadeOnce = (name: string) => !/tmp|temporary|^blobs\/videos\//u.test(name);

/**
 * Watches finished pieces of work on disk by name and inode. A piece that is made again is another file under
 * the same name. Times do not help, because use also changes them.
 */
export function watchFinishedParts(
  dataFolder: string,
  isPart = isMadeOnce,
): { look: () => Promise<void>; madeTwice: string[] } {
  const made = new Map<string, number>();
  const madeTwice: string[] = [];
  return {
    madeTwice,
    async look() {
      for (const folder of ['cache', 'blobs']) {
        const names = await readdir(join(dataFolder, folder), { recursive: true }).catch(() => []);
        for (const name of names.map((each) => join(folder, each)).filter(isPart)) {
          const found = await stat(join(dataFolder, name)).catch(() => null);
          if (!found?.isFile()) continue;
          if (made.has(name) && made.get(name) !== found.ino) madeTwice.push(name);
          made.set(name, found.ino);
        }
      }
    },
  };
}
