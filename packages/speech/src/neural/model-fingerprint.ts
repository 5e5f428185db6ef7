import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '@tarima/media';
import { MEASURED_FILE } from './voice-model-folder.ts';

/**
 * Changes when a file of a model changes; empty if there is no such folder. It compares sizes and
 * times: hashing such files takes longer than speaking.
 */
export function modelFingerprint(folder: string): string {
  try {
    const files = readdirSync(folder)
      .filter((name) => name !== MEASURED_FILE)
      .sort()
      .map((name) => {
        const { size, mtimeMs } = lstatSync(join(folder, name));
        return `${name} ${size} ${mtimeMs}`;
      });
    return contentHash(files);
  } catch {
    return '';
  }
}
