import { SOURCE_LANGUAGES, type SourceLanguage } from '@tarima/languages';
import { functionWordShare } from '@tarima/text';

// Object.keys widens them to string; they are the table's own.
const KNOWN = Object.keys(SOURCE_LANGUAGES) as SourceLanguage[];

/** The language of some words: few rarely show it, so it is the one they were typed in unless another is clearer. */
export function clearestLanguage(words: string, typedIn: SourceLanguage): SourceLanguage {
  let clearest = { language: typedIn, share: functionWordShare(words, typedIn) };
  for (const language of KNOWN) {
    const share = functionWordShare(words, language);
    if (share > clearest.share) clearest = { language, share };
  }
  return clearest.language;
}

/** An author's own words where a sentence in `language` may hold them, else nothing. */
export const ownWordsIn = (
  language: SourceLanguage,
  words: string,
  typedIn: SourceLanguage,
): string => (clearestLanguage(words, typedIn) === language ? words : '');
