import type { Joint, WritingLanguageKnowledge } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { upperFirst } from '../reading/clean-text.ts';
import { lowerWords } from '../reading/terms.ts';
import { isPlainClause, opensClause } from './main-clause.ts';

/** A longer sentence is hard to follow by ear. */
const LONG = 20;
const FEWEST_WORDS = 5;
/** An article, a noun and a pronoun. A longer one has another subject inside. */
const RELATIVE_SUBJECT = 3;

/** Divides a long sentence where both halves are sentences. Others stay as they are. */
export function divideSentence(sentence: string, knowledge: WritingLanguageKnowledge): string[] {
  const size = countWords(sentence);
  if (size <= LONG || /[?¿!¡:]/u.test(sentence) || !sentence.endsWith('.')) return [sentence];
  const cuts = knowledge.enhance.joints
    .flatMap((joint) => cutsAt(sentence, joint))
    .filter((cut) => stands(cut, knowledge))
    .sort((a, b) => Math.abs(a.words - size / 2) - Math.abs(b.words - size / 2));
  const [best] = cuts;
  if (!best) return [sentence];
  const halves = [
    `${best.before.replace(/(?<![\s,;])[\s,;]+$/u, '')}.`,
    upperFirst(best.begins + best.after),
  ];
  return halves.flatMap((half) => divideSentence(half, knowledge));
}

type Cut = { before: string; after: string; words: number } & Joint;

const cutsAt = (sentence: string, joint: Joint): Cut[] =>
  [...sentence.matchAll(joint.gap)].map((match) => {
    const before = sentence.slice(0, match.index);
    const after = sentence.slice(match.index + match[0].length);
    const begins = joint.begins.replace(/\$(\d)/gu, (_, place) => match[Number(place)] ?? '');
    return { ...joint, begins, before, after, words: countWords(before) };
  });

function stands(cut: Cut, { cues, enhance }: WritingLanguageKnowledge): boolean {
  const { before, after, words, needsVerb = false, gap, joinsClauses, isRelative } = cut;
  const hasVerb = (text: string) => lowerWords(text).some((word) => cues.verbs.has(word));
  const isEnumeration = before.includes(',') && needsVerb && !gap.source.startsWith(';');
  return (
    words >= FEWEST_WORDS &&
    countWords(after) >= FEWEST_WORDS &&
    (!needsVerb || (hasVerb(before) && hasVerb(after))) &&
    !isEnumeration &&
    (!joinsClauses ||
      (!before.includes(',') &&
        isPlainClause(before, cues, enhance) &&
        opensClause(after, cues, enhance))) &&
    (!isRelative ||
      (!after.includes(',') &&
        !enhance.clause.test(before) &&
        opensClause(upperFirst(cut.begins + after), cues, enhance, RELATIVE_SUBJECT))) &&
    !(enhance.subordinate.test(before) && !before.includes(',')) &&
    !enhance.subordinate.test(after) &&
    !enhance.relative.test(before) &&
    !enhance.corrects.test(before) &&
    isBalanced(before)
  );
}

const isBalanced = (text: string): boolean =>
  !/[«“"(][^«“(»”")]*$/u.test(text.replace(/[«“"(][^«»“”"()]*[»”")]/gu, ''));
