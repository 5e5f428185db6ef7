import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { dataVersionOf, migrationsFolder, readJournal } from './data-version.ts';
import type { Database, OpenDatabase } from './database.ts';
import { refuseNewerData } from './newer-data.ts';

/** Any number, as long as every Tarima process uses the same. */
const MIGRATION_LOCK = 7_236_415;

export type Migrating = {
  /** The last migration to make; all of them when missing. */
  upTo?: string;
  /** Waits for it before rows of an earlier version are migrated. Gets that version. */
  beforeUpgrade?: (
    db: Pick<Database, 'transaction' | 'execute'>,
    dataVersion: string,
  ) => Promise<void>;
};

/** Brings the tables of an open database up to date. Throws a NewerDataError for those of a newer program. */
export async function migrateData(
  { engine, db }: OpenDatabase,
  options: Migrating = {},
): Promise<void> {
  if (engine.kind === 'postgres') {
    await underLock(engine.url, (client) => {
      const own = drizzlePostgres({ client });
      // Both drivers answer the same queries. Only the type of a raw result differs.
      return migrate(own as unknown as Database, options, (config) => migratePostgres(own, config));
    });
  } else {
    // It is this driver's. The common type does not say so.
    const own = db as unknown as PgliteDatabase;
    await migrate(db, options, (config) => migratePglite(own, config));
  }
}

async function migrate(
  db: Pick<Database, 'transaction' | 'execute'>,
  { upTo, beforeUpgrade }: Migrating,
  make: (config: { migrationsFolder: string }) => Promise<void>,
): Promise<void> {
  if ((await refuseNewerData(db)) === 'older')
    await beforeUpgrade?.(db, (await dataVersionOf(db)) ?? '');
  if (upTo === undefined) await make({ migrationsFolder });
  else await withMigrationsUpTo(upTo, (folder) => make({ migrationsFolder: folder }));
}

/** The migrator makes all migrations of a folder. */
async function withMigrationsUpTo(
  last: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const journal = readJournal();
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  if (end === 0) throw new Error(`There is no migration ${last}`);
  const entries = journal.entries.slice(0, end);
  const folder = await mkdtemp(join(tmpdir(), 'tarima-migrations-'));
  try {
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) {
      await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    }
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The migrator has no lock of its own. Processes that start together would collide. */
async function underLock(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A waiting query reports the failure itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work(client);
  } finally {
    await client.end();
  }
}
