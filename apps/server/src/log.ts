import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * One JSON line an event, on standard error: standard output belongs to the ready line and the CLI.
 * Addresses are logged without their query, which may carry a token; bodies and headers never are.
 */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        req: (request: { method: string; url: string; id: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?')[0],
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: pino.stdSerializers.err,
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
