import { fillPhrase, hashOf } from '../pick-phrase.ts';
import { topicOf, worthOf } from './clear-sentences.ts';
import { madeFalse } from './made-false.ts';
import type { OtherAmounts } from './other-amounts.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/**
 * Sentences that are true as they stand, or false by one change. Only a sentence that could be
 * changed is asked. So its form tells nothing.
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
    if (change === null) return [];
    const isTrue = hashOf(text) % 2 === 0;
    const draft = {
      kind: 'truth' as const,
      prompt: fillPhrase(material.wording.prompts.truth, {
        topic: topicOf(placed.unit.section, content),
        statement: isTrue ? text : change.text,
      }),
      isTrue,
      feedback: text,
      citations,
    };
    return [{ form: 'truth', draft, fact: change.fact, worth: worthOf(placed) }];
  });
}
