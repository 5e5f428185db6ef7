import { examinePostgres } from '#server/db/examine-postgres.ts';
import type { Check, Finding } from './check.ts';

/** The queue skips locked rows and the tables have generated columns. */
const OLDEST_VERSION = 13;
/** The queue and the sessions compare times of the studio and of the database. */
const MOST_APART_SECONDS = 5;

export const databaseCheck: Check = {
  name: 'Database',
  async look({ databaseUrl }) {
    if (!databaseUrl) return { state: 'found', found: 'embedded, in the data folder' };
    try {
      return findingOf(await examinePostgres(databaseUrl));
    } catch (error) {
      // Over two protocols at once, only the code says why.
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const reason = (error instanceof Error && error.message) || code || 'unknown';
      const todo = 'Start PostgreSQL, and check DATABASE_URL and its firewall.';
      return { state: 'missing', found: `PostgreSQL does not answer: ${reason}`, todo };
    }
  },
};

type Facts = Awaited<ReturnType<typeof examinePostgres>>;

function findingOf({ version, mayCreate, seconds }: Facts): Finding {
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
