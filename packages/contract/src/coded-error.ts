import type { ErrorCode } from './error-codes.ts';

export type CodedErrorOptions = ErrorOptions & {
  /** The same work may succeed later, and nothing is paid twice. */
  retryable?: boolean;
  /** The least wait before that, in milliseconds. */
  retryAfterMs?: number | undefined;
};

/**
 * A failure with a code of the contract. People read the sentence of the code. The message is
 * technical, for logs. Each package has a subclass with the codes that it throws.
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
