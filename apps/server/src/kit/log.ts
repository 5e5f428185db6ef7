import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** These parts of an address are secrets, as good as a key. */
const SECRET_PATHS = /^\/(feeds|learn|review|api\/v1\/(?:learn|review))\/[^/]+/u;
/** Stack frames of the program. The lines before them repeat the message. */
const FRAME = /^\s+at /u;

/**
 * Writes one JSON line for each event to standard error. Standard output belongs to the ready line and the CLI.
 * Addresses are logged without their query, which may carry a token. Bodies and headers are never logged. Of an
 * error, only its type and place are logged.
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
