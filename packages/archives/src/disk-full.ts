const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for the error of a system call that found no room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(String(error.code));
}
