import { likeCase, scaleWordIn } from './changed-word.ts';
import { gapPrompt } from './gap-prompt.ts';
import { DISTRACTORS } from './other-options.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';
import { worthOf } from './worth.ts';

/**
 * A gap for a word of a scale, such as "weekly". The other options are words of the same scale that
 * stand in the same document.
 */
export function scaleQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
): Candidate[] {
  return sentences.flatMap((placed): Candidate[] => {
    const { unit, part } = placed;
    const word = scaleWordIn(part.text, material);
    // Between "before" and "after" a statement is the better question.
    if (!word || word.others.length < DISTRACTORS) return [];
    const known = word.others.filter(
      (other) => material.sentencesWith(unit.section.file, other).length > 0,
    );
    if (known.length < DISTRACTORS) return [];
    const others = known.slice(0, DISTRACTORS).map((other) => likeCase(other, word.text));
    // In their order, as amounts are.
    const place = (one: string) => material.wording.scales.places.get(one.toLowerCase()) ?? 0;
    const options = [word.text, ...others].sort((one, other) => place(one) - place(other));
    const draft = {
      kind: 'choice' as const,
      prompt: gapPrompt(material, content, placed, word),
      options,
      answer: options.indexOf(word.text),
      ...{ feedback: part.text, citations: part.citations },
    };
    return [{ form: 'scale', draft, fact: part.text, worth: worthOf(placed) }];
  });
}
