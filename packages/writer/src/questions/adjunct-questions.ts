import type { AdjunctKind } from '@tarima/languages';
import { fillPhrase } from '../pick-phrase.ts';
import type { Unit } from '../reading/reading.ts';
import { type Adjunct, adjunctsIn, isWhole } from './adjuncts.ts';
import { topicOf, worthOf } from './clear-sentences.ts';
import { askForPiece, type Piece } from './other-options.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/** A case asked for its rule counts a little more than a rule asked for its case. */
const WORTH_OF_RULE = 1.05;

/**
 * Asks a sentence for its clause: when, for what, why. A case is also asked for its rule. The other
 * options are the same part of other sentences near by.
 */
export function adjunctQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  adjunctsNear: (unit: Unit) => Adjunct[],
): Candidate[] {
  const { prompts } = material.wording;
  return sentences.flatMap((placed): Candidate[] => {
    const ask = (form: AdjunctKind | 'rule', statement: string, key: Piece, near: Piece[]) => {
      const topic = topicOf(placed.unit.section, content);
      const prompt = fillPhrase(prompts[form], { topic, statement });
      const worth = worthOf(placed) * (form === 'rule' ? WORTH_OF_RULE : 1);
      return askForPiece({ form, prompt, key, near, source: placed.part, worth }, material.terms);
    };
    return adjunctsIn(placed, material).flatMap(({ kind, clause, rest }) => {
      if (!isWhole(rest.text, material)) return [];
      const near = adjunctsNear(placed.unit).filter((other) => other.kind === kind);
      const clauses = near.map((other) => other.clause);
      const rules = near.map((other) => other.rest).filter(({ text }) => isWhole(text, material));
      return [
        ...ask(kind, rest.text, clause, clauses),
        ...(kind === 'when' ? ask('rule', `${clause.text}…`, rest, rules) : []),
      ];
    });
  });
}
