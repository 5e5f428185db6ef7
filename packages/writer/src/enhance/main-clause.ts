import { type Cues, type EnhanceWording, WRITING_LANGUAGES, wordsOfAll } from '@tarima/languages';
import { lowerWords } from '../reading/terms.ts';

/**
 * Of all languages at once: the Portuguese `no` also keeps the English one from opening a subject.
 */
const CONTRACTED = wordsOfAll(WRITING_LANGUAGES, ({ enhance }) => enhance.contracted);
/** Most words before the verb. */
const LONGEST_SUBJECT = 6;

/** True if a text opens with its own subject and verb, outside any other clause. */
export function opensClause(
  text: string,
  cues: Cues,
  { clause }: EnhanceWording,
  longest = LONGEST_SUBJECT,
): boolean {
  const words = lowerWords(text);
  const [first = ''] = words;
  const isSubject =
    (cues.determiners.has(first) && !CONTRACTED.has(first)) ||
    cues.beforeVerb.has(first) ||
    /^\p{Lu}/u.test(text);
  const at = verbAt(words, cues);
  return (
    isSubject && at > 0 && at <= longest && !words.slice(0, at).some((word) => clause.test(word))
  );
}

/** True if a text has a verb, and no subordinate clause that may continue. */
export const isPlainClause = (text: string, cues: Cues, { clause }: EnhanceWording): boolean =>
  verbAt(lowerWords(text), cues) >= 0 && !clause.test(text);

/** Index of the first verb. Behind an article or a preposition such a word is a noun. */
const verbAt = (words: string[], cues: Cues): number =>
  words.findIndex((word, at) => {
    const before = words[at - 1] ?? '';
    return (
      cues.verbs.has(word) &&
      (cues.beforeVerb.has(before) ||
        !(
          cues.determiners.has(before) ||
          cues.phraseLinks.has(before) ||
          cues.functionWords.has(before)
        ))
    );
  });
