import pg from 'pg';

const LONGEST_WAIT_MS = 5_000;

type PostgresFacts = {
  version: string;
  /** True if the user may make the schemas of the queue and the migrations. */
  mayCreate: boolean;
  /** Its clock, in seconds since 1970. */
  seconds: number;
};

/** Asks a PostgreSQL for its version, rights and time. Throws if it is silent for seconds. */
export async function examinePostgres(url: string): Promise<PostgresFacts> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    query_timeout: LONGEST_WAIT_MS,
  });
  // A waiting query reports the failure itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(`select current_setting('server_version') as version,
      has_database_privilege(current_database(), 'create') as "mayCreate",
      extract(epoch from clock_timestamp())::float8 as seconds`);
    return rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}
