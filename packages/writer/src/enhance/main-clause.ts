import { lowerWords } from '../reading/terms.ts';
import type { EnhanceWording } from '../wording/enhance/enhance-wording.ts';
import type { Wording } from '../wording/wording.ts';

/** The longest subject that is looked for before a verb. */
const LONGEST_SUBJECT = 6;

/** Whether a text opens with a subject of its own and its verb, which no other clause holds. */
export function opensClause(
  text: string,
  wording: Wording,
  { clause }: EnhanceWording,
  longest = LONGEST_SUBJECT,
): boolean {
  const words = lowerWords(text);
  const [first = ''] = words;
  const isSubject =
    (wording.determiners.has(first) &&
      !/^(?:al|del|d[oa]s?|à?s?|aos?|n[oa]s?|pel[oa]s?|num|numa)$/u.test(first)) ||
    wording.beforeVerb.has(first) ||
    /^\p{Lu}/u.test(text);
  const at = verbAt(words, wording);
  return (
    isSubject && at > 0 && at <= longest && !words.slice(0, at).some((word) => clause.test(word))
  );
}

/** Whether a text has a verb and no clause inside another that the next words might belong to. */
export const isPlainClause = (
  text: string,
  wording: Wording,
  { clause }: EnhanceWording,
): boolean => verbAt(lowerWords(text), wording) >= 0 && !clause.test(text);

/** Where the first verb stands: behind an article or a preposition such a word is a noun. */
const verbAt = (words: string[], wording: Wording): number =>
  words.findIndex((word, at) => {
    const before = words[at - 1] ?? '';
    return (
      wording.verbs.has(word) &&
      (wording.beforeVerb.has(before) ||
        !(
          wording.determiners.has(before) ||
          wording.phraseLinks.has(before) ||
          wording.functionWords.has(before)
        ))
    );
  });
