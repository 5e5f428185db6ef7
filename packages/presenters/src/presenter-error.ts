import type { ErrorCode } from '@tarima/contract';

type PresenterErrorOptions = ErrorOptions & {
  /** Whether the same work may succeed when it is done again. */
  retryable?: boolean;
  /** The least wait before that, in milliseconds. */
  retryAfterMs?: number | undefined;
};

/** A video that cannot be planned or made; `message` is technical, `code` is told to people. */
export class PresenterError extends Error {
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, message: string, options: PresenterErrorOptions = {}) {
    super(message, options);
    this.name = 'PresenterError';
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}
