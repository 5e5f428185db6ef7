import { fillPhrase } from '../pick-phrase.ts';
import { isClear } from './clear-text.ts';
import type { Candidate, QuestionMaterial, SaidContent } from './question-material.ts';

const WORTH = 2.6;

/** Questions that the document itself answers with yes or no. */
export function answerQuestions(material: QuestionMaterial, content: SaidContent): Candidate[] {
  const { wording, readingCues } = material;
  return content.units.flatMap((unit): Candidate[] => {
    if (unit.kind !== 'answer') return [];
    const asked = [...unit.lead, ...unit.parts].find(({ text }) => text.endsWith('?'));
    const answer = unit.parts.find((part) => part !== asked);
    if (!asked || !answer || !content.isSaid(asked) || !content.isSaid(answer)) return [];
    const found = wording.yesOrNo.exec(answer.text);
    const question = asked.text;
    const isAskable = isClear(question.replace(/[¿?]/gu, ''), material);
    if (!found || !isAskable || readingCues.exception.test(answer.text)) return [];
    const draft = {
      kind: 'choice' as const,
      prompt: fillPhrase(wording.prompts.answer, {
        topic: content.topicOf(unit.section),
        question,
      }),
      options: [wording.yes, wording.no],
      answer: found[1] ? 0 : 1,
      feedback: `${question} ${answer.text}`,
      citations: [...asked.citations, ...answer.citations],
    };
    return [{ form: 'answer', draft, fact: question, worth: WORTH }];
  });
}
