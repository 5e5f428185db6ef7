import { CodedError, type ErrorCode } from '@tarima/contract';

export type PresenterErrorCode = Extract<
  ErrorCode,
  | `PRESENTER_${string}`
  | 'CANCELLED'
  | 'NOTHING_TO_SAY'
  | 'SPEECH_FAILED'
  | 'TEMPLATE_UNKNOWN'
  | 'VIDEO_FAILED'
  | 'VOICE_UNKNOWN'
>;

/** A video that cannot be planned or made. */
export class PresenterError extends CodedError<PresenterErrorCode> {}
