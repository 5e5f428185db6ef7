import { OUTPUT_LANGUAGE_CODES } from '@tarima/contract';
import type { SourceLanguage } from '@tarima/languages';
import { functionWordShare } from '@tarima/text';

/**
 * The language of some words: the one they were typed in, unless another one is clearer. A few
 * words rarely show theirs.
 */
export function clearestLanguage(words: string, typedIn: SourceLanguage): SourceLanguage {
  let clearest = { language: typedIn, share: functionWordShare(words, typedIn) };
  for (const language of Object.values(OUTPUT_LANGUAGE_CODES)) {
    const share = functionWordShare(words, language);
    if (share > clearest.share) clearest = { language, share };
  }
  return clearest.language;
}

/** An author's own words where a sentence in `language` may contain them. Empty otherwise. */
export const ownWordsIn = (
  language: SourceLanguage,
  words: string,
  typedIn: SourceLanguage,
): string => (clearestLanguage(words, typedIn) === language ? words : '');
