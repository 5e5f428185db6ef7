import { type DestinationStream, type Logger, pino } from 'pino';
import { causeForLog } from './cause.ts';

export type Log = Logger;

/** The field of a line that names its request. */
export const REQUEST_ID = 'requestId';
/** These parts of an address are secrets, as good as a key. */
const SECRET_PATHS = /^\/(feeds|learn|review|api\/v1\/(?:learn|review))\/[^/]+/u;
/** Stack frames of the program. The lines before them repeat the message. */
const FRAME = /^\s+at /u;

/**
 * Writes one JSON line for each event to standard error. Standard output belongs to the ready line and the CLI.
 * Each line names the call and the job that it belongs to. Addresses are logged without their query, which may
 * carry a token. Bodies and headers are never logged. Of an error, only its type and place are logged.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin(_line, _level, logger) {
        const { requestId, ...ids } = causeForLog();
        // The logger of a request names it already.
        return REQUEST_ID in logger.bindings() ? ids : { ...ids, requestId };
      },
      serializers: {
        req: (request: { method: string; url: string; id: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?')[0]?.replace(SECRET_PATHS, '/$1/[secret]'),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: errorForLog,
      },
    },
    destination,
  );
}

/** A failed query's message repeats its values, and a refusal may name a file. Both belong to users. */
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, cause } = error;
  const stack = error.stack?.replace(message, '') ?? '';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    ...(code && { code }),
    ...(isOwnWords(error) && { message }),
    stack: stack.split('\n').filter((line) => FRAME.test(line)),
    ...(cause !== undefined && { cause: errorForLog(cause) }),
  };
}

/** The runtime writes these messages itself: programming errors, and errors of files and sockets. */
function isOwnWords(error: Error): boolean {
  const isSystem = 'syscall' in error;
  return isSystem || error instanceof TypeError || error instanceof RangeError;
}
