import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { z } from 'zod';

export type AnyDatabase = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, unknown>>,
  'execute' | 'transaction'
>;

export type DataVersion = {
  /** The version of the program that has opened the data last. Null if it left none. */
  madeBy: string | null;
  /** `none`: there are no data yet. `newer`: they have migrations that this program does not know. */
  age: 'none' | 'older' | 'same' | 'newer';
};

/** Compares the data's migrations with those of this program. */
export async function readDataVersion(
  db: AnyDatabase,
  config: { migrationsFolder: string },
): Promise<DataVersion> {
  const madeBy = await lastVersion(db);
  if (!(await isThere(db, 'drizzle.__drizzle_migrations'))) return { madeBy, age: 'none' };
  const known = readMigrationFiles(config).map(({ folderMillis }) => folderMillis);
  const applied = await rowsOf(
    db,
    sql`select created_at as value from drizzle.__drizzle_migrations`,
  );
  if (applied.some((when) => !known.includes(Number(when)))) return { madeBy, age: 'newer' };
  if (applied.length === 0) return { madeBy, age: 'none' };
  return { madeBy, age: applied.length < known.length ? 'older' : 'same' };
}

/** Studios from before 0.2.0 have left no version. */
async function lastVersion(db: AnyDatabase): Promise<string | null> {
  if (!(await isThere(db, 'drizzle.studio_versions'))) return null;
  const [last] = await rowsOf(
    db,
    sql`select version as value from drizzle.studio_versions order by began_at desc limit 1`,
  );
  return last ?? null;
}

async function isThere(db: AnyDatabase, table: string): Promise<boolean> {
  const [name] = await rowsOf(db, sql`select to_regclass(${table})::text as value`);
  return typeof name === 'string';
}

const rowsSchema = z.object({ rows: z.array(z.object({ value: z.coerce.string().nullable() })) });

/** Both drivers answer raw queries with rows. The generic type lacks them. */
async function rowsOf(db: AnyDatabase, query: ReturnType<typeof sql>): Promise<(string | null)[]> {
  const { rows } = rowsSchema.parse(await db.execute(query));
  return rows.map(({ value }) => value);
}
