import { statfs } from 'node:fs/promises';
import type { Check } from './check.ts';
import { nearestFolder } from './nearest-folder.ts';

const GIGABYTE = 1024 ** 3;
/** A long course with its videos, and the parts that are made on the way. */
const COMFORTABLE = 5 * GIGABYTE;
/** Below this, the next upload or video may fail. */
const LEAST = GIGABYTE / 2;

export const diskSpaceCheck: Check = {
  name: 'Disk space',
  async look({ dataFolder }) {
    const disk = await statfs(nearestFolder(dataFolder)).catch(() => null);
    if (!disk) return { state: 'absent', found: 'unknown', todo: 'The system does not tell it.' };
    const { bavail, bsize } = disk;
    const free = bavail * bsize;
    const found = `${(free / GIGABYTE).toFixed(1)} GB free for the data folder`;
    if (free >= COMFORTABLE) return { state: 'found', found };
    const todo = 'Free some space, or move the data folder to a larger disk.';
    return { state: free < LEAST ? 'missing' : 'absent', found, todo };
  },
};
