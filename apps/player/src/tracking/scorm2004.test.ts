import { rightAnswer } from '@tarima/contract';
import { Scorm2004API } from 'scorm-again';
import { describe, expect, it } from 'vitest';
import { courseSample, idOf, largeCourse } from '#player/test/course-samples.ts';
import { givenAnswer, progressOf } from '#player/test/progress-samples.ts';
import { openScorm2004 } from './scorm2004.ts';

const ALL = '1'.repeat(32);
const course = courseSample();
const questions = course.modules.flatMap(({ contents }) =>
  contents.flatMap((each) => each.questions),
);
const seen = { [idOf(1)]: ALL, [idOf(2)]: ALL };
const right = Object.fromEntries(questions.map((question) => [question.id, rightAnswer(question)]));
const wrong = { ...right, [idOf(11)]: [0], [idOf(12)]: [1] };

/** A platform, and every value that was set on it, in order. */
function platform(stored: Record<string, unknown> = {}) {
  const api = new Scorm2004API({ autocommit: false, logLevel: 5 });
  api.loadFromJSON({ cmi: stored });
  const sets: [string, string][] = [];
  const refused: string[] = [];
  const recorded = {
    Initialize: () => api.lmsInitialize(),
    GetValue: (element: string) => api.lmsGetValue(element),
    Commit: () => api.lmsCommit(),
    Terminate: () => {
      sets.push(['Terminate', '']);
      return 'true';
    },
    GetLastError: () => api.lmsGetLastError(),
    SetValue(element: string, value: string) {
      sets.push([element, value]);
      const answer = api.lmsSetValue(element, value);
      if (answer === 'false') refused.push(`${element}=${value}`);
      return answer;
    },
  };
  return { recorded, sets, refused, get: (element: string) => api.lmsGetValue(element) };
}
const opened = (api: unknown, of = course, now = () => new Date('2026-11-27T10:20:30Z')) => {
  const tracker = openScorm2004(of, api, now);
  if (!tracker) throw new Error('the platform refused');
  return tracker;
};

describe('SCORM 2004', () => {
  it('says completion, success, score and progress apart', async () => {
    const { recorded, get, refused } = platform({ learner_name: 'García, Ana' });
    const tracker = opened(recorded);
    expect(tracker.learnerName).toBe('Ana García');
    await tracker.save(progressOf(course, { seen: { [idOf(1)]: ALL } }));
    expect(get('cmi.completion_status')).toBe('incomplete');
    expect(get('cmi.success_status')).toBe('unknown');
    expect(Number(get('cmi.progress_measure'))).toBe(0.5);
    await tracker.save(progressOf(course, { seen, answers: right }));
    expect(get('cmi.completion_status')).toBe('completed');
    expect(get('cmi.success_status')).toBe('passed');
    expect(['scaled', 'raw', 'min', 'max'].map((name) => Number(get(`cmi.score.${name}`)))).toEqual(
      [1, 100, 0, 100],
    );
    expect(refused).toEqual([]);
  });

  it('fails without being completed, and says no score while questions are open', async () => {
    const { recorded, get, sets } = platform();
    const tracker = opened(recorded);
    await tracker.save(progressOf(course, { seen, answers: { [idOf(11)]: [0] } }));
    expect(sets.map(([element]) => element)).not.toContain('cmi.score.scaled');
    await tracker.save(progressOf(course, { seen, answers: wrong }));
    expect(get('cmi.success_status')).toBe('failed');
    expect(get('cmi.completion_status')).toBe('incomplete');
    expect(Number(get('cmi.score.scaled'))).toBe(0.5);
  });

  it('resumes, and stays completed where the platform forgot the rest', async () => {
    const first = platform();
    const state = { place: { contentId: idOf(2), seconds: 9 }, seen, answers: { [idOf(11)]: [0] } };
    await opened(first.recorded).save(progressOf(course, state));
    const again = platform({ suspend_data: first.get('cmi.suspend_data') });
    expect(opened(again.recorded).state).toEqual(state);
    const forgetful = platform({ completion_status: 'completed', success_status: 'passed' });
    expect(opened(forgetful.recorded).standing).toMatchObject({
      isCompleted: true,
      isPassed: true,
    });
  });

  it('tells each answer in the words of its version, with its time', async () => {
    const { recorded, sets, refused } = platform();
    const answers = [[0], [1], [3, 1, 2, 0], [2, 1]].flatMap((answer, index) => {
      const question = questions[index];
      return question ? [givenAnswer(question, answer)] : [];
    });
    const tracker = opened(recorded);
    await tracker.save(progressOf(course, {}, answers));
    await tracker.save(progressOf(course, {}, answers.slice(0, 1)));
    expect(refused).toEqual([]);
    const valuesOf = (name: string) =>
      sets
        .filter(([element]) => /^cmi\.int/u.test(element) && element.endsWith(`.${name}`))
        .map(([, value]) => value);
    expect(valuesOf('id')).toEqual([11, 12, 13, 14].map(idOf));
    expect(valuesOf('learner_response')).toEqual([
      'a',
      'true',
      'd[,]b[,]c[,]a',
      'a[.]3[,]b[.]2',
      'a',
    ]);
    expect(new Set(valuesOf('result'))).toEqual(new Set(['incorrect']));
    expect(valuesOf('timestamp')[0]).toBe('2026-11-27T10:20:30.0Z');
  });

  it('says the time as a period', async () => {
    const { recorded, sets } = platform();
    let at = Date.parse('2026-11-27T10:00:00Z');
    const tracker = opened(recorded, course, () => new Date(at));
    at += 310_000;
    await tracker.save(progressOf(course, {}));
    expect(sets).toContainEqual(['cmi.session_time', 'PT0H5M10S']);
  });

  it.each([
    ['unfinished work to be resumed', {}, 'suspendAll', 'suspend'],
    ['finished work for good', { seen, answers: right }, 'exitAll', 'normal'],
  ])('leaves %s', async (_, state, request, exit) => {
    const { recorded, sets, refused } = platform();
    const tracker = opened(recorded);
    await tracker.save(progressOf(course, state));
    tracker.end('leaving');
    expect(sets).toContainEqual(['cmi.exit', exit]);
    expect(sets.slice(-2)).toEqual([
      ['adl.nav.request', request],
      ['Terminate', ''],
    ]);
    expect(refused).toEqual([]);
  });

  it('fits the limits', async () => {
    const large = largeCourse();
    const contents = large.modules.flatMap((module) => module.contents);
    const { recorded, get } = platform();
    const answers = contents.flatMap((each) =>
      each.questions.map(({ id }) => [id, [8, 8, 8, 8, 8, 8]]),
    );
    await opened(recorded, large).save(progressOf(large, { answers: Object.fromEntries(answers) }));
    expect(get('cmi.suspend_data').length).toBeLessThanOrEqual(64_000);
  });
});
