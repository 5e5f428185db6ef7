import type { Terms } from '../reading/terms.ts';
import type { WordCase } from '../reading/titles.ts';
import type { DialogueWording } from '../wording/dialogue/dialogue-wording.ts';
import type { Cues } from '../wording/wording.ts';

export type SubjectTools = {
  wording: Cues;
  dialogue: DialogueWording;
  terms: Terms;
  wordCase: WordCase;
};

export type Subject = {
  /** As it stands inside a sentence. */
  text: string;
  /** The verb that goes into "what is …?"; empty where the sentence does not say what the subject is. */
  is: string;
};

type Found = { text: string; rest: string; isName: boolean };

const MAX_SUBJECT_WORDS = 6;

/** What a sentence is about, where the host can ask for it by its words. */
export function askableSubject(text: string, tools: SubjectTools): Subject | null {
  const { cues } = tools.dialogue;
  const found = subjectOf(text, tools);
  if (!found) return null;
  // "What is Curie?" would be asked of a thing.
  const is = found.isName ? '' : (cues.isA.exec(found.rest)?.[1] ?? '');
  const isNamed = found.isName || cues.definite.test(found.text);
  return is || isNamed ? { text: found.text, is } : null;
}

/**
 * The subject that opens a sentence, as it stands inside one, with what follows it: an article, nouns
 * with what links them, then a known verb. Null where that is not certain.
 */
function subjectOf(text: string, tools: SubjectTools): Found | null {
  const { wording, terms } = tools;
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*['’]?/gu)];
  const lower = tokens.map(([word]) => word.toLowerCase().replace('’', "'"));
  const [first = ''] = lower;
  const opens = wording.determiners.has(first) || wording.elision?.test(first);
  const isDemonstrative = wording.demonstrative.test(first) || wording.dangling.test(text);
  if (isDemonstrative) return null;
  if (!opens) return bareSubject(text, tools);
  for (const [at, word] of lower.entries()) {
    if (at === 0) continue;
    const token = tokens[at];
    if (!token || at > MAX_SUBJECT_WORDS) return null;
    const start = token.index;
    if (/[^\s]/u.test(text.slice(start - 1, start))) return null;
    if (wording.verbs.has(word) && !(wording.nounsHaveCapitals && /^\p{Lu}/u.test(token[0]))) {
      const subject = wholeSubject(text.slice(0, start).trim());
      if (!subject) return null;
      const hasNoun = lower.slice(0, at).some((one) => terms.isContent(one));
      const endsWhole = !wording.functionWords.has(lower[at - 1] ?? '');
      if (!hasNoun || !endsWhole || wording.beforeVerb.has(lower[at - 1] ?? '')) return null;
      // Only its article stood at the start of a sentence.
      const inside = subject.charAt(0).toLowerCase() + subject.slice(1);
      return { text: inside, rest: text.slice(start), isName: false };
    }
    const isLink = wording.phraseLinks.has(word);
    const isArticle = wording.determiners.has(word);
    const isBehindLink = wording.phraseLinks.has(lower[at - 1] ?? '');
    if (isArticle && !isLink && !isBehindLink) return null;
    if (!isLink && !isArticle && !terms.isContent(word) && !wording.elision?.test(word))
      return null;
  }
  return null;
}

/** Without what is only put in between commas; empty where there is a comma for another reason. */
const wholeSubject = (subject: string) =>
  /^[^,]+$/u.test(subject) ? subject : (/^([^,]+),[^,]+,$/u.exec(subject)?.[1] ?? '');

/** A name or a noun without article that opens a sentence, up to its verb. */
function bareSubject(text: string, { wording, terms, wordCase }: SubjectTools): Found | null {
  const words = text.split(' ');
  const end = words.findIndex((word, at) => at > 0 && wording.verbs.has(word));
  const run = words.slice(0, end);
  const isWhole =
    end > 0 &&
    end <= MAX_SUBJECT_WORDS &&
    !run.some((word) => /[^\p{L}\p{N}’'-]/u.test(word)) &&
    !wording.functionWords.has(run[0]?.toLowerCase() ?? '') &&
    run.every((word) => /^\p{Lu}/u.test(word) || wording.phraseLinks.has(word)) &&
    /^\p{Lu}/u.test(run.at(-1) ?? '') &&
    run.some((word) => terms.isContent(word.toLowerCase()));
  if (!isWhole || wording.beforeVerb.has(run.at(-1)?.toLowerCase() ?? '')) return null;
  const subject = run.join(' ');
  const inside = wordCase.inSentence(subject);
  const rest = words.slice(end).join(' ');
  // "Bees are": only common nouns have a plural without article.
  const isPlural = wording.language === 'en' && /^\p{Lu}\p{Ll}+s$/u.test(subject);
  if (isPlural && /^(?:are|have|were|can|do)\b/u.test(rest))
    return { text: subject.toLowerCase(), rest, isName: false };
  // "Heute ist": what is written small elsewhere is no noun.
  if (wording.nounsHaveCapitals && inside !== subject) return null;
  return { text: inside, rest, isName: inside === subject };
}

/** A title or the start of a sentence as it is written further inside; after an elided article too. */
export const insideSentence = (text: string, wordCase: WordCase, wording: Cues): string =>
  // Where every noun has a capital, nothing tells which words a title only borrowed them for.
  (wording.nounsHaveCapitals
    ? text.replace(/^\p{Lu}\p{Ll}+(?= )/u, (first) =>
        wording.determiners.has(first.toLowerCase()) ? first.toLowerCase() : first,
      )
    : wordCase.inSentence(text)
  ).replace(/^\p{Lu}\p{Ll}{0,3}(?=['’]\s?\p{L})/u, (article) => article.toLowerCase());
