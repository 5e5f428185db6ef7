import { type Question, soundQuestionSchema } from '@tarima/contract';
import { type TextOf, translateForm, type WantedTexts } from './translate-form.ts';

/** The most characters of the parts, as the contract has them. */
const MOST = { prompt: 500, part: 300, feedback: 1_000 };

/**
 * Translates questions. Their ids, kinds, answers, order and citations stay. A question whose
 * parts became alike in the other language is left out.
 */
export async function translateQuestions(
  questions: readonly Question[],
  translate: (texts: WantedTexts) => Promise<ReadonlyMap<string, string>>,
): Promise<Question[]> {
  const translated = await translateForm(
    [...questions],
    (form, of) => form.map((question) => rebuilt(question, of)),
    translate,
  );
  return translated.flatMap((question) => soundQuestionSchema.safeParse(question).data ?? []);
}

function rebuilt(question: Question, of: TextOf): Question {
  const part = (text: string) => of(text, MOST.part);
  const common = {
    prompt: of(question.prompt, MOST.prompt),
    feedback: question.feedback && of(question.feedback, MOST.feedback),
  };
  switch (question.kind) {
    case 'choice':
      return { ...question, ...common, options: question.options.map(part) };
    case 'truth':
      return { ...question, ...common };
    case 'order':
      return { ...question, ...common, steps: question.steps.map(part) };
    case 'match':
      return {
        ...question,
        ...common,
        pairs: question.pairs.map((pair) => ({
          term: part(pair.term),
          definition: part(pair.definition),
        })),
        distractors: question.distractors.map(part),
      };
  }
}
