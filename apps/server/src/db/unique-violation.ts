import type { ErrorCode } from '@tarima/contract';
import { AppError } from '#server/kit/errors.ts';

/** True for a query that a unique index refused. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}

/** For a query's `catch`: somebody else took the place in the same moment. */
export const refuseTaken =
  (code: ErrorCode) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? new AppError(code) : error;
  };
