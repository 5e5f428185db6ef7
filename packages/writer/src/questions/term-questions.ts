import { fillPhrase } from '../pick-phrase.ts';
import type { Unit } from '../reading/reading.ts';
import { ended } from '../reading/spoken-text.ts';
import { topicOf, worthOf } from './clear-sentences.ts';
import { isFormLabel, type Pair, pairIn } from './match-questions.ts';
import { askForPiece, type Piece } from './other-options.ts';
import type { Candidate, QuestionMaterial, SaidContent } from './question-material.ts';

/** The meaning of one term, where too few stand together to be matched. */
export function termQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  pairsNear: (unit: Unit) => Pair[],
): Candidate[] {
  const pieceOf = ({ unit, term, definition }: Pair): Piece => ({
    ...{ unit, text: definition },
    stems: material.terms.of(term),
  });
  return content.units.flatMap((unit) =>
    unit.parts.flatMap((part): Candidate[] => {
      const pair = content.isSaid(part) ? pairIn({ unit, part }, material) : null;
      if (!pair || isFormLabel(pair, pairsNear(unit))) return [];
      if (material.wording.trivia.test(pair.definition)) return [];
      const hasNumber = /\p{N}/u.test(pair.definition);
      const others = pairsNear(unit).filter(
        ({ source, definition }) =>
          source === pair.source && /\p{N}/u.test(definition) === hasNumber,
      );
      const prompt = fillPhrase(material.wording.prompts.term, {
        topic: topicOf(unit.section, content),
        term: pair.term,
      });
      const asked = {
        form: 'term' as const,
        prompt,
        key: pieceOf(pair),
        near: others.map(pieceOf),
      };
      const source = { text: ended(part.text), citations: part.citations };
      return askForPiece({ ...asked, source, worth: worthOf({ unit, part }) }, material.terms);
    }),
  );
}
