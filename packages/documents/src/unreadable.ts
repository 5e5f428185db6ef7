import type { DocumentErrorCode } from './document-error.ts';

/** What a format's reader throws; the file's name is added by whoever knows it. */
export class Unreadable extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'Unreadable';
    this.code = code;
  }
}

/** Names what a parsing library threw: memory that ran out is the document's size, anything else its damage. */
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
