import type { Language, Question } from '@tarima/contract';
import type { QuestionBank } from './question-bank.ts';
import { categoryPath, feedbackOf, inOneLine, questionName } from './question-texts.ts';

/**
 * The questions as GIFT, the plain text that Moodle and others take. GIFT cannot ask for an order,
 * so steps become pairs of step and place.
 */
export function writeGift({ title, language, groups }: QuestionBank): string {
  const blocks = groups
    .filter(({ questions }) => questions.length > 0)
    .flatMap((group) => [
      // Escapes are not undone here, so signs of escapes must not occur.
      `$CATEGORY: ${categoryPath([title, group.title]).replaceAll('\\', ' ')}`,
      ...group.questions.map((question, index) => blockOf(question, index, language)),
    ]);
  return `${blocks.join('\n\n')}\n`;
}

function blockOf(question: Question, index: number, language: Language): string {
  const feedback = feedbackOf(question, language).join(' ');
  const lines = [
    `::${escaped(questionName(question, index))}::${plain(question.prompt)} {`,
    ...answersOf(question),
    ...(feedback ? [`####${plain(feedback)}`] : []),
    '}',
  ];
  return lines.join('\n');
}

function answersOf(question: Question): string[] {
  switch (question.kind) {
    case 'choice':
      return question.options.map(
        (option, index) => `${index === question.answer ? '=' : '~'}${plain(option)}`,
      );
    case 'truth':
      return [question.isTrue ? 'TRUE' : 'FALSE'];
    case 'order':
      return question.steps.map((step, index) => pairOf(step, String(index + 1)));
    case 'match':
      return [
        ...question.pairs.map(({ term, definition }) => pairOf(term, definition)),
        // An answer without a question of its own.
        ...question.distractors.map((distractor) => `= -> ${escaped(distractor)}`),
      ];
  }
}

/** An arrow has no escape, and the first one divides the pair. */
const pairOf = (left: string, right: string): string =>
  `=${plain(left).replaceAll('->', '→')} -> ${escaped(right)}`;

/** Says first that the text is neither HTML nor Markdown. */
const plain = (text: string): string => `[plain]${escaped(text)}`;

/** Empty lines would end the question, so every text is one line. */
const escaped = (text: string): string => inOneLine(text).replace(/[\\~=#{}:]/gu, '\\$&');
