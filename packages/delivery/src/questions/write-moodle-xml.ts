import type { Language, Question } from '@tarima/contract';
import { escapeXml } from '@tarima/text';
import type { QuestionBank, QuestionOf } from './question-bank.ts';
import { categoryPath, feedbackOf, questionName } from './question-texts.ts';

/** Moodle's names of the kinds. `ordering` is a part of Moodle since version 4.4. */
const TYPES = {
  choice: 'multichoice',
  truth: 'truefalse',
  order: 'ordering',
  match: 'matching',
} as const satisfies Record<Question['kind'], string>;

/**
 * The questions as Moodle XML, a category for each group. It keeps every kind and text as it is,
 * which GIFT cannot.
 */
export function writeMoodleXml({ title, language, groups }: QuestionBank): string {
  const questions = groups
    .filter((group) => group.questions.length > 0)
    .flatMap((group) => [
      categoryOf(categoryPath([title, group.title])),
      ...group.questions.map((question, index) => questionOf(question, index, language)),
    ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`;
}

const categoryOf = (path: string): string =>
  `<question type="category">
<category><text>${escapeXml(path)}</text></category>
<info format="html"><text></text></info>
</question>`;

function questionOf(question: Question, index: number, language: Language): string {
  return `<question type="${TYPES[question.kind]}">
<name><text>${escapeXml(questionName(question, index))}</text></name>
<questiontext format="html">${html([question.prompt])}</questiontext>
<generalfeedback format="html">${html(feedbackOf(question, language))}</generalfeedback>
<defaultgrade>1</defaultgrade>
<penalty>${question.kind === 'truth' ? '1' : '0.3333333'}</penalty>
<hidden>0</hidden>
${answersOf(question)}
</question>`;
}

function answersOf(question: Question): string {
  switch (question.kind) {
    case 'choice':
      return choiceAnswers(question);
    case 'truth':
      return [true, false]
        .map((value) => answerOf(question.isTrue === value ? 100 : 0, plainText(String(value))))
        .join('\n');
    case 'order':
      return orderAnswers(question);
    case 'match':
      return matchAnswers(question);
  }
}

/** The author's order of options stays: numbers are sorted in it. */
const choiceAnswers = ({ options, answer }: QuestionOf<'choice'>): string =>
  [
    '<single>true</single>',
    '<shuffleanswers>false</shuffleanswers>',
    '<answernumbering>abc</answernumbering>',
    ...options.map((option, index) => answerOf(index === answer ? 100 : 0, html([option]))),
  ].join('\n');

/** All steps are shown, and only the whole order counts, as in our own player. */
const orderAnswers = ({ steps }: QuestionOf<'order'>): string =>
  [
    '<layouttype>VERTICAL</layouttype>',
    '<selecttype>ALL</selecttype>',
    '<selectcount>0</selectcount>',
    '<gradingtype>ALL_OR_NOTHING</gradingtype>',
    '<showgrading>SHOW</showgrading>',
    '<numberingstyle>none</numberingstyle>',
    // Its fraction is the place of a step.
    ...steps.map((step, index) => answerOf(index + 1, html([step]))),
  ].join('\n');

/** A distractor is an answer to an empty question. */
const matchAnswers = ({ pairs, distractors }: QuestionOf<'match'>): string =>
  [
    '<shuffleanswers>true</shuffleanswers>',
    ...pairs.map(({ term, definition }) => subquestionOf(html([term]), definition)),
    ...distractors.map((distractor) => subquestionOf(html([]), distractor)),
  ].join('\n');

const subquestionOf = (question: string, answer: string): string =>
  `<subquestion format="html">${question}<answer>${plainText(answer)}</answer></subquestion>`;

const answerOf = (fraction: number, text: string): string =>
  `<answer fraction="${fraction}" format="html">${text}` +
  '<feedback format="html"><text></text></feedback></answer>';

const plainText = (text: string): string => `<text>${escapeXml(text)}</text>`;

/** Paragraphs of HTML as a text of XML: escaped for the one, then for the other. */
const html = (paragraphs: string[]): string =>
  plainText(
    paragraphs.map((text) => `<p>${escapeXml(text).replace(/\r\n|[\r\n]/gu, '<br>')}</p>`).join(''),
  );
