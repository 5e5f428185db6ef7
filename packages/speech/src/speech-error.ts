import type { ErrorCode } from '@tarima/contract';

type SpeechErrorOptions = ErrorOptions & {
  retryable?: boolean;
  retryAfterMs?: number | undefined;
  isPaid?: boolean;
};

/**
 * A failure of a voice, with the contract's code for the sentence shown to people.
 * SPEECH_UNREACHABLE: no answer, or a broken server.
 * SPEECH_REFUSED: the key is wrong or the account empty.
 * SPEECH_BUSY: the vendor asks for a wait.
 * SPEECH_FAILED: the answer is not the speech of that text.
 * Its message is technical.
 */
export class SpeechError extends Error {
  readonly code: ErrorCode;
  /** True if the same request may succeed later and is not billed twice. */
  readonly retryable: boolean;
  /** The shortest wait before a retry, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** True if the vendor will bill its answer although it cannot be used. */
  readonly isPaid: boolean;

  constructor(code: ErrorCode, message: string, options: SpeechErrorOptions = {}) {
    const { retryable, retryAfterMs, isPaid, ...rest } = options;
    super(message, rest);
    this.name = 'SpeechError';
    this.code = code;
    this.retryable = retryable ?? false;
    this.retryAfterMs = retryAfterMs;
    this.isPaid = isPaid ?? false;
  }
}
