import { randomUUID } from 'node:crypto';
import type { Answer, LearnerAnswer, LearnerState, Question } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { learners } from '#server/db/schema.ts';
import { hashOfSecret } from '#server/kit/secret-tokens.ts';
import {
  createLearnerCalls,
  EMPTY_STATE,
  editQuestions,
  finishedVideo,
  SEEN,
  secretOf,
} from '#server/test/learner-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const calls = createLearnerCalls(studioOf);
let ada: Person;
let projectId: string;

beforeAll(async () => {
  ada = await studioOf().signIn();
  projectId = await finishedVideo(studioOf(), ada);
});

const truth = (prompt: string, isTrue: boolean): Question => ({
  ...{ id: randomUUID(), prompt, feedback: '', citations: [], origin: 'author' },
  ...{ kind: 'truth', isTrue },
});
const edit = (...questions: Question[]) => editQuestions(studioOf(), ada, { projectId, questions });

/** Four true statements, and the only learner of a link to them. */
async function visit() {
  const first = truth('Uno.', true);
  const second = truth('Dos.', true);
  const others = [truth('Tres.', true), truth('Cuatro.', true)];
  await edit(first, second, ...others);
  const link = await calls.make(ada, projectId);
  const secret = secretOf(link);
  const own = await calls.enter(secret);
  const learner = async () => (await calls.learners(ada, link))[0];
  return {
    ...{ first, second, others, link, own },
    /** A window as it opens now: what it shows as answered, and an answer that it sends. */
    async open() {
      const { data } = await calls.course(secret, own);
      const questions = data.course.modules.flatMap(({ contents }) =>
        contents.flatMap((content) => content.questions),
      );
      const sent = { ...data.state.answers };
      return {
        shown: questions.map(({ id, prompt }) => [prompt, data.state.answers[id] ?? null]),
        async send(prompt: string, answer: Answer) {
          sent[questions.find((question) => question.prompt === prompt)?.id ?? ''] = answer;
          const payload = { ...EMPTY_STATE, answers: sent };
          await calls.learn(secret, '/state', { method: 'PUT', payload, own });
        },
      };
    },
    save: (changes: Partial<LearnerState>) =>
      calls.save(secret, own, { ...EMPTY_STATE, ...changes }),
    score: async () => (await learner())?.score,
    answers: async () =>
      (await calls.call<LearnerAnswer[]>(ada, 'GET', link, `/learners/${(await learner())?.id}`))
        .data,
  };
}

describe('an answer', () => {
  it('outlives its question, with the mark as the learner saw it', async () => {
    const { first, second, others, link, save, score, answers } = await visit();
    const given = { [first.id]: [1], [second.id]: [1] };
    await save({ answers: given });
    expect(await score()).toBe(50);

    await edit(second, ...others);
    const kept = [
      { prompt: 'Dos.', answer: 'Verdadero', isRight: true, change: null },
      { prompt: 'Tres.', answer: null, isRight: false, change: null },
      { prompt: 'Cuatro.', answer: null, isRight: false, change: null },
      { prompt: 'Uno.', answer: 'Verdadero', isRight: true, change: 'removed' },
    ];
    expect(await answers()).toMatchObject(kept);
    expect(await score()).toBe(50);

    // A window from before sends all its answers with what was seen.
    await save({ answers: given, seen: { [projectId]: SEEN } });
    expect(await answers()).toMatchObject(kept);
    expect(await score()).toBe(50);

    const [head, row] = (await calls.csv(ada, link)).text.split('\r\n');
    expect(head).toMatch(/: Uno\. \(pregunta retirada\)";"[^;]+\(resultado\)"$/u);
    expect(row).toMatch(/"50";"Verdadero";"Correcta";;;;;"Verdadero";"Correcta"$/u);

    await calls.change(ada, link, { hasQuestions: false });
    expect((await answers()).map(({ change }) => change)).toEqual(['removed', 'removed']);
    expect(await score()).toBe(50);
  });

  it('stays with the question as it was asked, until the learner answers otherwise', async () => {
    const { first, second, others, link, save, score, answers } = await visit();
    await save({ answers: { [first.id]: [1] } });
    const changed = { ...truth('=Uno, -o no.', false), id: first.id };
    await edit(changed, second, ...others);
    expect(await score()).toBe(25);
    expect((await answers())[0]).toMatchObject({
      ...{ prompt: 'Uno.', answer: 'Verdadero', isRight: true, change: 'changed' },
    });
    const table = async () => (await calls.csv(ada, link)).text.split('\r\n');
    expect((await table())[1]).toContain('"Verdadero (a la pregunta anterior: Uno.)";"Correcta";');

    await save({ answers: { [first.id]: [0], [second.id]: [0] } });
    expect(await answers()).toMatchObject([
      { prompt: changed.prompt, answer: 'Falso', isRight: true, change: null },
      { answer: 'Falso', isRight: false, change: null },
      ...[{ answer: null }, { answer: null }],
    ]);
    expect(await score()).toBe(25);
    await edit(truth('Otra.', true));
    const [head] = await table();
    expect(head).toContain(": =Uno, '-o no. (pregunta retirada)");
  });

  it('to an earlier wording leaves the question open, and the owner still sees it', async () => {
    const { first, second, others, open, score, answers } = await visit();
    const before = await open();
    await before.send('Uno.', [1]);
    await edit({ ...first, prompt: 'Uno no.' }, second, ...others);

    const after = await open();
    expect(after.shown).toContainEqual(['Uno no.', null]);
    const kept = { prompt: 'Uno.', answer: 'Verdadero', isRight: true, change: 'changed' };
    await after.send('Dos.', [1]);
    await before.send('Tres.', [1]);
    expect(await answers()).toMatchObject([
      ...[kept, { answer: 'Verdadero' }, { answer: 'Verdadero' }, { answer: null }],
    ]);
    // Two of the four questions that the learner sees.
    expect(await score()).toBe(50);

    // The same option is an answer to the new wording all the same.
    await after.send('Uno no.', [1]);
    expect((await open()).shown).toContainEqual(['Uno no.', [1]]);
    expect((await answers())[0]).toMatchObject({ prompt: 'Uno no.', change: null });
    expect(await score()).toBe(75);
    await before.send('Uno.', [0]);
    expect((await open()).shown).toContainEqual(['Uno no.', [1]]);
  });

  it('to an earlier wording completes nothing', async () => {
    const { first, second, others, link, save } = await visit();
    const completedAt = async () => (await calls.learners(ada, link))[0]?.completedAt;
    await save({ answers: { [first.id]: [1], [second.id]: [1] } });
    const [third, fourth] = others;
    await edit({ ...first, prompt: 'Uno no.' }, second, ...others);
    await save({ answers: { [third?.id ?? '']: [0] }, seen: { [projectId]: SEEN } });
    await save({ answers: { [fourth?.id ?? '']: [1] } });
    expect(await completedAt()).toBeNull();
    await save({ answers: { [first.id]: [1] } });
    expect(await completedAt()).not.toBeNull();
  });

  it('leaves the mark of the certificate when a learner practises after passing', async () => {
    const { first, second, others, save, score } = await visit();
    const all = [first, second, ...others].map(({ id }) => [id, [1]]);
    await save({ answers: Object.fromEntries(all) });
    await save({ answers: { [first.id]: [0] } });
    expect(await score()).toBe(100);
  });

  it('from before questions were kept is read by those of now, and kept at the next save', async () => {
    const { first, own, save, score, answers } = await visit();
    const state = { ...EMPTY_STATE, answers: { [first.id]: [1] } };
    const { db } = studioOf().context;
    await db
      .update(learners)
      .set({ state })
      .where(eq(learners.tokenHash, hashOfSecret(own)));
    expect(await score()).toBe(25);
    expect((await answers())[0]).toMatchObject({ answer: 'Verdadero', change: null });
    await save(state);
    await edit();
    expect(await answers()).toMatchObject([{ answer: 'Verdadero', change: 'removed' }]);
    expect(await score()).toBe(25);
  });
});
