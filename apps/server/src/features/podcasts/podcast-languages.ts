import type { SourceDocument } from '@tarima/documents';
import type { SourceLanguage } from '@tarima/languages';

/** A shorter text may not show its language. */
const WORDS_TO_DETECT = 60;

/**
 * True if a text can be used. A language model reads any language, the local writer only the wanted
 * one.
 */
export function isUsable(
  { detected, words }: { detected: SourceDocument['language']; words: number },
  { wanted, hasModel }: { wanted: SourceLanguage; hasModel: boolean },
): boolean {
  return hasModel || detected === wanted || (detected === 'other' && words < WORDS_TO_DETECT);
}
