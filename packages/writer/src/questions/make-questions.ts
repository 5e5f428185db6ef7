import type { Language, Question } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { QuestionedContent } from '../writer.ts';
import { orderQuestions } from './order-questions.ts';
import { questionId } from './question-id.ts';
import { readQuestionMaterial } from './question-material.ts';

const MOST = 4;

/**
 * Reads documents once, and makes the questions of their contents. It uses no language model: it
 * asks for what the documents say, in their own words.
 */
export function createQuestionMaker(
  documents: SourceDocument[],
  language: Language,
): (content: QuestionedContent) => Question[] {
  const material = readQuestionMaterial(documents, language);
  return (content) =>
    orderQuestions(material, content)
      .slice(0, MOST)
      .map((draft) => ({
        ...draft,
        id: questionId(content.id, draft.kind, draft.prompt),
        origin: 'document',
      }));
}
