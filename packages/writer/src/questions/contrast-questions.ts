import type { Unit } from '../reading/reading.ts';
import { worthOf } from './clear-sentences.ts';
import type { Contrast } from './contrasts.ts';
import { gapPrompt } from './gap-prompt.ts';
import { DISTRACTORS, optionsWith } from './other-options.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/** Few know a word less than they know an amount. */
const WORTH = 0.8;

/** A gap for the word that tells things of one name apart. */
export function contrastQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  contrastsIn: (unit: Unit, text: string) => Contrast[],
): Candidate[] {
  return sentences.flatMap((placed): Candidate[] => {
    const { text, citations } = placed.part;
    return contrastsIn(placed.unit, text).flatMap((contrast): Candidate[] => {
      if (contrast.others.length < DISTRACTORS) return [];
      const end = contrast.start + contrast.text.length;
      const draft = {
        kind: 'choice' as const,
        prompt: gapPrompt(material, content, placed, { start: contrast.start, end }),
        ...optionsWith(contrast.text, contrast.others.slice(0, DISTRACTORS), text),
        ...{ feedback: text, citations },
      };
      return [{ form: 'contrast', draft, fact: text, worth: worthOf(placed) * WORTH }];
    });
  });
}
