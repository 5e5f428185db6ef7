import { CodedError } from '@tarima/contract';

/** A package that could not be planned or written. */
export class DeliveryError extends CodedError<
  'PACKAGE_VIDEO_GONE' | 'PACKAGE_FAILED' | 'DISK_FULL' | 'CANCELLED'
> {}
