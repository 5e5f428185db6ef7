import { type Dirent, lstatSync, opendirSync } from 'node:fs';
import { join } from 'node:path';
import { VOICE_MODEL_MEASURE } from '@tarima/contract';
import { contentHash } from '@tarima/media';

/** More than a model has. Anybody may have put the folder there. */
const MOST_ENTRIES = 1_000;

/** The names of the files in a folder; none if there is no such folder. */
export const fileNames = (folder: string): string[] =>
  entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/**
 * Changes when a file of a model changes; empty if the folder has none. It compares sizes and
 * times: hashing such files takes longer than speaking.
 */
export function modelFingerprint(folder: string): string {
  const parts = partsOf(folder).map(({ name, size, mtimeMs }) => `${name} ${size} ${mtimeMs}`);
  return parts.length === 0 ? '' : contentHash(parts);
}

/** Changes when a file of a model has another size. A copy of the model has the same. */
export const modelSizes = (folder: string): string =>
  contentHash(
    partsOf(folder)
      .filter(({ isFile }) => isFile)
      .map(({ name, size }) => `${name} ${size}`),
  );

type Part = { name: string; isFile: boolean; size: number; mtimeMs: number };

/** The files and folders of a model, without what was measured here. */
function partsOf(folder: string): Part[] {
  return entriesOf(folder)
    .filter(({ name }) => name !== VOICE_MODEL_MEASURE)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      try {
        const { size, mtimeMs } = lstatSync(join(folder, entry.name));
        return [{ name: entry.name, isFile: entry.isFile(), size, mtimeMs }];
      } catch {
        // It was removed just now, or may not be seen.
        return [];
      }
    });
}

function entriesOf(folder: string): Dirent[] {
  const entries: Dirent[] = [];
  try {
    const opened = opendirSync(folder);
    try {
      while (entries.length < MOST_ENTRIES) {
        const entry = opened.readSync();
        if (!entry) break;
        entries.push(entry);
      }
    } finally {
      opened.closeSync();
    }
  } catch {
    // A folder that is gone has no entries.
  }
  return entries;
}
