import type { Language } from '@tarima/contract';
import { ENGLISH } from './policy-sentences/en-data.ts';
import { SPANISH } from './policy-sentences/es-data.ts';
import { PORTUGUESE } from './policy-sentences/pt-data.ts';

/** Sentences of a company's text, and lines beside it, in one language. */
export type PolicySentences = {
  /** Each can be spoken as it is, with nothing before it. */
  said: string[];
  /** Lines that a reader skips. Spoken, they would spoil a video. */
  unsaid: string[];
};

export const POLICY_SENTENCES: Record<Language, PolicySentences> = {
  es: SPANISH,
  en: ENGLISH,
  pt: PORTUGUESE,
};
