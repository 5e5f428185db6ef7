import { fillPhrase } from '../pick-phrase.ts';
import type { Unit } from '../reading/reading.ts';
import { GAP, topicOf, worthOf } from './clear-sentences.ts';
import type { Contrast } from './contrasts.ts';
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
    return contrastsIn(placed.unit, text).map((contrast): Candidate => {
      const end = contrast.start + contrast.text.length;
      const draft = {
        kind: 'choice' as const,
        prompt: fillPhrase(material.wording.prompts.gap, {
          topic: topicOf(placed.unit.section, content),
          statement: `${text.slice(0, contrast.start)}${GAP}${text.slice(end)}`,
        }),
        ...optionsWith(contrast.text, contrast.others.slice(0, DISTRACTORS), text),
        ...{ feedback: text, citations },
      };
      return { form: 'contrast', draft, fact: text, worth: worthOf(placed) * WORTH };
    });
  });
}
