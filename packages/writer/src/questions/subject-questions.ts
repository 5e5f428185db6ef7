import { fillPhrase } from '../pick-phrase.ts';
import type { Unit } from '../reading/reading.ts';
import { GAP, topicOf, worthOf } from './clear-sentences.ts';
import { chooseOthers, optionsWith, type Piece } from './other-options.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';
import { type Statement, statementIn } from './statements.ts';

const WORTH = { subject: 0.9, duty: 1 };

/** A sentence with a gap for its subject, or for all behind its "must". */
export function subjectQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  statementsNear: (unit: Unit) => Statement[],
): Candidate[] {
  return sentences.flatMap((placed): Candidate[] => {
    const own = statementIn(placed, material);
    if (!own) return [];
    const { text, citations } = placed.part;
    const ask = (form: 'subject' | 'duty', statement: string, piece: Piece, near: Piece[]) => {
      const others = chooseOthers(piece, near);
      if (others === null) return [];
      const topic = topicOf(placed.unit.section, content);
      const draft = {
        kind: 'choice' as const,
        prompt: fillPhrase(material.wording.prompts.gap, { topic, statement }),
        ...optionsWith(piece.text, others, text),
        ...{ feedback: text, citations },
      };
      return [{ form, draft, fact: text, worth: worthOf(placed) * WORTH[form] }];
    };
    const near = statementsNear(placed.unit);
    const alike = near.filter(
      ({ article, isPlural }) => article === own.article && isPlural === own.isPlural,
    );
    const behind = text.slice(own.subject.text.length);
    const subjects = alike.map(({ subject }) => subject);
    const duties = near.flatMap(({ duty }) => duty ?? []);
    return [
      ...ask('subject', `${GAP}${behind}`, own.subject, subjects),
      ...(own.duty ? ask('duty', `${own.subject.text} ${own.verb} ${GAP}.`, own.duty, duties) : []),
    ];
  });
}
