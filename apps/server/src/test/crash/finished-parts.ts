import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Not what is on its way, nor the result of a video, which its last step puts in place as often as it begins. */
const isMadeOnce = (name: string) => !/tmp|temporary|^blobs\/videos\//u.test(name);

/**
 * Watches the finished pieces of work on disk, by name and inode: a piece that is made again is another
 * file under the same name, while its times also change when it is only used.
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
