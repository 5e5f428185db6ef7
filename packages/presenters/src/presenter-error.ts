import type { ErrorCode } from '@tarima/contract';

/** A video that cannot be planned or made; `message` is technical, `code` is told to people. */
export class PresenterError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PresenterError';
    this.code = code;
  }
}
