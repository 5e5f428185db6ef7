import { rightAnswer } from '@tarima/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { courseSample, idOf } from '#player/test/course-samples.ts';
import { givenAnswer, progressOf } from '#player/test/progress-samples.ts';
import { openRecordStore } from '#player/test/record-store.ts';
import { openCmi5 } from './cmi5.ts';
import { launchOf } from './cmi5-launch.ts';
import { openMemory } from './memory.ts';

const ALL = '1'.repeat(32);
const CATEGORIES = 'https://w3id.org/xapi/cmi5/context/categories';
const SESSION = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid';
const LAUNCH_DATA = {
  contextTemplate: {
    extensions: { [SESSION]: 's-1' },
    contextActivities: { grouping: [{ id: 'https://lms.example/courses/7' }] },
  },
  launchMode: 'Normal',
  moveOn: 'CompletedAndPassed',
  masteryScore: 0.7,
  returnURL: 'https://lms.example/back',
};

const course = courseSample();
const questions = course.modules.flatMap(({ contents }) =>
  contents.flatMap((each) => each.questions),
);
const seen = { [idOf(1)]: ALL, [idOf(2)]: ALL };
const right = Object.fromEntries(questions.map((question) => [question.id, rightAnswer(question)]));
const wrong = { ...right, [idOf(11)]: [0], [idOf(12)]: [1] };

let close = () => {};
afterEach(() => close());

async function launched(changes: object = {}) {
  const store = await openRecordStore({ ...LAUNCH_DATA, ...changes });
  close = store.close;
  const query = new URLSearchParams({
    endpoint: `${store.address}/lrs`,
    fetch: `${store.address}/fetch?k=1`,
    actor: JSON.stringify({
      name: 'Ana García',
      account: { homePage: 'https://lms.example', name: '9' },
    }),
    registration: idOf(500),
    activityId: 'https://lms.example/au/1',
  });
  const launch = launchOf(`?${query}`);
  if (!launch) throw new Error('no launch');
  const tab = new Map<string, string>();
  const memory = {
    read: (key: string) => tab.get(key) ?? null,
    write: (key: string, value: string) => void tab.set(key, value),
    remove: (key: string) => void tab.delete(key),
  };
  const visited: string[] = [];
  const open = () =>
    openCmi5({ course, launch, memory, goTo: (address) => void visited.push(address) });
  return { store, open, visited };
}

describe('cmi5', () => {
  it('begins with "initialized", knows the learner and takes the platform’s mark', async () => {
    const { store, open } = await launched({ masteryScore: 0.9 });
    const tracker = await open();
    expect(tracker).toMatchObject({ learnerName: 'Ana García', mark: 90, canLeave: true });
    expect(store.verbs()).toEqual(['initialized']);
    const [statement] = store.statements;
    expect(statement?.context).toMatchObject({
      registration: idOf(500),
      contextActivities: {
        grouping: LAUNCH_DATA.contextTemplate.contextActivities.grouping,
        category: [{ id: `${CATEGORIES}/cmi5` }],
      },
      extensions: { [SESSION]: 's-1' },
    });
  });

  it('passes and completes once, each with "moveon", and ends with "terminated"', async () => {
    const { store, open, visited } = await launched();
    const tracker = await open();
    const done = progressOf(course, { seen, answers: right });
    await tracker.save(done);
    await tracker.save(done);
    tracker.end('leaving');
    await expect.poll(() => visited).toEqual(['https://lms.example/back']);
    expect(store.verbs()).toEqual(['initialized', 'passed', 'completed', 'terminated']);
    const [, passed, completed, terminated] = store.statements;
    const categories = [passed, completed, terminated].map((each) =>
      each?.context.contextActivities.category.map(({ id }) => id.replace(`${CATEGORIES}/`, '')),
    );
    expect(categories).toEqual([['cmi5', 'moveon'], ['cmi5', 'moveon'], ['cmi5']]);
    expect(passed?.result).toMatchObject({ success: true, score: { scaled: 1 } });
    expect(completed?.result).toMatchObject({ completion: true });
    for (const each of [passed, completed, terminated])
      expect(each?.result?.duration).toMatch(/^PT/u);
  });

  it('fails, and passes after another try', async () => {
    const { store, open } = await launched();
    const tracker = await open();
    await tracker.save(progressOf(course, { seen, answers: wrong }));
    await tracker.save(progressOf(course, { seen, answers: wrong }));
    await tracker.save(progressOf(course, { seen, answers: right }));
    expect(store.verbs()).toEqual(['initialized', 'failed', 'passed', 'completed']);
  });

  it('goes on after a reload by the same token, and passes no second time', async () => {
    const { store, open } = await launched();
    const state = { place: { contentId: idOf(2), seconds: 9 }, seen, answers: right };
    await (await open()).save(progressOf(course, state));
    const again = await open();
    expect(again.state).toEqual(state);
    await again.save(progressOf(course, state));
    expect(store.tokensGiven).toBe(1);
    expect(store.verbs()).toEqual(['initialized', 'passed', 'completed', 'initialized']);
  });

  it('tells each answer as an interaction', async () => {
    const { store, open } = await launched();
    const answers = [[1], [0], [0, 1, 2, 3], [0, 1]].flatMap((answer, index) => {
      const question = questions[index];
      return question ? [givenAnswer(question, answer)] : [];
    });
    await (await open()).save(progressOf(course, {}, answers));
    const told = store.statements.slice(1);
    expect(told.map(({ result }) => [result?.response, result?.success])).toEqual([
      ['b', true],
      ['false', true],
      ['a[,]b[,]c[,]d', true],
      ['a[.]1[,]b[.]2', true],
    ]);
    expect(told.flatMap(({ context }) => context.contextActivities.category)).toEqual([]);
  });

  it('loses no statement while the platform is away', async () => {
    const { store, open } = await launched();
    const tracker = await open();
    const done = progressOf(course, { seen, answers: right });
    store.isBroken = true;
    await expect(tracker.save(done)).rejects.toThrow();
    store.isBroken = false;
    await tracker.save(done);
    expect(store.verbs()).toEqual(['initialized', 'passed', 'completed']);
    expect(store.documents.get('tarima')).toContain('"isCompleted":true');
  });

  it('judges nothing in a review', async () => {
    const { store, open } = await launched({ launchMode: 'Review' });
    await (await open()).save(progressOf(course, { seen, answers: right }));
    expect(store.verbs()).toEqual(['initialized']);
  });

  it('refuses to open where the platform does', async () => {
    const { store, open } = await launched();
    store.isBroken = true;
    await expect(open()).rejects.toThrow();
  });

  it('is no launch without its facts', () => {
    expect(launchOf('')).toBeNull();
    expect(launchOf('?endpoint=a&fetch=b&actor=no-json&registration=c&activityId=d')).toBeNull();
  });
});

it('the memory works where the browser forbids its storage', () => {
  const memory = openMemory(() => {
    throw new Error('forbidden');
  });
  memory.write('a', '1');
  expect(memory.read('a')).toBe('1');
  memory.remove('a');
  expect(memory.read('a')).toBeNull();
});
