import type { ErrorCode } from '@tarima/contract';

type PresenterErrorOptions = ErrorOptions & {
  /** True if the same work may succeed when repeated. */
  retryable?: boolean;
  /** The shortest wait before a retry, in milliseconds. */
  retryAfterMs?: number | undefined;
};

/**
 * A video that cannot be planned or made. `message` is technical; `code` leads to the sentence for
 * people.
 */
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
