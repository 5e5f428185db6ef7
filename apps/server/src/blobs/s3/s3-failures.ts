import { S3ServiceException } from '@aws-sdk/client-s3';
import { StorageError } from './storage-error.ts';

const ASK_AGAIN_MS = 5_000;
/** Full stores have no code in common. */
const FULL = /full|quota|insufficient/iu;

/** 0 where the store said nothing. */
export const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

/** True for failures of the network and of the library that hears the store. */
const isOfStore = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof StorageError) &&
  // Errors of files on this disk name their path.
  !('path' in error) &&
  (error instanceof S3ServiceException ||
    error.name === 'TimeoutError' ||
    'code' in error ||
    '$response' in error);

/** True if the same call may go on better at once. */
export const isBreak = (error: unknown): boolean =>
  isOfStore(error) && (statusOf(error) === 0 || statusOf(error) >= 500);

/** True if the store says that there is no such blob. */
export const isNotThere = (error: unknown): boolean => statusOf(error) === 404;

/** The same failure as files on the disk have. */
export const missingBlob = (key: string, cause?: unknown): Error =>
  Object.assign(new Error(`no blob ${key}`, { cause }), { code: 'ENOENT' });

/** Says what a failed call means for the studio. Every answer but a plain refusal may be better later. */
export function storageError(cause: unknown): unknown {
  if (!isOfStore(cause)) return cause;
  const status = statusOf(cause);
  const message = `the store failed: ${cause.name} ${status || ''}`.trimEnd();
  if (status === 507 || (status >= 400 && FULL.test(cause.name))) {
    return new StorageError('DISK_FULL', message, { cause });
  }
  if (status === 401 || status === 403) {
    return new StorageError('STORAGE_FORBIDDEN', message, { cause });
  }
  const later = { cause, retryable: true, retryAfterMs: ASK_AGAIN_MS };
  return new StorageError('STORAGE_AWAY', message, later);
}

/** Waits for a call, and says of its failure what it means. */
export async function told<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw storageError(error);
  }
}

/** The same for a call that needs the blob of a key. */
export const storageFailure = (cause: unknown, key: string): unknown =>
  isNotThere(cause) ? missingBlob(key, cause) : storageError(cause);
