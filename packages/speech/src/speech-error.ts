import { CodedError, type CodedErrorOptions, type ErrorCode } from '@tarima/contract';

export type SpeechErrorCode = Extract<
  ErrorCode,
  `SPEECH_${string}` | 'NOTHING_TO_SAY' | 'VOICE_UNKNOWN'
>;

/**
 * A failure of a voice. SPEECH_UNREACHABLE: no answer, or a broken server. SPEECH_REFUSED: the key is
 * wrong or the account empty. SPEECH_BUSY: it asks to wait. SPEECH_FAILED: it answers, and not with the
 * speech of that text.
 */
export class SpeechError extends CodedError<SpeechErrorCode> {
  /** The vendor answered and will bill it, though its answer cannot be used. */
  readonly isPaid: boolean;

  constructor(
    code: SpeechErrorCode,
    message: string,
    { isPaid = false, ...options }: CodedErrorOptions & { isPaid?: boolean } = {},
  ) {
    super(code, message, options);
    this.isPaid = isPaid;
  }
}
