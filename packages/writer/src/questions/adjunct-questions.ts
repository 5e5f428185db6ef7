import type { AdjunctKind } from '@tarima/languages';
import { fillPhrase } from '../pick-phrase.ts';
import type { Unit } from '../reading/reading.ts';
import { type Adjunct, adjunctsIn, isWhole } from './adjuncts.ts';
import { topicOf, worthOf } from './clear-sentences.ts';
import { chooseOthers, optionsWith, type Piece } from './other-options.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/** A case asked for its rule counts a little more than a rule asked for its case. */
const WORTH = { clause: 1, rest: 1.05 };

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
    const { text, citations } = placed.part;
    const ask = (form: AdjunctKind | 'rule', statement: string, own: Piece, near: Piece[]) => {
      const others = chooseOthers(own, near);
      if (others === null) return [];
      const topic = topicOf(placed.unit.section, content);
      const draft = {
        kind: 'choice' as const,
        prompt: fillPhrase(prompts[form], { topic, statement }),
        ...optionsWith(own.text, others, text),
        ...{ feedback: text, citations },
      };
      const worth = worthOf(placed) * WORTH[form === 'rule' ? 'rest' : 'clause'];
      return [{ form, draft, fact: text, worth }];
    };
    return adjunctsIn(placed, material).flatMap((own) => {
      const near = adjunctsNear(placed.unit).filter(({ kind }) => kind === own.kind);
      const clauses = isWhole(own.rest.text, material)
        ? ask(
            own.kind,
            own.rest.text,
            own.clause,
            near.map(({ clause }) => clause),
          )
        : [];
      const rests = near.map(({ rest }) => rest).filter((rest) => isWhole(rest.text, material));
      return own.kind === 'when' && isWhole(own.rest.text, material)
        ? [...clauses, ...ask('rule', `${own.clause.text}…`, own.rest, rests)]
        : clauses;
    });
  });
}
