import { CodedError, type CodedErrorOptions, type ErrorCode } from '@tarima/contract';

export type SpeechErrorCode = Extract<
  ErrorCode,
  `SPEECH_${string}` | 'NOTHING_TO_SAY' | 'VOICE_UNKNOWN'
>;

/**
 * A failure of a voice.
 * SPEECH_UNREACHABLE: no answer, or a broken server.
 * SPEECH_REFUSED: the key is wrong or the account empty.
 * SPEECH_BUSY: the vendor asks for a wait.
 * SPEECH_FAILED: the answer is not the speech of that text.
 */
export class SpeechError extends CodedError<SpeechErrorCode> {
  /** True if the vendor will bill its answer although it cannot be used. */
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
