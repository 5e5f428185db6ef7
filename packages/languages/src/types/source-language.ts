import type { OUTPUT_LANGUAGE_CODES, OutputLanguage } from '@tarima/contract';

/** Languages of documents and podcasts. */
export type SourceLanguage = (typeof OUTPUT_LANGUAGE_CODES)[OutputLanguage];
