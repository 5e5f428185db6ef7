import { ERROR_CODES, type ErrorCode } from '@tarima/contract';
import { AppError } from '#server/kit/errors.ts';

/** The error that ended a piece of work, for the call that waited for it. */
export function failureOf(work: { errorCode: string | null }, otherwise: ErrorCode): AppError {
  return new AppError(ERROR_CODES.find((code) => code === work.errorCode) ?? otherwise);
}
