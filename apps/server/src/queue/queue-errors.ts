import type { Log } from '#server/kit/log.ts';

const QUIET_MS = 60_000;

/** Logs the queue library's errors. While the database is away, every place of every kind has one each second. */
export function createQueueErrors(log: Log): (thrown: unknown) => void {
  const quietUntil = new Map<string, number>();
  return (thrown) => {
    const error = wholeError(thrown);
    const kind = kindOf(error);
    const now = performance.now();
    if (now < (quietUntil.get(kind) ?? 0)) return;
    quietUntil.set(kind, now + QUIET_MS);
    log.error({ err: error }, 'job queue');
  };
}

/** The library sends some errors as copies without a class. Their cause is a whole one. */
function wholeError(thrown: unknown): unknown {
  const isCopy = !(thrown instanceof Error) && typeof thrown === 'object' && thrown !== null;
  return isCopy && 'cause' in thrown ? thrown.cause : thrown;
}

/** Few different ones, since they come from the database's code and the system's. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.cause !== undefined) return kindOf(error.cause);
  return 'code' in error ? `${error.name} ${error.code}` : error.name;
}
