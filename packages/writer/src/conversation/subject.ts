import type { Cues, DialogueWording } from '@tarima/languages';
import type { Terms } from '../reading/terms.ts';
import type { WordCase } from '../reading/titles.ts';

export type SubjectTools = {
  cues: Cues;
  dialogue: DialogueWording;
  terms: Terms;
  wordCase: WordCase;
};

export type Subject = {
  /** Written as inside a sentence. */
  text: string;
  /** The verb for "what is …?". Empty if the sentence does not say what the subject is. */
  is: string;
};

type Found = { text: string; rest: string; isName: boolean };

const MAX_SUBJECT_WORDS = 6;

/** The subject of a sentence, where the host can ask for it. */
export function askableSubject(text: string, tools: SubjectTools): Subject | null {
  const { cues } = tools.dialogue;
  const found = subjectOf(text, tools);
  if (!found) return null;
  // "What is …?" fits things only, not "Curie".
  const is = found.isName ? '' : (cues.isA.exec(found.rest)?.[1] ?? '');
  const isNamed = found.isName || cues.definite.test(found.text);
  return is || isNamed ? { text: found.text, is } : null;
}

/**
 * The subject that opens a sentence, written as inside one, and the text behind it. It is an
 * article, nouns with their links, then a known verb. Null if that is not certain.
 */
function subjectOf(text: string, tools: SubjectTools): Found | null {
  const { cues, terms } = tools;
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*['’]?/gu)];
  const lower = tokens.map(([word]) => word.toLowerCase().replace('’', "'"));
  const [first = ''] = lower;
  const opens = cues.determiners.has(first) || cues.elision?.test(first);
  const isDemonstrative = cues.demonstrative.test(first) || cues.dangling.test(text);
  if (isDemonstrative) return null;
  if (!opens) return bareSubject(text, tools);
  for (const [at, word] of lower.entries()) {
    if (at === 0) continue;
    const token = tokens[at];
    if (!token || at > MAX_SUBJECT_WORDS) return null;
    const start = token.index;
    if (/[^\s]/u.test(text.slice(start - 1, start))) return null;
    if (cues.verbs.has(word) && !(cues.nounsHaveCapitals && /^\p{Lu}/u.test(token[0]))) {
      const subject = wholeSubject(text.slice(0, start).trim());
      if (!subject) return null;
      const hasNoun = lower.slice(0, at).some((one) => terms.isContent(one));
      const endsWhole = !cues.functionWords.has(lower[at - 1] ?? '');
      if (!hasNoun || !endsWhole || cues.beforeVerb.has(lower[at - 1] ?? '')) return null;
      // Only the article had its capital from the start of the sentence.
      const inside = subject.charAt(0).toLowerCase() + subject.slice(1);
      return { text: inside, rest: text.slice(start), isName: false };
    }
    const isLink = cues.phraseLinks.has(word);
    const isArticle = cues.determiners.has(word);
    const isBehindLink = cues.phraseLinks.has(lower[at - 1] ?? '');
    if (isArticle && !isLink && !isBehindLink) return null;
    if (!isLink && !isArticle && !terms.isContent(word) && !cues.elision?.test(word)) return null;
  }
  return null;
}

/** Removes an aside between commas. Empty if a comma has another reason. */
const wholeSubject = (subject: string) =>
  /^[^,]+$/u.test(subject) ? subject : (/^([^,]+),[^,]+,$/u.exec(subject)?.[1] ?? '');

/** A name or a noun without article that opens a sentence, up to its verb. */
function bareSubject(text: string, { cues, terms, wordCase }: SubjectTools): Found | null {
  const words = text.split(' ');
  const end = words.findIndex((word, at) => at > 0 && cues.verbs.has(word));
  const run = words.slice(0, end);
  const isWhole =
    end > 0 &&
    end <= MAX_SUBJECT_WORDS &&
    !run.some((word) => /[^\p{L}\p{N}’'-]/u.test(word)) &&
    !cues.functionWords.has(run[0]?.toLowerCase() ?? '') &&
    run.every((word) => /^\p{Lu}/u.test(word) || cues.phraseLinks.has(word)) &&
    /^\p{Lu}/u.test(run.at(-1) ?? '') &&
    run.some((word) => terms.isContent(word.toLowerCase()));
  if (!isWhole || cues.beforeVerb.has(run.at(-1)?.toLowerCase() ?? '')) return null;
  const subject = run.join(' ');
  const inside = wordCase.inSentence(subject);
  const rest = words.slice(end).join(' ');
  // "Bees are": only common nouns have a plural without an article.
  const isPlural = cues.language === 'en' && /^\p{Lu}\p{Ll}+s$/u.test(subject);
  if (isPlural && /^(?:are|have|were|can|do)\b/u.test(rest))
    return { text: subject.toLowerCase(), rest, isName: false };
  // "Heute ist": a word that is in lower case elsewhere is no noun.
  if (cues.nounsHaveCapitals && inside !== subject) return null;
  return { text: inside, rest, isName: inside === subject };
}

/**
 * A title or the start of a sentence, written as inside a sentence. An elided article is in lower
 * case too.
 */
export const insideSentence = (text: string, wordCase: WordCase, cues: Cues): string =>
  // In German only an article changes: a noun has its capital everywhere.
  (cues.nounsHaveCapitals
    ? text.replace(/^\p{Lu}\p{Ll}+(?= )/u, (first) =>
        cues.determiners.has(first.toLowerCase()) ? first.toLowerCase() : first,
      )
    : wordCase.inSentence(text)
  ).replace(/^\p{Lu}\p{Ll}{0,3}(?=['’]\s?\p{L})/u, (article) => article.toLowerCase());
