import type { OUTPUT_LANGUAGE_CODES, OutputLanguage } from '@tarima/contract';

/** The languages in which documents are read and podcasts are spoken. */
export type SourceLanguage = (typeof OUTPUT_LANGUAGE_CODES)[OutputLanguage];
