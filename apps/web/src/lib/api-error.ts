import type { ErrorCode, Failure } from '@tarima/contract';

/** A call that the server refused; its `message` is for people, in their language. */
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

/** The server did not answer, or answered something that is not ours. */
export class UnreachableError extends Error {
  constructor(cause?: unknown) {
    super('The server cannot be reached', { cause });
    this.name = 'UnreachableError';
  }
}

/** The server answered that all is well, and what came with it could not be read. */
export class UnreadableAnswerError extends UnreachableError {
  constructor(cause?: unknown) {
    super(cause);
    this.name = 'UnreadableAnswerError';
  }
}

/** Whether nothing was decided: neither the server nor what it needs could be reached. */
export const isAway = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  (error instanceof ApiError && error.code === 'DATABASE_AWAY');

/** Whether what was asked for is not there: it was deleted, or never was this person's. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

const CHANGED_ELSEWHERE: readonly ErrorCode[] = [
  'SCRIPT_CHANGED_ELSEWHERE',
  'COURSE_CHANGED_ELSEWHERE',
];

/** Whether something was not saved because what it was edited from is no longer the newest. */
export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && CHANGED_ELSEWHERE.includes(error.code);
