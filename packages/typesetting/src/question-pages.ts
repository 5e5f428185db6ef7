import {
  type Citation,
  type Course,
  ownFeedback,
  type Question,
  shownOrder,
} from '@tarima/contract';
import { printable, shortened } from './printable.ts';
import type { CourseWording } from './wording.ts';

const QUOTE_CHARACTERS = 300;

/** The questions of a course by content id, in their order. */
export type CourseQuestions = ReadonlyMap<string, readonly Question[]>;

/** A part of a question with the sign by which an answer names it. */
type SignedPart = { sign: string; text: string };

/** A question on paper. A match has a second column, from which each part takes one. */
export type PrintedQuestion = { prompt: string; parts: SignedPart[]; column: SignedPart[] };

/** The right answer of a question, and the sentences that prove it. */
export type PrintedAnswer = { answer: string; notes: string[] };

const letter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
const lettered = (texts: readonly string[]): SignedPart[] =>
  texts.map((text, index) => ({ sign: letter(index), text: printable(text) }));

/** A question as it is printed. Steps and definitions are mixed. */
export function printedQuestion(question: Question, wording: CourseWording): PrintedQuestion {
  const { parts, column = [] } = partsOf(question, wording);
  return { prompt: printable(question.prompt), parts, column };
}

function partsOf(question: Question, wording: CourseWording) {
  switch (question.kind) {
    case 'choice':
      return { parts: lettered(question.options) };
    case 'truth':
      return { parts: lettered([wording.isTrue, wording.isFalse]) };
    case 'order':
      return { parts: lettered(shownSteps(question).map((step) => question.steps[step] ?? '')) };
    case 'match': {
      const definitions = definitionsOf(question);
      return {
        parts: question.pairs.map(({ term }, index) => ({
          sign: String(index + 1),
          text: printable(term),
        })),
        column: lettered(shownDefinitions(question).map((place) => definitions[place] ?? '')),
      };
    }
  }
}

type Order = Extract<Question, { kind: 'order' }>;
type Match = Extract<Question, { kind: 'match' }>;

const shownSteps = ({ id, steps }: Order): number[] => shownOrder(id, steps.length);
const definitionsOf = ({ pairs, distractors }: Match): string[] => [
  ...pairs.map(({ definition }) => definition),
  ...distractors,
];
const shownDefinitions = (question: Match): number[] =>
  shownOrder(question.id, definitionsOf(question).length);

/** The line of a question in the key. */
export function printedAnswer(
  question: Question,
  course: Pick<Course, 'isDesigned'>,
  wording: CourseWording,
): PrintedAnswer {
  const feedback = printable(ownFeedback(question));
  return {
    answer: answerOf(question, wording),
    notes: [
      ...(feedback === '' ? [] : [feedback]),
      ...question.citations.map((citation) => sourceOf(citation, course, wording)),
    ],
  };
}

function answerOf(question: Question, wording: CourseWording): string {
  switch (question.kind) {
    case 'choice':
      return `${letter(question.answer)}. ${printable(question.options[question.answer] ?? '')}`;
    case 'truth':
      return question.isTrue ? wording.isTrue : wording.isFalse;
    case 'order': {
      const shown = shownSteps(question);
      return question.steps.map((_, step) => letter(shown.indexOf(step))).join(', ');
    }
    case 'match': {
      const shown = shownDefinitions(question);
      return question.pairs
        .map((_, pair) => `${pair + 1}–${letter(shown.indexOf(pair))}`)
        .join(', ');
    }
  }
}

function sourceOf(
  { file, page, quote }: Citation,
  { isDesigned }: Pick<Course, 'isDesigned'>,
  wording: CourseWording,
): string {
  const place = isDesigned ? printable(file) : `${printable(file)}, ${wording.pages(1)} ${page}`;
  return `«${shortened(printable(quote), QUOTE_CHARACTERS)}» ${place}`;
}
