import { ApiError } from '#web/lib/api-error.ts';

/** True if the server does not know this reviewer any more. They give their name again. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'REVIEWER_UNKNOWN';
