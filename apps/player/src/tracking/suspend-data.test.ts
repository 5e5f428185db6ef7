import { type LearnerState, rightAnswer } from '@tarima/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_STANDING } from '#player/learning/standing.ts';
import {
  choiceSample,
  contentSample,
  courseSample,
  idOf,
  largeCourse,
} from '#player/test/course-samples.ts';
import { readSuspendData, writeSuspendData } from './suspend-data.ts';
import { EMPTY_STATE } from './tracker.ts';

const LIMIT = 4096;
const course = largeCourse();
const contents = course.modules.flatMap((module) => module.contents);
const questions = contents.flatMap((content) => content.questions);

const partsOf = fc.string({ unit: fc.constantFrom('0', '1'), minLength: 32, maxLength: 32 });
const someStates = fc
  .record({
    seen: fc.array(partsOf, { minLength: contents.length, maxLength: contents.length }),
    answers: fc.array(
      fc.option(fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 6, maxLength: 6 })),
      { minLength: questions.length, maxLength: questions.length },
    ),
    place: fc.record({ at: fc.nat(contents.length - 1), seconds: fc.nat(5_000) }),
  })
  .map(({ seen, answers, place }): LearnerState => {
    const seenParts = contents.map(({ id }, index) => [id, seen[index] ?? ''] as const);
    const given = questions.flatMap(({ id }, index) => {
      const answer = answers[index];
      return answer ? [[id, answer] as const] : [];
    });
    return {
      place: { contentId: contents[place.at]?.id ?? '', seconds: place.seconds },
      seen: Object.fromEntries(seenParts.filter(([, parts]) => parts.includes('1'))),
      answers: Object.fromEntries(given),
    };
  });

it('comes back whole, and fits SCORM 1.2 with 40 videos and 160 long questions', () => {
  fc.assert(
    fc.property(someStates, fc.boolean(), (state, isCompleted) => {
      const standing = { isCompleted, isPassed: isCompleted || null, score: 65 };
      const text = writeSuspendData(course, { state, standing }, LIMIT);
      expect(text.length).toBeLessThanOrEqual(LIMIT);
      expect(readSuspendData(course, text)).toEqual({ state, standing });
    }),
    { numRuns: 50 },
  );
});

it('never exceeds the limit, and gives up wrong answers before right ones', () => {
  const [first, second] = questions;
  if (!first || !second) throw new Error('no questions');
  const state: LearnerState = {
    ...EMPTY_STATE,
    answers: { [first.id]: [0, 0, 0, 0, 0, 0], [second.id]: rightAnswer(second) },
  };
  const text = writeSuspendData(course, { state, standing: NO_STANDING }, 20);
  expect(text.length).toBeLessThanOrEqual(20);
  expect(readSuspendData(course, text)?.state.answers).toEqual({
    [second.id]: rightAnswer(second),
  });
  const none = writeSuspendData(course, { state, standing: NO_STANDING }, 12);
  expect(none.length).toBeLessThanOrEqual(12);
  expect(readSuspendData(course, none)?.state.answers).toEqual({});
});

it('keeps its meaning when the course gains and loses contents', () => {
  const before = courseSample({
    modules: [{ title: '', contents: [contentSample(1), contentSample(2)] }],
  });
  const state = { ...EMPTY_STATE, seen: { [idOf(1)]: '1'.repeat(32), [idOf(2)]: '01'.repeat(16) } };
  const text = writeSuspendData(before, { state, standing: NO_STANDING }, LIMIT);
  const after = courseSample({
    modules: [{ title: '', contents: [contentSample(3, [choiceSample()]), contentSample(2)] }],
  });
  expect(readSuspendData(after, text)?.state.seen).toEqual({ [idOf(2)]: '01'.repeat(16) });
});

it('drops an answer whose question has another form now', () => {
  const text = writeSuspendData(
    course,
    {
      state: { ...EMPTY_STATE, answers: { [idOf(1_000)]: [1, 0, 2, 3, 4, 5] } },
      standing: NO_STANDING,
    },
    LIMIT,
  );
  const changed = courseSample({
    modules: [{ title: '', contents: [contentSample(1, [choiceSample(1_000)])] }],
  });
  expect(readSuspendData(changed, text)?.state.answers).toEqual({});
});

it.each(['', 'null', '2|c0p0s||||', '1|c1', 'suspend_data of another player'])(
  'is nothing for %j',
  (text) => expect(readSuspendData(course, text)).toBeNull(),
);

it('reads any text without an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => void readSuspendData(course, `1|c1p1s9|${text}|||a|,|`)),
  );
});
