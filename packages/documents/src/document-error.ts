import type { ErrorCode } from '@tarima/contract';

export type DocumentErrorCode = Extract<
  ErrorCode,
  | 'FILE_VALIDATION_ERROR'
  | 'DOCUMENT_ENCRYPTED'
  | 'DOCUMENT_CORRUPT'
  | 'DOCUMENT_EMPTY'
  | 'DOCUMENT_TOO_COMPLEX'
  | 'DOCUMENT_TYPE_MISMATCH'
  | 'DOCUMENT_UNSAFE'
  | 'DOCUMENT_UNSUPPORTED'
  | `DOCUMENT_IS_${string}`
  | `ADDRESS_${string}`
>;

/** A document that cannot be read. People read the sentence of the code; `reason` is for logs. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;
  readonly fileName: string;
  readonly reason: string;

  constructor(code: DocumentErrorCode, fileName: string, reason: string, options?: ErrorOptions) {
    super(`${code}: ${fileName}: ${reason}`, options);
    this.name = 'DocumentError';
    this.code = code;
    this.fileName = fileName;
    this.reason = reason;
  }
}
