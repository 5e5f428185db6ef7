import type { ErrorCode } from '@tarima/contract';

type SpeechErrorOptions = ErrorOptions & {
  retryable?: boolean;
  retryAfterMs?: number | undefined;
  isPaid?: boolean;
};

/**
 * A failure of a voice, with the contract's code that a person is told by. SPEECH_UNREACHABLE: no answer,
 * or a broken server. SPEECH_REFUSED: the key is wrong or the account empty. SPEECH_BUSY: it asks to
 * wait. SPEECH_FAILED: it answers, and not with the speech of that text. Its message is technical.
 */
export class SpeechError extends Error {
  readonly code: ErrorCode;
  /** Whether the same request may succeed later, and costs nothing twice. */
  readonly retryable: boolean;
  /** The least wait before that, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The vendor answered and will bill it, though its answer cannot be used. */
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
