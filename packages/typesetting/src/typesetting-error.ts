import { CodedError } from '@tarima/contract';

/** A document that could not be set. */
export class TypesettingError extends CodedError<'PDF_FAILED'> {}
