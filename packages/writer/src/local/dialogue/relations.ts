import { keyPhrases, type PhraseCount } from '../../reading/key-phrases.ts';
import type { Terms } from '../../reading/terms.ts';
import type { WordCase } from '../../reading/titles.ts';
import type {
  DialogueWording,
  Relation,
  RelationCues,
} from '../../wording/dialogue/dialogue-wording.ts';
import type { Cues } from '../../wording/wording.ts';

/** What the host may ask before a sentence, and what fits into the question's slots. */
export type Question = { relation: Relation; slots: Record<string, string> };

export type RelationTools = {
  wording: Cues;
  dialogue: DialogueWording;
  terms: Terms;
  count: PhraseCount;
  wordCase: WordCase;
};

const MAX_SUBJECT_WORDS = 6;

type Subject = {
  /** As it stands inside a sentence. */
  text: string;
  rest: string;
  /** Whether it may be somebody's name. */
  isName: boolean;
};

/** The questions for a sentence, found once for each. */
export function createQuestions(tools: RelationTools) {
  const known = new Map<string, Question[]>();
  return (text: string, isThread: boolean): Question[] => {
    const key = `${isThread} ${text}`;
    const questions = known.get(key) ?? questionsFor(text, isThread, tools);
    known.set(key, questions);
    return questions;
  };
}

/**
 * The questions that a sentence answers, the one that fits it best first; the last fits any.
 * `isThread`: it stands right behind the sentence that was just said.
 */
function questionsFor(text: string, isThread: boolean, tools: RelationTools): Question[] {
  const { cues } = tools.dialogue;
  const subject = subjectOf(text, tools);
  // "What is Curie?" would be asked of a thing.
  const isA = subject && !subject.isName && cues.isA.exec(subject.rest)?.[1];
  const isNamed = subject && (subject.isName || cues.definite.test(subject.text));
  const phrase = phraseOf(text, tools);
  const ask = (relation: Relation, holds: unknown, slots: Record<string, string> = {}) =>
    holds ? [{ relation, slots }] : [];
  return [
    ...ask('example', isThread && holdsExample(text, cues)),
    ...ask('contrast', isThread && cues.contrast.test(text)),
    ...ask('consequence', isThread && cues.consequence.test(text)),
    ...ask('first', cues.first.test(text)),
    ...ask('next', isThread && cues.next.test(text)),
    ...ask('last', isThread && cues.last.test(text)),
    ...(subject && isA ? ask('definition', true, { x: subject.text, is: isA }) : []),
    ...ask('list', isThread && /:\s\P{P}+[,;]\s/u.test(text)),
    ...ask('figures', isThread && hasFigures(text, cues.quantities)),
    ...(subject && isNamed ? ask('about', true, { x: subject.text }) : []),
    ...ask('advice', cues.advice.test(text)),
    ...(phrase && !isThread ? ask('phrase', true, { phrase }) : []),
    ...ask('more', true),
  ];
}

/**
 * The subject that opens a sentence, as it stands inside one, with what follows it: an article, nouns
 * with what links them, then a known verb. Null where that is not certain.
 */
function subjectOf(text: string, tools: RelationTools): Subject | null {
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
function bareSubject(text: string, { wording, terms, wordCase }: RelationTools): Subject | null {
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
  // "Bees are": only common nouns have a plural without article.
  const isPlural = wording.language === 'en' && /^\p{Lu}\p{Ll}+s$/u.test(subject);
  const rest = words.slice(end).join(' ');
  if (isPlural && /^(?:are|have|were|can|do)\b/u.test(rest))
    return { text: subject.toLowerCase(), rest, isName: false };
  // "Heute ist": what is written small elsewhere is no noun.
  if (wording.nounsHaveCapitals && inside !== subject) return null;
  return { text: inside, rest, isName: inside === subject };
}

/** The phrase that says most of what a sentence is about; empty where there is none to rely on. */
function phraseOf(text: string, tools: RelationTools): string {
  const { wording, terms, count, dialogue } = tools;
  const [best] = keyPhrases(text, wording, terms, count)
    .filter(({ isPoor, stems }) => !isPoor && stems.length > 0)
    .map((phrase) => ({ ...phrase, start: text.indexOf(phrase.text) }))
    // What a sentence is about stands in its first half, and the documents come back to it.
    .filter(
      ({ text: phrase, start }) => start >= 0 && start <= text.length / 2 && count(phrase) > 1,
    )
    .map((phrase) => ({
      ...phrase,
      article: dialogue.cues.article.exec(text.slice(0, phrase.start))?.[0] ?? '',
    }))
    .filter(
      ({ text: phrase, article }) => article || (!wording.nounsHaveCapitals && isName(phrase)),
    )
    .map((phrase) => ({ ...phrase, worth: phrase.stems.length + Math.log1p(count(phrase.text)) }))
    .sort((a, b) => b.worth - a.worth);
  if (!best) return '';
  return best.article.toLowerCase() + best.text;
}

/** Without a lower word; German, where every noun looks so, has its article instead. */
const isName = (phrase: string) => /^\p{Lu}/u.test(phrase) && !/ \p{Ll}/u.test(phrase);

/** Whether the cue for an example opens the sentence or stands inside it. */
export const holdsExample = (text: string, { example }: RelationCues): boolean =>
  new RegExp(example.source.replace('^', ''), 'iu').test(text);

/** A title or the start of a sentence as it is written further inside; after an elided article too. */
export const insideSentence = (text: string, wordCase: WordCase, wording: Cues): string =>
  // Where every noun has a capital, nothing tells which words a title only borrowed them for.
  (wording.nounsHaveCapitals
    ? text.replace(/^\p{Lu}\p{Ll}+(?= )/u, (first) =>
        wording.determiners.has(first.toLowerCase()) ? first.toLowerCase() : first,
      )
    : wordCase.inSentence(text)
  ).replace(/^\p{Lu}\p{Ll}{0,3}(?=['’]\s?\p{L})/u, (article) => article.toLowerCase());

/** Shares and large amounts; a number alone, such as a date or an age, is no answer to "any figures?". */
const hasFigures = (text: string, quantities: RegExp) =>
  /\p{N}\s?%/u.test(text) || (quantities.test(text) && /\p{N}/u.test(text));
