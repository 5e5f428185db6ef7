import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What PostgreSQL says as it stops, starts or ends a connection that stood still. */
const SAID_BY_DATABASE = ['57P01', '57P02', '57P03', '25P03', '08000', '08003', '08006', '53300'];
/** What the system says of the way to it. */
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT'];
const BROKEN = ['ECONNRESET', 'EPIPE', ...UNREACHABLE];
/** What the driver says, which has no codes. */
const SAID_BY_DRIVER =
  /^Connection terminated|not queryable|connect(?:ing|ion).*(?:timeout|timed out)|^timeout e/u;

/**
 * Whether the database did not answer, or let go of us, rather than refuse: the same again may succeed.
 * A vendor's broken connection is none of this; those come with codes of their own.
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

/** Outside a query only the making of a connection can fail; tried over both protocols it is many errors. */
function isFailedConnect(failure: Error, code: string): boolean {
  const isConnect =
    failure instanceof AggregateError || ('syscall' in failure && failure.syscall !== 'write');
  return isConnect && UNREACHABLE.includes(code);
}
