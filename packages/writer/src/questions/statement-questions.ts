import { fillPhrase, hashOf } from '../pick-phrase.ts';
import type { Unit } from '../reading/reading.ts';
import { topicOf, worthOf } from './clear-sentences.ts';
import { madeFalse } from './made-false.ts';
import type { OtherAmounts } from './other-amounts.ts';
import { askForPiece, type Piece } from './other-options.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/** A sentence that was made false. */
export type FalseStatement = Piece & { source: PlacedPart };

/** To find the true one among false ones is the last resort, for sentences of any form. */
const WORTH = 0.6;
/** A part of them, another for each question: the same ones would soon be known. */
const MOST_NEAR = 8;

/** A sentence among others of the document that were made false. */
export function statementQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  falseNear: (unit: Unit) => FalseStatement[],
): Candidate[] {
  const { terms, wording } = material;
  return sentences.flatMap((placed): Candidate[] => {
    const { unit, part } = placed;
    const key = { unit, text: part.text, stems: terms.of(part.text) };
    // Those of this content are asked by themselves.
    const near = falseNear(unit)
      .filter(({ source }) => !content.isSaid(source.part))
      .map((one) => ({ one, place: hashOf(`${part.text} ${one.text}`) }))
      .sort((a, b) => a.place - b.place)
      .slice(0, MOST_NEAR)
      .map(({ one }) => one);
    const topic = topicOf(unit.section, content);
    const prompt = fillPhrase(wording.prompts.statement, { topic });
    const asked = { form: 'statement' as const, prompt, key, near, source: part };
    return askForPiece({ ...asked, worth: worthOf(placed) * WORTH }, terms);
  });
}

export function falseStatement(
  source: PlacedPart,
  material: QuestionMaterial,
  othersOf: OtherAmounts,
): FalseStatement[] {
  const change = madeFalse(source, material, othersOf);
  const { unit, part } = source;
  return change ? [{ unit, text: change.text, stems: material.terms.of(part.text), source }] : [];
}
