import { type Language, type Question, questionSchema } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { QuestionedContent } from '../writer.ts';
import { answerQuestions } from './answer-questions.ts';
import { avoidQuestions, createOrders } from './avoid-questions.ts';
import { chooseQuestions } from './choose-questions.ts';
import { clearSentences } from './clear-sentences.ts';
import { conditionQuestions, createCases } from './condition-questions.ts';
import { createPairs, matchQuestions } from './match-questions.ts';
import { numberQuestions } from './number-questions.ts';
import { orderQuestions } from './order-questions.ts';
import { createOtherAmounts } from './other-amounts.ts';
import { faultsOf } from './question-faults.ts';
import { questionId } from './question-id.ts';
import { readQuestionMaterial, saidContent } from './question-material.ts';
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
  const ordersNear = createOrders(material);
  const casesNear = createCases(material);
  const pairsNear = createPairs(material);
  return (content) => {
    const said = saidContent(material, content);
    const sentences = clearSentences(material, said);
    const candidates = [
      ...orderQuestions(material, said),
      ...matchQuestions(material, said, pairsNear),
      ...answerQuestions(material, said),
      ...numberQuestions(material, said, sentences, othersOf),
      ...avoidQuestions(material, said, sentences, ordersNear),
      ...conditionQuestions(material, said, sentences, casesNear),
      ...truthQuestions(material, said, sentences, othersOf),
    ].filter(({ draft }) => faultsOf(draft, material).length === 0);
    return chooseQuestions(candidates, material.terms).flatMap((draft) => {
      const id = questionId(content.id, draft.kind, draft.prompt);
      // A text that is too long for the contract is asked by nobody.
      return questionSchema.safeParse({ ...draft, id, origin: 'document' }).data ?? [];
    });
  };
}
