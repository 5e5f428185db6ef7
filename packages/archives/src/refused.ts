export type RefusalCode = 'ARCHIVE_BROKEN' | 'ARCHIVE_TOO_LARGE' | 'DISK_FULL';

/** The refusal of an archive inside its process, which does not load the contract's errors. */
export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, reason: string) {
    super(reason);
    this.code = code;
  }
}
