import type { ErrorCode } from '@tarima/contract';

/**
 * A failure of ffmpeg or ffprobe. `message` is technical; `code` leads to the sentence for people.
 */
export class MediaError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MediaError';
    this.code = code;
  }
}
