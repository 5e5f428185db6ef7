import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STUDIO_SETTING_NAMES } from '@tarima/contract';
import { z } from 'zod';
import type { SealedValue } from './open-values.ts';

const copySchema = z.array(z.object({ name: z.enum(STUDIO_SETTING_NAMES), sealed: z.string() }));
const pathIn = (dataFolder: string) => join(dataFolder, 'typed-settings.json');

/**
 * Keeps the typed settings, encrypted, for the command line. A running studio locks the embedded database.
 * The file appears whole, by renaming.
 */
export function writeSettingsCopy(dataFolder: string, rows: readonly SealedValue[]): void {
  mkdirSync(dataFolder, { recursive: true });
  const path = pathIn(dataFolder);
  const temporary = `${path}.${randomUUID()}`;
  const copy = rows.map(({ name, sealed }) => ({ name, sealed }));
  writeFileSync(temporary, JSON.stringify(copy), { mode: 0o600 });
  renameSync(temporary, path);
}

/** Empty without a copy, and for one that cannot be read. */
export function readSettingsCopy(dataFolder: string): SealedValue[] {
  try {
    return copySchema.parse(JSON.parse(readFileSync(pathIn(dataFolder), 'utf8')));
  } catch {
    return [];
  }
}
