import { DrizzleQueryError } from 'drizzle-orm/errors';

/** PostgreSQL's codes when it stops, starts or ends an idle connection. */
const SAID_BY_DATABASE = ['57P01', '57P02', '57P03', '25P03', '08000', '08003', '08006', '53300'];
/** The system's codes when the database cannot be reached. */
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT'];
const BROKEN = ['ECONNRESET', 'EPIPE', ...UNREACHABLE];
/** Messages of the driver, which has no codes. */
const SAID_BY_DRIVER =
  /^Connection terminated|^Query read timeout|not queryable|connect(?:ing|ion).*(?:timeout|timed out)|^timeout e/u;

/**
 * True if the database was away or dropped the connection, so a retry may succeed. Broken connections to
 * vendors do not count: they have codes of their own.
 */
export function isDatabaseAway(error: unknown): boolean {
  const isOfQuery = error instanceof DrizzleQueryError;
  const failure = isOfQuery ? error.cause : error;
  if (!(failure instanceof Error)) return false;
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : '';
  return (
    SAID_BY_DATABASE.includes(code) ||
    SAID_BY_DRIVER.test(failure.message) ||
    (isOfQuery ? BROKEN.includes(code) : isFailedConnect(failure, code))
  );
}

/**
 * True if a transaction that failed has stored nothing. A database that went away may have stored all of it:
 * only the answer was lost. Then files stay, and the daily cleaning asks for their rows.
 */
export const isSurelyUndone = (error: unknown): boolean => !isDatabaseAway(error);

/** Outside a query only connecting can fail. An attempt over both protocols fails with an AggregateError. */
function isFailedConnect(failure: Error, code: string): boolean {
  const isConnect =
    failure instanceof AggregateError || ('syscall' in failure && failure.syscall !== 'write');
  return isConnect && UNREACHABLE.includes(code);
}
