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
import type { Database, OpenDatabase } from './database.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts';
import * as schema from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number, as long as every Tarima asks for the same lock. */
const MIGRATION_LOCK = 7_236_415;
/** A process that stands still in a transaction holds its rows no longer; what it did is undone. */
const OPTIONS = '-c idle_in_transaction_session_timeout=20s';

/** Opens the embedded engine in a folder and brings its tables up to date. */
export async function openEmbeddedDatabase(folder: string): Promise<OpenDatabase> {
  await mkdir(dirname(folder), { recursive: true });
  const client = await openEmbeddedEngine(folder);
  // The engine unpacks its first files writable by everybody, whatever the umask is.
  closeAllIn(folder);
  return openPglite(client);
}

export async function openPglite(client: EmbeddedEngine): Promise<OpenDatabase> {
  // The driver asks for the class itself; it calls no more of it than there is.
  const db = drizzlePglite({ client: client as unknown as PGlite, schema });
  await migratePglite(db, { migrationsFolder });
  return {
    // Both drivers answer the same queries; they differ in the type of a raw result only.
    db: db as unknown as Database,
    engine: { kind: 'pglite', client },
    close: () => client.close(),
  };
}

/** Connects to a PostgreSQL and brings its tables up to date, one process at a time. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, options: OPTIONS });
  // What breaks is replaced by the pool, and fails its query; without a listener it ends the process.
  pool.on('error', () => undefined);
  // The pool listens to idle connections alone: in a transaction, or told to LISTEN, nobody does.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrateUnderLock(url);
  return {
    // As above.
    db: drizzlePostgres({ client: pool, schema }) as unknown as Database,
    engine: { kind: 'postgres', pool, url, options: OPTIONS },
    close: () => pool.end(),
  };
}

/** The migrator has no lock of its own: several processes that start together would collide. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // The query that waits fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
