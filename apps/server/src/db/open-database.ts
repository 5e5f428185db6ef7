import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { closeAllIn } from '#server/kit/private-files.ts';
import { giveBackBroken } from './broken-connections.ts';
import type { Database, OpenDatabase } from './database.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts';
import { type Migrating, migrateData } from './migrate-data.ts';
import * as schema from './schema.ts';
import { endUnanswered, LONGEST_ANSWER_MS } from './unanswered.ts';

/** After this time a hanging transaction is undone, and its row locks end. */
const OPTIONS = '-c idle_in_transaction_session_timeout=20s';

/** Of a process, beside those of the queue. */
export const MOST_CONNECTIONS = 10;

/** Opens the embedded engine in a folder, with the tables as they are. */
export async function connectEmbedded(folder: string): Promise<OpenDatabase> {
  await mkdir(dirname(folder), { recursive: true });
  const client = await openEmbeddedEngine(folder);
  // The engine makes its first files writable by everybody, whatever the umask is.
  closeAllIn(folder);
  return connectPglite(client);
}

/** The same for an engine that runs already. */
export function connectPglite(client: EmbeddedEngine): OpenDatabase {
  // The driver asks for the class, but calls only methods that this client has.
  const db = drizzlePglite({ client: client as unknown as PGlite, schema });
  return {
    // Both drivers answer the same queries. Only the type of a raw result differs.
    db: db as unknown as Database,
    engine: { kind: 'pglite', client },
    close: () => client.close(),
  };
}

/**
 * Connects to a PostgreSQL, with the tables as they are. It may leave a query unanswered for `patienceMs`; by
 * default for ever, as commands move whole tables.
 */
export function connectPostgres(url: string, patienceMs = 0): OpenDatabase {
  const pool = new pg.Pool({
    ...{ connectionString: url, max: MOST_CONNECTIONS, options: OPTIONS },
    connectionTimeoutMillis: patienceMs,
    // A connection that only listens asks nothing. The system finds out that its other end is gone.
    ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
  });
  endUnanswered(pool, patienceMs);
  giveBackBroken(pool);
  // The pool replaces a broken connection. Without a listener, its error would end the process.
  pool.on('error', () => undefined);
  // The pool listens only to idle connections. One in a transaction, or with LISTEN, needs its own listener.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    // As above.
    db: drizzlePostgres({ client: pool, schema }) as unknown as Database,
    engine: { kind: 'postgres', pool, url, options: OPTIONS },
    close: () => pool.end(),
  };
}

/** Opens the embedded engine in a folder and brings its tables up to date. */
export const openEmbeddedDatabase = async (
  folder: string,
  options?: Migrating,
): Promise<OpenDatabase> => upToDate(await connectEmbedded(folder), options);

export const openPglite = (client: EmbeddedEngine): Promise<OpenDatabase> =>
  upToDate(connectPglite(client));

/** Connects to PostgreSQL and migrates it, one process at a time. */
export const openPostgres = (url: string, options?: Migrating): Promise<OpenDatabase> =>
  upToDate(connectPostgres(url, LONGEST_ANSWER_MS), options);

async function upToDate(database: OpenDatabase, options?: Migrating): Promise<OpenDatabase> {
  try {
    await migrateData(database, options);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
