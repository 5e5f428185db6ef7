import type { ErrorCode } from './error-codes.ts';

export type CodedErrorOptions = ErrorOptions & {
  /** The same work may succeed later, and what was paid for it is not paid twice. */
  retryable?: boolean;
  /** The least wait before that, in milliseconds. */
  retryAfterMs?: number | undefined;
};

/**
 * A failure with a code of the contract, whose sentence people read. The message is technical, for logs.
 * Each package names the codes that it fails with in a class of its own.
 */
export class CodedError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(
    code: Code,
    message: string = code,
    { retryable = false, retryAfterMs, ...options }: CodedErrorOptions = {},
  ) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
    this.retryable = retryable;
    this.retryAfterMs = retryAfterMs;
  }
}
