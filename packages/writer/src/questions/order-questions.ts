import { QUESTION_PARTS } from '@tarima/contract';
import { fillPhrase } from '../pick-phrase.ts';
import { unended } from '../reading/spoken-text.ts';
import type { QuestionedContent } from '../writer.ts';
import { type QuestionDraft, type QuestionMaterial, saidUnits } from './question-material.ts';

/** The steps of procedures, to be put in order. Of a long one the first steps are asked. */
export function orderQuestions(
  material: QuestionMaterial,
  content: QuestionedContent,
): QuestionDraft[] {
  const { units, isSaid } = saidUnits(material, content);
  const { prompts } = material.wording;
  return units.flatMap((unit): QuestionDraft[] => {
    if (unit.kind !== 'procedure' || !unit.parts.every(isSaid)) return [];
    if (unit.parts.length < QUESTION_PARTS.order.min) return [];
    const asked = unit.parts.slice(0, QUESTION_PARTS.order.max);
    const prompt = asked.length < unit.parts.length ? prompts.orderFirst : prompts.order;
    return [
      {
        kind: 'order',
        prompt: fillPhrase(prompt, { topic: unit.section.title || content.title }),
        steps: asked.map(({ text }) => unended(text)),
        feedback: asked.map(({ text }) => text).join(' '),
        citations: asked.flatMap(({ citations }) => citations),
      },
    ];
  });
}
