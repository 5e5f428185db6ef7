import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { EmbeddedEngine } from './embedded-engine.ts';
import type * as schema from './schema.ts';

type Schema = typeof schema;

/** The database, whichever engine is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;

/**
 * A transaction. On the embedded engine there is one connection: whatever is awaited inside a
 * transaction must go through the transaction itself, or it waits for ever.
 */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;

/** What a repo's functions take first: either of the two. */
export type Queryable = Database | Transaction;

/** An open database with what the queue and the sockets need to work on the same engine. */
export type OpenDatabase = {
  db: Database;
  engine:
    | { kind: 'pglite'; client: EmbeddedEngine }
    | { kind: 'postgres'; pool: Pool; url: string; options: string };
  close: () => Promise<void>;
};
