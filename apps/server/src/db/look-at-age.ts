import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type DataAge, readDataAge } from './data-version.ts';
import { connectEmbedded } from './open-database.ts';

/** A person waits for what the database answers. */
const LONGEST_LOOK_MS = 5_000;

/** The age of the data in a folder that no studio uses. Nothing is migrated. */
export async function embeddedDataAge(folder: string): Promise<DataAge> {
  const { db, close } = await connectEmbedded(folder);
  try {
    return await readDataAge(db);
  } finally {
    await close();
  }
}

/** The age of the data in a PostgreSQL, which other processes may use. */
export async function postgresDataAge(url: string): Promise<DataAge> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LONGEST_LOOK_MS,
    query_timeout: LONGEST_LOOK_MS,
  });
  // A waiting query reports the failure itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await readDataAge(drizzle({ client }));
  } finally {
    await client.end().catch(() => undefined);
  }
}
