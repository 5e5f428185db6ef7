import type { ErrorCode } from '@tarima/contract';

/**
 * A document that could not be set. `message` is technical; `code` leads to the sentence for
 * people.
 */
export class TypesettingError extends Error {
  readonly code = 'PDF_FAILED' satisfies ErrorCode;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TypesettingError';
  }
}
