import type { ErrorCode } from '@tarima/contract';

/** A podcast that cannot be made; `message` is technical, `code` leads to the sentence for people. */
export class PodcastError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PodcastError';
    this.code = code;
  }
}
