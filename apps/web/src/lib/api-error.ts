import type { ErrorCode, Failure } from '@tarima/contract';

/** A call that the server refused. `message` is for people, in their language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly requestId: string;
  readonly details: Failure['details'];

  constructor(failure: Omit<Failure, 'success'>, status: number) {
    super(failure.message);
    this.name = 'ApiError';
    this.code = failure.code;
    this.status = status;
    this.requestId = failure.requestId;
    this.details = failure.details;
  }
}

/** The server did not answer, or the answer came from something else. */
export class UnreachableError extends Error {
  constructor(cause?: unknown) {
    super('The server cannot be reached', { cause });
    this.name = 'UnreachableError';
  }
}

/** The server reported success, but its answer could not be read. */
export class UnreadableAnswerError extends UnreachableError {
  constructor(cause?: unknown) {
    super(cause);
    this.name = 'UnreadableAnswerError';
  }
}

/** True if the server or its database was unreachable, so that nothing was decided. */
export const isAway = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  (error instanceof ApiError && error.code === 'DATABASE_AWAY');

/** True if the thing does not exist, or not for this person. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

const CHANGED_ELSEWHERE: readonly ErrorCode[] = [
  'SCRIPT_CHANGED_ELSEWHERE',
  'COURSE_CHANGED_ELSEWHERE',
  'QUESTIONS_CHANGED_ELSEWHERE',
];

/** True if a save failed because somebody has saved a newer version. */
export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && CHANGED_ELSEWHERE.includes(error.code);
