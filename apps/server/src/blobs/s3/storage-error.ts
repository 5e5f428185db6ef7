import { CodedError } from '@tarima/contract';

/** The store is away, refuses the studio's key, or has no room. */
export class StorageError extends CodedError<'STORAGE_AWAY' | 'STORAGE_FORBIDDEN' | 'DISK_FULL'> {}
