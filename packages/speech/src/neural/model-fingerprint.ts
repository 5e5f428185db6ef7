import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { VOICE_MODEL_MEASURE } from '@tarima/contract';
import { contentHash } from '@tarima/media';

/**
 * Changes when a file of a model changes; empty if there is no such folder. It compares sizes and
 * times: hashing such files takes longer than speaking.
 */
export function modelFingerprint(folder: string): string {
  try {
    const files = readdirSync(folder)
      .filter((name) => name !== VOICE_MODEL_MEASURE)
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
