import { CodedError, type ErrorCode } from '@tarima/contract';

export type ArchiveErrorCode = Extract<
  ErrorCode,
  'DOWNLOAD_UNREACHABLE' | 'DOWNLOAD_REFUSED' | 'ARCHIVE_BROKEN' | 'ARCHIVE_TOO_LARGE' | 'DISK_FULL'
>;

/**
 * An archive that could not be fetched or unpacked.
 * DOWNLOAD_UNREACHABLE: no answer, or nothing more arrived.
 * DOWNLOAD_REFUSED: the server answered, but without the file.
 * ARCHIVE_BROKEN: damaged, incomplete, or not made for unpacking in peace.
 * ARCHIVE_TOO_LARGE: more bytes or entries than allowed.
 * DISK_FULL: no room for what was fetched or unpacked.
 */
export class ArchiveError extends CodedError<ArchiveErrorCode> {}
