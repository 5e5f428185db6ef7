import type { OutputLanguage } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { DialogueLanguage } from '@tarima/writer';

/** What the form calls the languages, and what everything else calls them. */
export const LANGUAGE_CODES: Record<OutputLanguage, DialogueLanguage> = {
  Spanish: 'es',
  English: 'en',
  Portuguese: 'pt',
  French: 'fr',
  German: 'de',
  Italian: 'it',
};

/** A text of fewer words may not show which language it is in. */
const TELLING_WORDS = 60;

/** Whether a text of this detected language can be used for a podcast in another, without a translator. */
export function isUsable(
  detected: SourceDocument['language'],
  words: number,
  wanted: DialogueLanguage,
): boolean {
  return detected === wanted || (detected === 'other' && words < TELLING_WORDS);
}
