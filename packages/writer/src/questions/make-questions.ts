import { type Language, type Question, questionSchema } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { QuestionedContent } from '../writer.ts';
import { answerQuestions } from './answer-questions.ts';
import { cellQuestions } from './cell-questions.ts';
import { chooseQuestions } from './choose-questions.ts';
import { clauseQuestions } from './clause-questions.ts';
import { clearClauses } from './clauses.ts';
import { clearSentences } from './clear-sentences.ts';
import { matchQuestions } from './match-questions.ts';
import { createNeighbours } from './neighbours.ts';
import { numberQuestions } from './number-questions.ts';
import { orderQuestions } from './order-questions.ts';
import { createOtherAmounts } from './other-amounts.ts';
import { faultsOf } from './question-faults.ts';
import { questionId } from './question-id.ts';
import { readQuestionMaterial, saidContent } from './question-material.ts';
import { scaleQuestions } from './scale-questions.ts';
import { createPairs } from './term-pairs.ts';
import { truthQuestions } from './truth-questions.ts';

/**
 * Reads documents once, and makes the questions of their contents. It uses no language model: it
 * asks for what the documents say, in their own words. A question with a fault is left out.
 */
export function createQuestionMaker(
  documents: SourceDocument[],
  language: Language,
): (content: QuestionedContent) => Question[] {
  const material = readQuestionMaterial(documents, language);
  const othersOf = createOtherAmounts(material);
  const clausesNear = createNeighbours(
    material.parts.flatMap((placed) => clearClauses(placed, material)),
  );
  const clear = clearSentences(material);
  const pairsNear = createPairs(material);
  return (content) => {
    const said = saidContent(material, content);
    const sentences = clear.filter(({ part }) => said.isSaid(part));
    const candidates = [
      ...orderQuestions(material, said),
      ...matchQuestions(material, said, pairsNear),
      ...cellQuestions(material, said),
      ...answerQuestions(material, said),
      ...numberQuestions(material, said, sentences, othersOf),
      ...scaleQuestions(material, said, sentences),
      ...clauseQuestions(material, said, sentences, clausesNear),
      ...truthQuestions(material, said, sentences, othersOf),
    ].filter(({ draft }) => faultsOf(draft, material).length === 0);
    return chooseQuestions(candidates, material.terms).flatMap((draft) => {
      const id = questionId(content.id, draft.kind, draft.prompt, draft.feedback);
      // A text that is too long for the contract is asked by nobody.
      return questionSchema.safeParse({ ...draft, id, origin: 'document' }).data ?? [];
    });
  };
}
