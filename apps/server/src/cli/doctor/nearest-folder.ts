import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folder itself, or the one in which the first missing one would be made. */
export function nearestFolder(folder: string): string {
  const parent = dirname(folder);
  return existsSync(folder) || parent === folder ? folder : nearestFolder(parent);
}
