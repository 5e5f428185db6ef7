import pg from 'pg';
import type { Check, Finding } from './check.ts';

const LONGEST_WAIT_MS = 5_000;
/** The queue skips locked rows and the tables have generated columns. */
const OLDEST_VERSION = 13;
/** The queue and the sessions compare times of the studio and of the database. */
const MOST_APART_SECONDS = 5;

export const databaseCheck: Check = {
  name: 'Database',
  async look({ databaseUrl }) {
    if (!databaseUrl) return { state: 'found', found: 'embedded, in the data folder' };
    const client = new pg.Client({
      ...{ connectionString: databaseUrl, connectionTimeoutMillis: LONGEST_WAIT_MS },
      query_timeout: LONGEST_WAIT_MS,
    });
    // A waiting query reports the failure itself.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await examine(client);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const todo = 'Start PostgreSQL, and check DATABASE_URL and its firewall.';
      return { state: 'missing', found: `PostgreSQL does not answer: ${reason}`, todo };
    } finally {
      await client.end().catch(() => undefined);
    }
  },
};

async function examine(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query(`select current_setting('server_version') as version,
    has_database_privilege(current_database(), 'create') as may_create,
    extract(epoch from clock_timestamp())::float8 as seconds`);
  const { version, may_create: mayCreate, seconds } = rows[0];
  const found = `PostgreSQL ${version}`;
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    return { state: 'missing', found, todo: `Version ${OLDEST_VERSION} or newer is needed.` };
  }
  if (!mayCreate) {
    const todo = 'Its user must be allowed to create schemas: grant create on database.';
    return { state: 'missing', found, todo };
  }
  const apart = Math.abs(seconds - Date.now() / 1_000);
  if (apart <= MOST_APART_SECONDS) return { state: 'found', found: `${found}, same time as here` };
  const todo = 'Set the clocks of both machines by NTP.';
  return { state: 'missing', found: `${found}, ${Math.round(apart)} s apart from here`, todo };
}
