import { fillPhrase } from '../pick-phrase.ts';
import { mustSayOf } from '../reading/must-say.ts';
import type { Unit } from '../reading/reading.ts';
import { clearClauses, type Divided } from './clauses.ts';
import { isWhole } from './clear-text.ts';
import { askForPiece } from './other-options.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';
import { worthOf } from './worth.ts';

/** Only a duty has a case that learners must know. */
const isRule = (text: string, { readingCues }: QuestionMaterial): boolean => {
  const kinds = mustSayOf(text, readingCues);
  return kinds.includes('obligation') || kinds.includes('prohibition');
};

/** Asks a sentence for its clause: when, or for what. The other options are clauses near by. */
export function clauseQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  clausesNear: (unit: Unit) => Divided[],
): Candidate[] {
  return sentences.flatMap((placed): Candidate[] =>
    clearClauses(placed, material).flatMap(({ kind, clause, rest }) => {
      if (!isWhole(rest, material)) return [];
      if (!isRule(rest, material)) return [];
      // "Always" is right in each case.
      if (material.wording.absolute.test(rest)) return [];
      const near = clausesNear(placed.unit).filter((other) => other.kind === kind);
      const prompt = fillPhrase(material.wording.prompts[kind], {
        topic: content.topicOf(placed.unit.section),
        statement: rest,
      });
      const asked = { form: kind, prompt, key: clause, near: near.map((one) => one.clause) };
      return askForPiece({ ...asked, source: placed.part, worth: worthOf(placed) }, material.terms);
    }),
  );
}
