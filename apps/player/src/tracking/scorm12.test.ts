import { rightAnswer } from '@tarima/contract';
import { Scorm12API } from 'scorm-again';
import { describe, expect, it } from 'vitest';
import { courseSample, idOf, largeCourse } from '#player/test/course-samples.ts';
import { givenAnswer, progressOf } from '#player/test/progress-samples.ts';
import { openScorm12 } from './scorm12.ts';

const ALL = '1'.repeat(32);
const course = courseSample();
const questions = course.modules.flatMap(({ contents }) =>
  contents.flatMap((each) => each.questions),
);
const seen = { [idOf(1)]: ALL, [idOf(2)]: ALL };
const right = Object.fromEntries(questions.map((question) => [question.id, rightAnswer(question)]));
const wrong = { ...right, [idOf(11)]: [0], [idOf(12)]: [1] };

type Values = Record<string, unknown>;

/** A platform, and every value that was set on it, in order. */
function platform(stored: Values = {}) {
  const api = new Scorm12API({ autocommit: false, logLevel: 5 });
  api.loadFromJSON({ cmi: stored });
  const sets: [string, string][] = [];
  const refused: string[] = [];
  const recorded = {
    ...callsOf(api),
    LMSSetValue(element: string, value: string) {
      sets.push([element, value]);
      const answer = api.lmsSetValue(element, value);
      if (answer === 'false') refused.push(`${element}=${value}`);
      return answer;
    },
  };
  return { api, recorded, sets, refused, get: (element: string) => api.lmsGetValue(element) };
}
const callsOf = (api: Scorm12API) => ({
  LMSInitialize: () => api.lmsInitialize(),
  LMSGetValue: (element: string) => api.lmsGetValue(element),
  LMSCommit: () => api.lmsCommit(),
  LMSFinish: () => api.lmsFinish(),
  LMSGetLastError: () => api.lmsGetLastError(),
});
const opened = (api: unknown, of = course) => {
  const tracker = openScorm12(of, api, () => new Date('2026-11-27T10:20:30Z'));
  if (!tracker) throw new Error('the platform refused');
  return tracker;
};

describe('SCORM 1.2', () => {
  it('begins with nothing, knows the learner, and is incomplete', async () => {
    const { recorded, get, refused } = platform({ core: { student_name: 'García, Ana' } });
    const tracker = opened(recorded);
    expect(tracker.learnerName).toBe('Ana García');
    await tracker.save(progressOf(course, { place: { contentId: idOf(1), seconds: 3 } }));
    expect(get('cmi.core.lesson_status')).toBe('incomplete');
    expect(get('cmi.core.lesson_location')).toBe(idOf(1));
    expect(refused).toEqual([]);
  });

  it('resumes what was seen and answered, and the place', async () => {
    const first = platform();
    const state = {
      place: { contentId: idOf(2), seconds: 41 },
      seen: { [idOf(1)]: `${'1'.repeat(20)}${'0'.repeat(12)}` },
      answers: { [idOf(11)]: [1], [idOf(13)]: [3, 1, 2, 0] },
    };
    await opened(first.recorded).save(progressOf(course, state));
    const again = platform({ suspend_data: first.get('cmi.suspend_data') });
    expect(opened(again.recorded).state).toEqual(state);
  });

  it('passes with a score of 100 once all is seen and right', async () => {
    const { recorded, get, refused, sets } = platform();
    await opened(recorded).save(progressOf(course, { seen, answers: right }));
    expect(get('cmi.core.lesson_status')).toBe('passed');
    expect(['raw', 'min', 'max'].map((name) => get(`cmi.core.score.${name}`))).toEqual([
      '100',
      '0',
      '100',
    ]);
    expect(refused).toEqual([]);
    expect(sets).toContainEqual(['cmi.core.exit', '']);
    expect(sets.map(([, value]) => value)).not.toContain('completed');
  });

  it('fails below the mark, and says no score while questions are open', async () => {
    const { recorded, get, sets } = platform();
    const tracker = opened(recorded);
    await tracker.save(progressOf(course, { seen, answers: { [idOf(11)]: [0] } }));
    expect(sets.map(([element]) => element)).not.toContain('cmi.core.score.raw');
    await tracker.save(progressOf(course, { seen, answers: wrong }));
    expect(get('cmi.core.lesson_status')).toBe('failed');
    expect(get('cmi.core.score.raw')).toBe('50');
    expect(sets).toContainEqual(['cmi.core.exit', 'suspend']);
  });

  it('is completed without a mark', async () => {
    const unmarked = courseSample({ completion: { share: 80, mark: null } });
    const { recorded, get } = platform();
    await opened(recorded, unmarked).save(progressOf(unmarked, { seen }));
    expect(get('cmi.core.lesson_status')).toBe('completed');
  });

  it('stays passed on a platform that forgot the suspend data', () => {
    const { recorded } = platform({ core: { lesson_status: 'passed' } });
    expect(opened(recorded).standing).toMatchObject({ isCompleted: true, isPassed: true });
  });

  it('tells each answer in the words of its version', async () => {
    const { recorded, sets, refused } = platform();
    const answers = [[0], [1], [3, 1, 2, 0], [2, 1]].flatMap((answer, index) => {
      const question = questions[index];
      return question ? [givenAnswer(question, answer)] : [];
    });
    await opened(recorded).save(progressOf(course, {}, answers));
    const valuesOf = (name: string) =>
      sets
        .filter(([element]) => element.endsWith(`.${name}`) && element.startsWith('cmi.int'))
        .map(([, value]) => value);
    expect(valuesOf('id')).toEqual([11, 12, 13, 14].map(idOf));
    expect(valuesOf('type')).toEqual(['choice', 'true-false', 'sequencing', 'matching']);
    expect(valuesOf('student_response')).toEqual(['a', 't', 'd,b,c,a', 'a.3,b.2']);
    expect(valuesOf('pattern')).toEqual(['b', 'f', 'a,b,c,d', 'a.1,b.2']);
    expect(new Set(valuesOf('result'))).toEqual(new Set(['wrong']));
    for (const response of valuesOf('student_response')) expect(response.length).toBeLessThan(256);
    expect(refused).toEqual([]);
  });

  it('counts another answer to a question in the same place', async () => {
    const { recorded, sets, get } = platform();
    const tracker = opened(recorded);
    const [question] = questions;
    if (!question) throw new Error('no question');
    await tracker.save(progressOf(course, {}, [givenAnswer(question, [0])]));
    await tracker.save(progressOf(course, {}, [givenAnswer(question, [1])]));
    expect(get('cmi.interactions._count')).toBe('1');
    expect(
      sets.filter(([element]) => element === 'cmi.interactions.0.result').map(([, value]) => value),
    ).toEqual(['wrong', 'correct']);
  });

  it('says the time in hours, minutes and seconds', async () => {
    const { recorded, sets } = platform();
    let at = Date.parse('2026-11-27T10:00:00Z');
    const tracker = openScorm12(course, recorded, () => new Date(at));
    at += 3_910_000;
    await tracker?.save(progressOf(course, {}));
    expect(sets).toContainEqual(['cmi.core.session_time', '0001:05:10']);
  });

  it('fits the limits of the strictest platform', async () => {
    const large = largeCourse();
    const contents = large.modules.flatMap((module) => module.contents);
    const { recorded, sets } = platform();
    await opened(recorded, large).save(
      progressOf(large, {
        seen: Object.fromEntries(contents.map(({ id }) => [id, '01'.repeat(16)])),
        answers: Object.fromEntries(
          contents.flatMap((content) =>
            content.questions.map(({ id }) => [id, [8, 8, 8, 8, 8, 8]]),
          ),
        ),
      }),
    );
    const longest = (element: string) =>
      Math.max(...sets.filter(([name]) => name === element).map(([, value]) => value.length));
    expect(longest('cmi.suspend_data')).toBeLessThanOrEqual(4096);
    expect(longest('cmi.core.lesson_location')).toBeLessThanOrEqual(255);
  });

  it('reports a platform that keeps nothing', async () => {
    const { recorded } = platform();
    const tracker = opened({ ...recorded, LMSCommit: () => 'false' });
    await expect(tracker.save(progressOf(course, {}))).rejects.toThrow();
  });

  it('keeps the progress on a platform without interactions', async () => {
    const { recorded } = platform();
    let commits = 0;
    const [question] = questions;
    const tracker = opened({
      ...recorded,
      LMSSetValue: (element: string, value: string) =>
        element.startsWith('cmi.interactions') ? 'false' : recorded.LMSSetValue(element, value),
      LMSCommit: () => {
        commits += 1;
        return 'true';
      },
    });
    await tracker.save(progressOf(course, {}, question ? [givenAnswer(question, [1])] : []));
    expect(commits).toBe(1);
  });

  it('is none where the platform does not begin', () => {
    const api = { LMSInitialize: () => 'false', LMSGetLastError: () => '201' };
    expect(openScorm12(course, api)).toBeNull();
    expect(openScorm12(course, null)).toBeNull();
  });
});
