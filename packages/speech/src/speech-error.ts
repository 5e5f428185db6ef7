import { CodedError, type CodedErrorOptions, type ErrorCode } from '@tarima/contract';

export type SpeechErrorCode = Extract<
  ErrorCode,
  `SPEECH_${string}` | 'NOTHING_TO_SAY' | 'VOICE_UNKNOWN' | 'VOICE_GONE' | 'VOICE_MODEL_UNUSABLE'
>;

/**
 * A failure of a voice.
 * SPEECH_UNREACHABLE: no answer, or a broken server.
 * SPEECH_REFUSED: the key is wrong or the account empty.
 * SPEECH_BUSY: the vendor asks for a wait.
 * SPEECH_FAILED: the answer is not the speech of that text.
 * SPEECH_ENGINE_MISSING: natural voices cannot run on this machine.
 * VOICE_GONE: the model of this voice was removed.
 * VOICE_MODEL_UNUSABLE: the model of this voice is broken, or of another family or version.
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
