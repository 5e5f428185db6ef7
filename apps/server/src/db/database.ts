import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { EmbeddedEngine } from './embedded-engine.ts';
import type * as schema from './schema.ts';

type Schema = typeof schema;

/** The database, whichever engine is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;

/**
 * A transaction. The embedded engine has one connection. Inside a transaction, await only queries of the
 * transaction itself. Anything else waits for ever.
 */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;

/** The first parameter of a repo's functions: the database or a transaction. */
export type Queryable = Database | Transaction;

/** An open database, with its engine for the queue and the sockets. */
export type OpenDatabase = {
  db: Database;
  engine:
    | { kind: 'pglite'; client: EmbeddedEngine }
    | { kind: 'postgres'; pool: Pool; url: string; options: string };
  close: () => Promise<void>;
};
