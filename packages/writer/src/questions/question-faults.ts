import type { QuestionWording } from '@tarima/languages';
import { lowerWords, type Terms } from '../reading/terms.ts';
import { GAP } from './gap-prompt.ts';
import type { QuestionDraft } from './question-material.ts';

/** Faults of item writing: they tell the answer, ask for trifles, or leave two answers. */
export const QUESTION_FAULTS = [
  'longestKey',
  'wordOfKeyOnly',
  'allOrNone',
  'negativeStem',
  'absoluteOption',
  'articleTellsKey',
  'notParallel',
  'duplicate',
  'unsorted',
  'trivia',
  'alsoRight',
  'termInDefinition',
] as const;
export type QuestionFault = (typeof QUESTION_FAULTS)[number];

export type FaultTools = { wording: QuestionWording; terms: Terms };

/** Characters before a gap that tell what it is. */
const NEAR = 30;
const LONGER_KEY = 1.5;
const LONGER_BY = 12;
const LENGTHS_APART = 4;
const LEADING_NUMBER = /^[^\p{L}\p{N}]{0,3}(\d[\d.,:\u00a0 ]*)/u;

/** The faults of one question, each once. */
export function faultsOf(question: QuestionDraft, tools: FaultTools): QuestionFault[] {
  const found = [...faultsOfParts(partsIn(question)), ...faultsOfKind(question, tools)];
  return QUESTION_FAULTS.filter((fault) => found.includes(fault));
}

/** The texts among which a learner decides. */
function partsIn(question: QuestionDraft): string[] {
  if (question.kind === 'choice') return question.options;
  if (question.kind === 'order') return question.steps;
  if (question.kind === 'truth') return [];
  return [...question.pairs.map(({ definition }) => definition), ...question.distractors];
}

function faultsOfParts(parts: string[]): QuestionFault[] {
  const distinct = new Set(parts.map((part) => part.trim().toLowerCase()));
  return distinct.size < parts.length ? ['duplicate'] : [];
}

function faultsOfKind(question: QuestionDraft, tools: FaultTools): QuestionFault[] {
  if (question.kind === 'choice') return faultsOfChoice(question, tools);
  if (question.kind === 'truth') return faultsOfTruth(question, tools);
  if (question.kind === 'match') return faultsOfMatch(question, tools);
  return [];
}

type Choice = QuestionDraft & { kind: 'choice' };

function faultsOfChoice(question: Choice, { wording, terms }: FaultTools): QuestionFault[] {
  const { options, answer, prompt, feedback } = question;
  const key = options[answer] ?? '';
  const others = options.filter((_, index) => index !== answer);
  const longest = Math.max(...others.map((other) => other.length));
  // "Language-appropriate" tells "language".
  const stemsOf = (text: string) => terms.of(text.replaceAll('-', ' '));
  const ofOthers = new Set(others.flatMap(stemsOf));
  const ofStem = new Set(stemsOf(prompt));
  const beforeGap = prompt.split(GAP)[0]?.trimEnd() ?? '';
  const isGap = prompt.includes(GAP);
  const numbers = options.map((option) => LEADING_NUMBER.exec(option)?.[1]);
  const values = numbers.map(numberOf);
  const areNumbers = values.every((value) => value !== null);
  const absolutes = options.filter((option) => wording.absolute.test(option)).length;
  const told = ` ${lowerWords(feedback).join(' ')} `;
  return [
    ...when(key.length > longest * LONGER_KEY && key.length > longest + LONGER_BY, 'longestKey'),
    ...when(
      stemsOf(key).some((stem) => ofStem.has(stem) && !ofOthers.has(stem)),
      'wordOfKeyOnly',
    ),
    ...when(
      options.some((option) => wording.allOrNone.test(option)),
      'allOrNone',
    ),
    ...when(wording.negativeStem.test(prompt), 'negativeStem'),
    ...when(absolutes > 0 && absolutes < options.length, 'absoluteOption'),
    // An article before a number fits all numbers.
    ...when(!areNumbers && isGap && wording.openArticle.test(beforeGap), 'articleTellsKey'),
    ...when(!areParallel(options, numbers), 'notParallel'),
    ...when(areNumbers && !isAscending(values), 'unsorted'),
    ...when(areNumbers && isTold(numbers[answer], prompt), 'wordOfKeyOnly'),
    ...when(isGap && wording.trivia.test(beforeGap.slice(-NEAR)), 'trivia'),
    ...when(
      others.some((other) => other.length > 3 && told.includes(` ${lowerWords(other).join(' ')} `)),
      'alsoRight',
    ),
  ];
}

/** True if the digits of the key stand in the prompt, as in a heading. */
const isTold = (digits: string | undefined, prompt: string): boolean =>
  digits !== undefined && new Set(prompt.match(/\d[\d.,:]*/gu) ?? []).has(digits.trim());

/** All options are numbers or none is, and none is far longer than another. */
function areParallel(options: string[], numbers: (string | undefined)[]): boolean {
  const withNumber = numbers.filter((number) => number !== undefined).length;
  const lengths = options.map((option) => option.length);
  const isEnded = options.filter((option) => /[.!?]$/u.test(option)).length;
  const isCapital = options.filter((option) => /^\p{Lu}/u.test(option)).length;
  return (
    [0, options.length].includes(withNumber) &&
    [0, options.length].includes(isEnded) &&
    [0, options.length].includes(isCapital) &&
    Math.max(...lengths) <= Math.max(Math.min(...lengths), LONGER_BY) * LENGTHS_APART
  );
}

/** The value of written digits. A time of day counts by its digits. Null without a number. */
const numberOf = (digits: string | undefined): number | null => {
  if (digits === undefined) return null;
  const whole = digits.trim().replace(/[.,\u00a0 ](?=\d{3}(?!\d))/gu, '');
  const value = Number(whole.replace(':', '').replace(',', '.'));
  return Number.isNaN(value) ? null : value;
};

const isAscending = (values: (number | null)[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? 0) < (value ?? 0));

function faultsOfTruth(
  { prompt, isTrue, feedback }: QuestionDraft & { kind: 'truth' },
  { wording }: FaultTools,
): QuestionFault[] {
  const repeats = feedback !== '' && prompt.toLowerCase().includes(feedback.toLowerCase());
  return [
    ...when(!isTrue && repeats, 'alsoRight'),
    ...when(!isTrue && tellsAmount(prompt, feedback), 'wordOfKeyOnly'),
    ...when(/\d{3}/u.test(prompt) && wording.trivia.test(prompt), 'trivia'),
  ];
}

/** True if the heading has the amount that the statement changes. */
function tellsAmount(prompt: string, feedback: string): boolean {
  const [asked, right] = [prompt, feedback].map((text) => new Set(text.match(/\d[\d.,:]*/gu)));
  if (!asked || !right || right.size === 0) return false;
  return asked.size > right.size && [...right].every((digits) => asked.has(digits));
}

function faultsOfMatch(
  { pairs, prompt }: QuestionDraft & { kind: 'match' },
  { terms, wording }: FaultTools,
): QuestionFault[] {
  const isTold = pairs.some(({ term, definition }) => {
    const stems = new Set(terms.of(term));
    return terms.of(definition).some((stem) => stems.has(stem));
  });
  const areNumbersToCall =
    wording.trivia.test(prompt) ||
    pairs.every(({ definition }) => /^[\d ()+-]{3,}$/u.test(definition));
  return [...when(isTold, 'termInDefinition'), ...when(areNumbersToCall, 'trivia')];
}

const when = (isFault: boolean, fault: QuestionFault): QuestionFault[] => (isFault ? [fault] : []);
