import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { AppError } from '#server/kit/errors.ts';

/** Handles two people of one e-mail who choose the same password at the same time. */
export function refuseTakenPassword(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError('PASSWORD_TAKEN') : error;
}
