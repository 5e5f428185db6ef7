import { countWords } from '@tarima/text';
import { fillPhrase, hashOf } from '../pick-phrase.ts';
import type { Part, Unit } from '../reading/reading.ts';
import { ended, unended } from '../reading/spoken-text.ts';
import { topicOf } from './clear-sentences.ts';
import { hasOrder, LONGEST_STEP } from './order-questions.ts';
import { DISTRACTORS, optionsWith } from './other-options.ts';
import type { Candidate, QuestionMaterial, SaidContent } from './question-material.ts';

const WORTH = 2.5;

/**
 * The step right after another one. The other options are steps of the same procedure. They do not
 * come before the asked one, unless there are no others.
 */
export function stepQuestions(material: QuestionMaterial, content: SaidContent): Candidate[] {
  return content.units.flatMap((unit): Candidate[] => {
    if (!hasOrder(unit, material) || unit.parts.length < DISTRACTORS + 2) return [];
    const topic = topicOf(unit.section, content);
    const places = [...unit.parts.keys()];
    // Not always the first step.
    const start = hashOf(unit.id) % places.length;
    return [...places.slice(start), ...places.slice(0, start)].flatMap((at): Candidate[] => {
      const [before, key] = [unit.parts[at], unit.parts[at + 1]];
      if (!before || !key || !content.isSaid(before) || !content.isSaid(key)) return [];
      const others = otherSteps(unit, at);
      const all = [before, key, ...others];
      if (all.some(({ text }) => countWords(text) > LONGEST_STEP)) return [];
      const draft = {
        kind: 'choice' as const,
        prompt: fillPhrase(material.wording.prompts.nextStep, { topic, step: ended(before.text) }),
        ...optionsWith(
          unended(key.text),
          others.map(({ text }) => unended(text)),
          key.text,
        ),
        feedback: `${ended(before.text)} ${ended(key.text)}`,
        citations: [...before.citations, ...key.citations],
      };
      return [{ form: 'step', draft, fact: `${unit.id} ${at}`, worth: WORTH }];
    });
  });
}

/** Later steps first, then the nearest earlier ones. */
function otherSteps({ parts }: Unit, at: number): Part[] {
  const later = parts.slice(at + 2, at + 2 + DISTRACTORS);
  const earlier = parts.slice(Math.max(0, at - DISTRACTORS), at).reverse();
  return [...later, ...earlier].slice(0, DISTRACTORS);
}
