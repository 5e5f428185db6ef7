import type { ErrorCode } from '@tarima/contract';

/** A failure of a voice, with the contract's code that a person is told by. */
export class SpeechError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SpeechError';
    this.code = code;
  }
}
