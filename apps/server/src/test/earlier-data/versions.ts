import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { knownDataVersions } from '#server/db/data-version.ts';

const rowsFolder = fileURLToPath(new URL('./rows', import.meta.url));

/** Every version that data have had, oldest first. Each has the name of its migration. */
export const versions: string[] = knownDataVersions();

const lineSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
export type EarlierRow = z.infer<typeof lineSchema>;

export const fileOf = (version: string) => join(rowsFolder, `${version}.ndjson`);

/** The rows that a studio of this version wrote, beside those of the versions before. */
export function rowsOf(version: string): EarlierRow[] {
  if (!existsSync(fileOf(version))) return [];
  const lines = readFileSync(fileOf(version), 'utf8').trim().split('\n');
  return lines.map((line) => lineSchema.parse(JSON.parse(line)));
}
