import { type Question, questionEndpoints } from '@tarima/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newQuestion } from './new-question.ts';
import { faultsOf, isSound } from './question-faults.ts';
import { QUESTION_LIMITS } from './question-limits.ts';

/** True if the server's contract takes the question. */
const isTaken = (question: Question): boolean =>
  questionEndpoints.save.body.safeParse({ revision: 0, questions: [question] }).success;

const text = fc.oneof(
  fc.constantFrom('', ' ', 'Casco', 'casco ', 'Guantes', 'Botas'),
  fc.string({ maxLength: 20 }),
);
const list = (min: number, max: number) => fc.array(text, { minLength: min, maxLength: max });
const common = {
  id: fc.uuid(),
  prompt: text,
  feedback: text,
  citations: fc.constant<Question['citations']>([]),
  origin: fc.constant('author' as const),
};
const question: fc.Arbitrary<Question> = fc.oneof(
  fc.record({
    ...common,
    kind: fc.constant('choice' as const),
    options: list(2, 6),
    answer: fc.constant(0),
  }),
  fc.record({ ...common, kind: fc.constant('truth' as const), isTrue: fc.boolean() }),
  fc.record({ ...common, kind: fc.constant('order' as const), steps: list(3, 6) }),
  fc
    .record({
      ...common,
      kind: fc.constant('match' as const),
      definitions: list(2, 6),
      distractors: list(0, QUESTION_LIMITS.distractors),
    })
    .map(({ definitions, ...rest }) => ({
      ...rest,
      pairs: definitions.map((definition, index) => ({ term: `Palabra ${index}`, definition })),
    })),
);

it('finds a fault exactly where the contract refuses a question', () => {
  fc.assert(
    fc.property(question, (made) => {
      expect(isSound(made)).toBe(isTaken(made));
    }),
  );
});

it('takes the longest texts of the contract, and none that is longer', () => {
  const filled = (change: Partial<Question>) =>
    ({ ...newQuestion('truth'), prompt: '¿?', ...change }) as Question;
  for (const [field, most] of [
    ['prompt', QUESTION_LIMITS.prompt],
    ['feedback', QUESTION_LIMITS.feedback],
  ] as const) {
    expect(isTaken(filled({ [field]: 'a'.repeat(most) }))).toBe(true);
    expect(isTaken(filled({ [field]: 'a'.repeat(most + 1) }))).toBe(false);
  }
  const options = (length: number) =>
    ({ ...newQuestion('choice'), prompt: '¿?', options: ['a'.repeat(length), 'b'] }) as Question;
  expect(isTaken(options(QUESTION_LIMITS.part))).toBe(true);
  expect(isTaken(options(QUESTION_LIMITS.part + 1))).toBe(false);
});

it('names two equal terms, which a learner could not tell apart', () => {
  const match = newQuestion('match');
  const faults = faultsOf({
    ...match,
    prompt: 'Une',
    pairs: [
      { term: 'EPI', definition: 'Equipo' },
      { term: 'epi ', definition: 'Casco' },
    ],
  } as Question);
  expect([...faults]).toEqual([['term 1', 'same']]);
});

it('names a text of invisible signs, and two that differ by one alone', () => {
  const question = newQuestion('choice');
  const options = ['\u200b', 'Casco', 'Casco\u200f'];
  const unclear = { ...question, prompt: '¿Qué?', options } as Question;
  expect([...faultsOf(unclear)]).toEqual([
    ['option 0', 'empty'],
    ['option 2', 'same'],
  ]);
  expect(isTaken(unclear)).toBe(false);
});
