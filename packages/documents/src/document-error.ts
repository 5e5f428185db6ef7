import { CodedError, type ErrorCode } from '@tarima/contract';

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
  | 'PICTURE_TOO_LARGE'
  | 'PAGE_WITHOUT_PICTURE'
  | `DOCUMENT_IS_${string}`
  | `ADDRESS_${string}`
>;

/** A document that cannot be read. */
export class DocumentError extends CodedError<DocumentErrorCode> {
  readonly fileName: string;
  /** Technical, for logs. */
  readonly reason: string;

  constructor(code: DocumentErrorCode, fileName: string, reason: string, options?: ErrorOptions) {
    super(code, `${code}: ${fileName}: ${reason}`, options);
    this.fileName = fileName;
    this.reason = reason;
  }
}
