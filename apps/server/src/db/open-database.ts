import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { closeAllIn } from '#server/kit/private-files.ts';
import { type DataVersion, readDataVersion } from './data-version.ts';
import type { Database, OpenDatabase } from './database.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts';
import { refuseNewerData } from './newer-data.ts';
import * as schema from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number, as long as every Tarima process uses the same. */
const MIGRATION_LOCK = 7_236_415;
/** A person waits for what the database answers. */
const LONGEST_LOOK_MS = 5_000;
/** After this time a hanging transaction is undone, and its row locks end. */
const OPTIONS = '-c idle_in_transaction_session_timeout=20s';

/** Opens the embedded engine in a folder and brings its tables up to date. */
export async function openEmbeddedDatabase(folder: string): Promise<OpenDatabase> {
  await mkdir(dirname(folder), { recursive: true });
  const client = await openEmbeddedEngine(folder);
  // The engine makes its first files writable by everybody, whatever the umask is.
  closeAllIn(folder);
  return openPglite(client);
}

export async function openPglite(client: EmbeddedEngine): Promise<OpenDatabase> {
  // The driver asks for the class, but calls only methods that this client has.
  const db = drizzlePglite({ client: client as unknown as PGlite, schema });
  await refuseNewerData(db, { migrationsFolder });
  await migratePglite(db, { migrationsFolder });
  return {
    // Both drivers answer the same queries. Only the type of a raw result differs.
    db: db as unknown as Database,
    engine: { kind: 'pglite', client },
    close: () => client.close(),
  };
}

/** The version of the data in a folder that no studio uses. They stay as they are. */
export async function embeddedDataVersion(folder: string): Promise<DataVersion> {
  const client = await openEmbeddedEngine(folder);
  try {
    // As above.
    const db = drizzlePglite({ client: client as unknown as PGlite });
    return await readDataVersion(db, { migrationsFolder });
  } finally {
    await client.close();
  }
}

/** The version of the data in a PostgreSQL, which other processes may use. */
export async function postgresDataVersion(url: string): Promise<DataVersion> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LONGEST_LOOK_MS,
    query_timeout: LONGEST_LOOK_MS,
  });
  // A waiting query reports the failure itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await readDataVersion(drizzlePostgres({ client }), { migrationsFolder });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Connects to PostgreSQL and migrates it, one process at a time. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, options: OPTIONS });
  // The pool replaces a broken connection. Without a listener, its error would end the process.
  pool.on('error', () => undefined);
  // The pool listens only to idle connections. One in a transaction, or with LISTEN, needs its own listener.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrateUnderLock(url);
  return {
    // As above.
    db: drizzlePostgres({ client: pool, schema }) as unknown as Database,
    engine: { kind: 'postgres', pool, url, options: OPTIONS },
    close: () => pool.end(),
  };
}

/** The migrator has no lock of its own. Processes that start together would collide. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A waiting query reports the failure itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzlePostgres({ client });
    await refuseNewerData(db, { migrationsFolder });
    await migratePostgres(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}
