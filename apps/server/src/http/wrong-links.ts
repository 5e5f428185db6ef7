import type { ErrorCode } from '@tarima/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asAppError } from '#server/kit/errors.ts';

/** Addresses that open nothing, of one caller. */
const WRONG_PER_MINUTE = 30;

/**
 * Holds up callers of wrong links, and answers work on right ones. The right one still opens for
 * the same caller, so nobody locks out a class.
 */
export function createWrongLinkGuard(app: FastifyInstance, gone: ErrorCode) {
  const limitWrong = app.limitOf(`wrong links, ${gone}`, WRONG_PER_MINUTE);
  return async <Result>(request: FastifyRequest, work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (asAppError(error)?.code === gone) await limitWrong(request.ip);
      throw error;
    }
  };
}
