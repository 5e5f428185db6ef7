import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { z } from 'zod';

export const migrationsFolder: string = fileURLToPath(new URL('./migrations', import.meta.url));

/** A database with either driver, with or without the schema. */
export type AnyDatabase = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, unknown>>,
  'execute' | 'transaction'
>;

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.int(), tag: z.string() })),
});
export type Journal = z.infer<typeof journalSchema>;

/** The migrator's list of its migrations, the oldest first. */
export const readJournal = (): Journal =>
  journalSchema.parse(
    JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')),
  );

/** The versions of the data that this program knows: the name of the migration that made each. */
export const knownDataVersions = (): string[] => readJournal().entries.map(({ tag }) => tag);

/** When each migration of a database was made, in milliseconds. Empty for a new database. */
async function appliedMigrations(db: AnyDatabase): Promise<number[]> {
  if (!(await isThere(db, 'drizzle.__drizzle_migrations'))) return [];
  const found = await valuesOf(
    db,
    sql`select created_at as value from drizzle.__drizzle_migrations order by created_at`,
  );
  return found.map(Number);
}

/** The version of the data. Null for a database without any, or of a newer program. */
export async function dataVersionOf(db: AnyDatabase): Promise<string | null> {
  const last = (await appliedMigrations(db)).at(-1);
  return readJournal().entries.find(({ when }) => when === last)?.tag ?? null;
}

export type DataAge = {
  /** The version of the program that has opened the data last. Null if it left none. */
  madeBy: string | null;
  /** `none`: there are no data yet. `newer`: they have migrations that this program does not know. */
  age: 'none' | 'older' | 'same' | 'newer';
};

/** Compares the data's migrations with those of this program. */
export async function readDataAge(db: AnyDatabase): Promise<DataAge> {
  const madeBy = await lastVersion(db);
  const known = readJournal().entries.map(({ when }) => when);
  const applied = await appliedMigrations(db);
  if (applied.length === 0) return { madeBy, age: 'none' };
  if (applied.some((when) => !known.includes(when))) return { madeBy, age: 'newer' };
  return { madeBy, age: applied.length < known.length ? 'older' : 'same' };
}

/** Studios from before 0.2.0 have left no version. */
async function lastVersion(db: AnyDatabase): Promise<string | null> {
  if (!(await isThere(db, 'drizzle.studio_versions'))) return null;
  const [last] = await valuesOf(
    db,
    sql`select version as value from drizzle.studio_versions order by began_at desc limit 1`,
  );
  return last ?? null;
}

async function isThere(db: AnyDatabase, table: string): Promise<boolean> {
  const [name] = await valuesOf(db, sql`select to_regclass(${table})::text as value`);
  return typeof name === 'string';
}

const rowsSchema = z.object({ rows: z.array(z.object({ value: z.coerce.string().nullable() })) });

/** The column `value`. Both drivers answer raw queries with rows. The generic type lacks them. */
async function valuesOf(
  db: AnyDatabase,
  query: ReturnType<typeof sql>,
): Promise<(string | null)[]> {
  const { rows } = rowsSchema.parse(await db.execute(query));
  return rows.map(({ value }) => value);
}
