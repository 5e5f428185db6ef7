import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url));
const rowsFolder = fileURLToPath(new URL('./rows', import.meta.url));

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });
const journal = journalSchema.parse(
  JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8')),
);

/** Every version that data have had, oldest first. Each has the name of its migration. */
export const versions: string[] = journal.entries.map(({ tag }) => tag);

const lineSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
export type EarlierRow = z.infer<typeof lineSchema>;

export const fileOf = (version: string) => join(rowsFolder, `${version}.ndjson`);

/** The rows that a studio of this version wrote, beside those of the versions before. */
export function rowsOf(version: string): EarlierRow[] {
  if (!existsSync(fileOf(version))) return [];
  const lines = readFileSync(fileOf(version), 'utf8').trim().split('\n');
  return lines.map((line) => lineSchema.parse(JSON.parse(line)));
}

/** Lets `work` see the migrations as the program of a version had them. */
export async function withMigrationsUpTo<Result>(
  version: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(tmpdir(), `tarima-migrations-${crypto.randomUUID()}`);
  await mkdir(join(folder, 'meta'), { recursive: true });
  try {
    const entries = journal.entries.slice(0, versions.indexOf(version) + 1);
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) {
      await writeFile(join(folder, `${tag}.sql`), readFileSync(join(migrations, `${tag}.sql`)));
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
