import { fillPhrase, hashOf } from '../pick-phrase.ts';
import { formOf, isClause } from '../reading/list-form.ts';
import { isMustSay, topicOf, worthOf } from './clear-sentences.ts';
import { madeFalse } from './made-false.ts';
import type { OtherAmounts } from './other-amounts.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/** The share of statements that could be made false and are asked as they stand. */
const ONE_IN = 4;
const WORTH_UNCHANGED = 0.3;

/**
 * True for a sentence that a learner may doubt. Nobody would call "Keep the door clean" false, since
 * nothing in it can be otherwise.
 */
function isClaim(placed: PlacedPart, { cues, wording, readingCues, amountsIn }: QuestionMaterial) {
  const { text } = placed.part;
  const isOrder = readingCues.order.test(text) || formOf(text, cues) === 'order';
  const hasCase = amountsIn(text).length > 0 || text.search(wording.adjuncts.when.ending) >= 0;
  const isBan = wording.banOpening.test(text);
  return isMustSay(placed) && (isOrder ? isBan || hasCase : isClause(text, cues));
}

/**
 * Sentences that are true as they stand, or false by one change. One that cannot be changed is true
 * for certain. A content has one of them at most, since its form tells the answer.
 */
export function truthQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  othersOf: OtherAmounts,
): Candidate[] {
  return sentences.flatMap((placed): Candidate[] => {
    const { text, citations } = placed.part;
    const change = madeFalse(placed, material, othersOf);
    if (!change && !isClaim(placed, material)) return [];
    const isTrue = change === null || hashOf(text) % ONE_IN === 0;
    const draft = {
      kind: 'truth' as const,
      prompt: fillPhrase(material.wording.prompts.truth, {
        topic: topicOf(placed.unit.section, content),
        statement: isTrue || change === null ? text : change.text,
      }),
      isTrue,
      feedback: text,
      citations,
    };
    return change
      ? [{ form: 'truth', draft, fact: change.fact, worth: worthOf(placed) }]
      : [{ form: 'truth', draft, fact: 'unchanged', worth: worthOf(placed) * WORTH_UNCHANGED }];
  });
}
