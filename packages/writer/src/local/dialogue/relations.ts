import type { DialogueWording, Relation } from '../../wording/dialogue/dialogue-wording.ts';
import type { Cues } from '../../wording/wording.ts';
import { keyPhrases, type PhraseCount } from '../key-phrases.ts';
import type { Terms } from '../terms.ts';
import type { WordCase } from '../titles.ts';

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
const YEAR = /^(?:1[5-9]|20)\d\d$/u;

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
  const isA = subject && cues.isA.exec(subject.rest)?.[1];
  const phrase = phraseOf(text, tools);
  const ask = (relation: Relation, holds: unknown, slots: Record<string, string> = {}) =>
    holds ? [{ relation, slots }] : [];
  return [
    ...ask('example', isThread && cues.example.test(text)),
    ...ask('contrast', isThread && cues.contrast.test(text)),
    ...ask('consequence', isThread && cues.consequence.test(text)),
    ...ask('first', cues.first.test(text)),
    ...ask('next', isThread && cues.next.test(text)),
    ...ask('last', isThread && cues.last.test(text)),
    ...(subject && isA ? ask('definition', true, { x: subject.text, is: isA }) : []),
    ...ask('list', /:\s\P{P}+[,;]\s/u.test(text)),
    ...ask('figures', hasFigures(text, cues.quantities)),
    ...(subject && cues.definite.test(subject.text) ? ask('about', true, { x: subject.text }) : []),
    ...ask('advice', cues.advice.test(text)),
    ...(phrase && !isThread ? ask('phrase', true, { phrase }) : []),
    ...ask('more', true),
  ];
}

/**
 * The subject that opens a sentence, as it stands inside one, with what follows it: an article, nouns
 * with what links them, then a known verb. Null where that is not certain.
 */
function subjectOf(
  text: string,
  { wording, terms, wordCase }: RelationTools,
): { text: string; rest: string } | null {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*['’]?/gu)];
  const lower = tokens.map(([word]) => word.toLowerCase().replace('’', "'"));
  const [first = ''] = lower;
  const opens = wording.determiners.has(first) || wording.elision?.test(first);
  const isDemonstrative = wording.demonstrative.test(first) || wording.dangling.test(text);
  if (!opens || isDemonstrative) return null;
  for (const [at, word] of lower.entries()) {
    if (at === 0) continue;
    const token = tokens[at];
    if (!token || at > MAX_SUBJECT_WORDS) return null;
    const start = token.index;
    if (/[^\s]/u.test(text.slice(start - 1, start))) return null;
    if (wording.verbs.has(word) && !(wording.nounsHaveCapitals && /^\p{Lu}/u.test(token[0]))) {
      const subject = text.slice(0, start).trim();
      const hasNoun = lower.slice(0, at).some((one) => terms.isContent(one));
      const endsWhole = !wording.functionWords.has(lower[at - 1] ?? '');
      if (!hasNoun || !endsWhole || wording.beforeVerb.has(lower[at - 1] ?? '')) return null;
      return { text: insideSentence(subject, wordCase), rest: text.slice(start) };
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

/** The phrase that says most of what a sentence is about; empty where there is none to rely on. */
function phraseOf(text: string, tools: RelationTools): string {
  const { wording, terms, count, wordCase, dialogue } = tools;
  const [best] = keyPhrases(text, wording, terms, count)
    .filter(({ isPoor, stems }) => !isPoor && stems.length > 0)
    .map((phrase) => ({ ...phrase, start: text.indexOf(phrase.text) }))
    // What a sentence is about stands in its first half.
    .filter(({ start }) => start >= 0 && start <= text.length / 2)
    .map((phrase) => ({ ...phrase, worth: phrase.stems.length + Math.log1p(count(phrase.text)) }))
    .sort((a, b) => b.worth - a.worth);
  if (!best) return '';
  const article = dialogue.cues.article.exec(text.slice(0, best.start))?.[0] ?? '';
  return insideSentence(article + best.text, wordCase);
}

/** A title or the start of a sentence as it is written further inside; after an elided article too. */
export const insideSentence = (text: string, wordCase: WordCase): string =>
  wordCase
    .inSentence(text)
    .replace(/^\p{Lu}\p{Ll}{0,3}(?=['’]\p{Ll})/u, (article) => article.toLowerCase());

function hasFigures(text: string, quantities: RegExp): boolean {
  if (/\p{N}\s?%/u.test(text) || (quantities.test(text) && /\p{L}/u.test(text))) return true;
  const numbers = text.match(/(?<![\p{L}\p{N}.,-])\p{N}[\p{N}.,]*\p{N}(?=\s\p{Ll})/gu) ?? [];
  return numbers.some((number) => !YEAR.test(number));
}
