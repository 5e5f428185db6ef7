import type { DocumentErrorCode } from './document-error.ts';

/** The error of a format's reader. The caller adds the file's name. */
export class Unreadable extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'Unreadable';
    this.code = code;
  }
}

/** Converts a parser's error: exhausted memory means a too complex document, any other error a damaged one. */
export function asUnreadable(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const outOfBounds =
    error instanceof RangeError ||
    /memory|malloc|alloc|overflow|call stack|recursion|nesting|too (deep|many|large)/i.test(reason);
  return new Unreadable(outOfBounds ? 'DOCUMENT_TOO_COMPLEX' : 'DOCUMENT_CORRUPT', reason, {
    cause: error,
  });
}
