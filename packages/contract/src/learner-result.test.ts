import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRightAnswer, resultOf, rightAnswer, seenShare } from './learner-result.ts';
import type { LearnerState } from './player-course.ts';
import type { Question } from './questions.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const common = { prompt: 'x', feedback: '', citations: [], origin: 'document' as const };
const choice: Question = {
  ...common,
  id: idOf(11),
  kind: 'choice',
  options: ['a', 'b', 'c'],
  answer: 2,
};
const truth: Question = { ...common, id: idOf(12), kind: 'truth', isTrue: false };
const order: Question = { ...common, id: idOf(13), kind: 'order', steps: ['a', 'b', 'c'] };
const match: Question = {
  ...common,
  id: idOf(14),
  kind: 'match',
  pairs: [
    { term: 'a', definition: 'A' },
    { term: 'b', definition: 'B' },
  ],
  distractors: ['C'],
};
const questions = [choice, truth, order, match];

const ALL = '1'.repeat(32);
const partly = (parts: number) => '1'.repeat(parts).padEnd(32, '0');
const course = (completion: { share: number; mark: number | null }, asked = questions) => ({
  completion,
  modules: [
    { contents: [{ id: idOf(1), questions: asked }] },
    { contents: [{ id: idOf(2), questions: [] }] },
  ],
});
const state = (changes: Partial<LearnerState>): LearnerState => ({
  place: null,
  seen: {},
  answers: {},
  ...changes,
});
const right = Object.fromEntries(questions.map((question) => [question.id, rightAnswer(question)]));
const seen = { [idOf(1)]: ALL, [idOf(2)]: ALL };

describe('an answer', () => {
  it.each([
    ['choice', choice, [2], [0]],
    ['truth', truth, [0], [1]],
    ['order', order, [0, 1, 2], [1, 0, 2]],
    ['match', match, [0, 1], [0, 2]],
  ])('to a %s is right or wrong', (_, question, rightOne, wrongOne) => {
    expect(rightAnswer(question)).toEqual(rightOne);
    expect(isRightAnswer(question, rightOne)).toBe(true);
    expect(isRightAnswer(question, wrongOne)).toBe(false);
  });

  it('of another length is wrong', () => {
    expect(isRightAnswer(order, [0, 1])).toBe(false);
    expect(isRightAnswer(order, [0, 1, 2, 3])).toBe(false);
    expect(isRightAnswer(choice, [])).toBe(false);
  });
});

describe('the seen share', () => {
  it('counts parts, wherever they are', () => {
    expect(seenShare(undefined)).toBe(0);
    expect(seenShare('0'.repeat(32))).toBe(0);
    expect(seenShare('01'.repeat(16))).toBe(0.5);
    expect(seenShare(ALL)).toBe(1);
  });
});

describe('the result', () => {
  const both = { share: 80, mark: 70 };

  it('is nothing at first', () => {
    expect(resultOf(course(both), state({}))).toEqual({
      share: 0,
      score: 0,
      isCompleted: false,
      isPassed: null,
    });
  });

  it('is completed once each video is seen and the mark is met', () => {
    expect(resultOf(course(both), state({ seen, answers: right }))).toEqual({
      share: 1,
      score: 100,
      isCompleted: true,
      isPassed: true,
    });
  });

  it.each([
    [25, false],
    [26, true],
  ])('needs the share of every video: %i of 32 parts', (parts, isCompleted) => {
    const each = { [idOf(1)]: ALL, [idOf(2)]: partly(parts) };
    expect(resultOf(course(both), state({ seen: each, answers: right })).isCompleted).toBe(
      isCompleted,
    );
  });

  it('is not passed by seeing alone, nor completed by answers alone', () => {
    expect(resultOf(course(both), state({ seen }))).toMatchObject({
      isCompleted: false,
      isPassed: null,
    });
    expect(resultOf(course(both), state({ answers: right }))).toMatchObject({
      isCompleted: false,
      isPassed: true,
    });
  });

  it('is failed only when every question is answered', () => {
    const wrong = { ...right, [choice.id]: [0], [truth.id]: [1] };
    const { [match.id]: _, ...open } = wrong;
    expect(resultOf(course(both), state({ seen, answers: open })).isPassed).toBeNull();
    expect(resultOf(course(both), state({ seen, answers: wrong }))).toMatchObject({
      score: 50,
      isCompleted: false,
      isPassed: false,
    });
  });

  it('is passed as soon as open questions cannot change it', () => {
    const three = { ...right, [match.id]: undefined };
    const answers = Object.fromEntries(
      Object.entries(three).flatMap(([id, answer]) => (answer ? [[id, answer]] : [])),
    );
    expect(resultOf(course(both), state({ answers }))).toMatchObject({ score: 75, isPassed: true });
  });

  it.each([
    ['answers do not count', course({ share: 80, mark: null }), 0],
    ['there are no questions', course(both, []), null],
  ])('is completed by seeing alone where %s', (_, of, score) => {
    expect(resultOf(of, state({ seen }))).toEqual({
      share: 1,
      score,
      isCompleted: true,
      isPassed: null,
    });
  });

  it('ignores contents and questions of another course', () => {
    const strange = { [idOf(98)]: ALL };
    expect(
      resultOf(course(both), state({ seen: strange, answers: { [idOf(99)]: [0] } })),
    ).toMatchObject({
      share: 0,
      score: 0,
    });
  });

  it('stays in its bounds for any state', () => {
    const parts = fc.string({ unit: fc.constantFrom('0', '1'), minLength: 32, maxLength: 32 });
    const answers = fc.dictionary(
      fc.constantFrom(...questions.map(({ id }) => id)),
      fc.array(fc.nat(5), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(parts, parts, answers, fc.nat(100), (one, two, given, share) => {
        const result = resultOf(
          course({ share, mark: 70 }),
          state({ seen: { [idOf(1)]: one, [idOf(2)]: two }, answers: given }),
        );
        expect(result.share).toBeGreaterThanOrEqual(0);
        expect(result.share).toBeLessThanOrEqual(1);
        expect(result.score).toBeGreaterThanOrEqual(0);
        expect(result.score).toBeLessThanOrEqual(100);
        if (result.isCompleted) expect(result.isPassed).toBe(true);
      }),
    );
  });
});
