import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Whatever these parts of an address name is as good as a key. */
const SECRET_PATHS = /^\/feeds\/[^/]+/u;
/** Frames of the program itself; what stands before them is the message again. */
const FRAME = /^\s+at /u;

/**
 * One JSON line an event, on standard error: standard output belongs to the ready line and the CLI.
 * Addresses are logged without their query, which may carry a token; bodies and headers never are, and
 * nothing of an error but where it came from and what it is called.
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
          path: request.url.split('?')[0]?.replace(SECRET_PATHS, '/feeds/[secret]'),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: errorForLog,
      },
    },
    destination,
  );
}

/** A query's message repeats its values, and a refusal the name of a file: both are a user's. */
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

/** The runtime's own errors of programming, and of files and sockets, say what is wrong by themselves. */
function isOwnWords(error: Error): boolean {
  const isSystem = 'syscall' in error;
  return isSystem || error instanceof TypeError || error instanceof RangeError;
}
