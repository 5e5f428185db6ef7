import type { SourceDocument } from '@tarima/documents';
import type { SourceLanguage } from '@tarima/languages';

/** A text of fewer words may not show which language it is in. */
const TELLING_WORDS = 60;

/** Whether a text can be used for a podcast: a language model writes about any in the language wanted. */
export function isUsable(
  { detected, words }: { detected: SourceDocument['language']; words: number },
  { wanted, hasModel }: { wanted: SourceLanguage; hasModel: boolean },
): boolean {
  return hasModel || detected === wanted || (detected === 'other' && words < TELLING_WORDS);
}
