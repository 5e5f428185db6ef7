import { rightAnswer } from '@tarima/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { courseSample, idOf } from '#player/test/course-samples.ts';
import { EMPTY_STATE, type Progress, type Tracker } from '#player/tracking/tracker.ts';
import { createSession } from './session.ts';
import { NO_STANDING } from './standing.ts';

const ALL = '1'.repeat(32);
const course = courseSample();
const questions = course.modules.flatMap(({ contents }) =>
  contents.flatMap((each) => each.questions),
);

beforeEach(() => void vi.useFakeTimers());

/** A tracker that keeps what it is told, or refuses while `isBroken`. */
function visit(changes: Partial<Tracker> = {}) {
  const saved: Progress[] = [];
  const ended: string[] = [];
  const platform = { isBroken: false };
  const tracker: Tracker = {
    state: EMPTY_STATE,
    standing: NO_STANDING,
    learnerName: null,
    mark: null,
    canLeave: true,
    save: async (progress) => {
      if (platform.isBroken) throw new Error('refused');
      saved.push(progress);
    },
    end: (by) => void ended.push(by),
    ...changes,
  };
  return { session: createSession({ course, tracker }), saved, ended, platform };
}
/** Lets the promises of a save settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const watchAll = ({ session }: ReturnType<typeof visit>) => {
  for (const id of [idOf(1), idOf(2)]) session.watch(id, 64, ALL);
};

describe('a visit', () => {
  it('saves at once when a content is opened and when a question is answered', async () => {
    const { session, saved } = visit();
    session.open(idOf(2));
    await settle();
    const [question] = questions;
    if (question) session.answer(question, [0]);
    await settle();
    expect(
      saved.map(({ state }) => [state.place?.contentId, Object.keys(state.answers).length]),
    ).toEqual([
      [idOf(2), 0],
      [idOf(2), 1],
    ]);
    expect(saved.map(({ answers }) => answers.length)).toEqual([0, 1]);
  });

  it('saves every fifteen seconds of playing', async () => {
    const { session, saved } = visit();
    for (let second = 0; second < 46; second += 1) {
      session.watch(idOf(1), second, '0'.repeat(32));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(saved).toHaveLength(3);
  });

  it('saves the moment the course is completed', async () => {
    const all = visit();
    for (const question of questions) all.session.answer(question, rightAnswer(question));
    await settle();
    watchAll(all);
    await settle();
    expect(all.saved.at(-1)?.standing).toEqual({ isCompleted: true, isPassed: true, score: 100 });
  });

  it('takes neither the pass nor its score back when the learner practises', async () => {
    const all = visit();
    watchAll(all);
    for (const question of questions) all.session.answer(question, rightAnswer(question));
    const [first, second] = questions;
    if (first && second) {
      all.session.answer(first, [0]);
      all.session.answer(second, [1]);
    }
    expect(all.session.read().result).toMatchObject({ score: 50, isCompleted: false });
    expect(all.session.read().standing).toEqual({ isCompleted: true, isPassed: true, score: 100 });
  });

  it('says that a save failed, tries again, and loses no answer', async () => {
    const { session, saved, platform } = visit();
    platform.isBroken = true;
    const [first, second] = questions;
    if (first) session.answer(first, [0]);
    await settle();
    if (second) session.answer(second, [0]);
    await settle();
    expect(session.read().isUnsaved).toBe(true);
    platform.isBroken = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.read().isUnsaved).toBe(false);
    expect(saved.flatMap(({ answers }) => answers.map(({ question }) => question.id))).toEqual([
      idOf(11),
      idOf(12),
    ]);
  });

  it('saves before it ends as the page closes', () => {
    const { session, saved, ended } = visit();
    session.watch(idOf(1), 7, ALL);
    session.close();
    expect(saved.at(-1)?.state.place).toEqual({ contentId: idOf(1), seconds: 7 });
    expect(ended).toEqual(['closing']);
  });

  it('leaves for the platform only once everything is kept', async () => {
    const { session, ended, platform } = visit();
    platform.isBroken = true;
    expect(await session.leave()).toBe(false);
    expect(ended).toEqual([]);
    platform.isBroken = false;
    expect(await session.leave()).toBe(true);
    expect(ended).toEqual(['leaving']);
  });
});
