import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { OpenDatabase } from '#server/db/database.ts';
import { migrateData } from '#server/db/migrate-data.ts';
import {
  connectPglite,
  connectPostgres,
  openPglite,
  openPostgres,
} from '#server/db/open-database.ts';
import { copyDatabaseAt, emptyDatabaseUrl, testEngine } from '../test-database.ts';
import { createTestEngine } from '../test-engine.ts';

/** A database whose tables only raw queries know: they are those of an earlier version. */
export type RawDatabase = Pick<PgDatabase<PgQueryResultHKT>, 'execute'>;

export type EarlierDatabase = {
  /** Makes the migrations up to this one. */
  migrate: (version: string) => Promise<void>;
  within: <Result>(work: (db: RawDatabase) => Promise<Result>) => Promise<Result>;
  /** A copy, which the program of today opens. Only PostgreSQL has an address. */
  copy: () => Promise<{ databaseUrl: string | undefined; open: () => Promise<OpenDatabase> }>;
  close: () => Promise<void>;
};

/** An empty database on the engine of this run. It grows by migrations and rows. */
export const makeEarlierDatabase = (): Promise<EarlierDatabase> =>
  testEngine() === 'pglite' ? onPglite() : onPostgres();

async function onPglite(): Promise<EarlierDatabase> {
  const client = await createTestEngine({});
  const db = drizzlePglite({ client });
  return {
    migrate: (upTo) => migrateData(connectPglite(client), { upTo }),
    within: (work) => work(db),
    async copy() {
      const loadDataDir = await client.dumpDataDir('none');
      return {
        databaseUrl: undefined,
        open: async () => openPglite(await createTestEngine({ loadDataDir })),
      };
    },
    close: () => client.close(),
  };
}

async function onPostgres(): Promise<EarlierDatabase> {
  const url = await emptyDatabaseUrl();
  /** No connection stays, because PostgreSQL copies only a database that nobody uses. */
  async function within<Result>(
    work: (
      db: ReturnType<typeof drizzlePostgres<Record<string, never>, pg.Client>>,
    ) => Promise<Result>,
  ): Promise<Result> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await work(drizzlePostgres({ client }));
    } finally {
      await client.end();
    }
  }
  return {
    async migrate(upTo) {
      const database = connectPostgres(url);
      await migrateData(database, { upTo });
      await database.close();
    },
    within,
    async copy() {
      const databaseUrl = await copyDatabaseAt(url);
      return { databaseUrl, open: () => openPostgres(databaseUrl) };
    },
    close: async () => undefined,
  };
}
