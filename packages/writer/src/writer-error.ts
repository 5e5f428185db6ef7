import { CodedError, type ErrorCode } from '@tarima/contract';

export type WriterErrorCode = Extract<
  ErrorCode,
  | 'NO_READABLE_DOCUMENT'
  | 'DOCUMENT_EMPTY'
  | 'COURSE_TOO_LITTLE_CONTENT'
  | 'COURSE_LANGUAGE_UNKNOWN'
  | 'CONTENT_WITHOUT_SOURCE'
  | 'LIBRARY_EXHAUSTED'
  | 'PODCAST_TOO_LITTLE_TEXT'
>;

export class WriterError extends CodedError<WriterErrorCode> {}
