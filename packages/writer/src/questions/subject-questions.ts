import { fillPhrase } from '../pick-phrase.ts';
import type { Unit } from '../reading/reading.ts';
import { GAP, topicOf, worthOf } from './clear-sentences.ts';
import { askForPiece } from './other-options.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';
import { type Subject, subjectIn } from './subjects.ts';

/** Who does it counts less than what is done. */
const WORTH = 0.9;

/** A sentence with a gap for its subject. The other options agree with the rest of the sentence. */
export function subjectQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  subjectsNear: (unit: Unit) => Subject[],
): Candidate[] {
  return sentences.flatMap((placed): Candidate[] => {
    const key = subjectIn(placed, material);
    if (!key) return [];
    const near = subjectsNear(placed.unit).filter(
      ({ article, isPlural }) => article === key.article && isPlural === key.isPlural,
    );
    const prompt = fillPhrase(material.wording.prompts.gap, {
      topic: topicOf(placed.unit.section, content),
      statement: `${GAP}${placed.part.text.slice(key.text.length)}`,
    });
    const worth = worthOf(placed) * WORTH;
    const asked = { form: 'subject' as const, prompt, key, near, source: placed.part, worth };
    return askForPiece(asked, material.terms);
  });
}
