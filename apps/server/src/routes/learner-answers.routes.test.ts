import { randomUUID } from 'node:crypto';
import type { LearnerAnswer, LearnerState, Question } from '@tarima/contract';
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
    save: (changes: Partial<LearnerState>) =>
      calls.save(secret, own, { ...EMPTY_STATE, ...changes }),
    opened: async () => (await calls.course(secret, own)).data.state.answers,
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

  it('is none to a question that says something else since, though its owner still reads it', async () => {
    const { first, second, others, save, opened, answers } = await visit();
    await save({ answers: { [first.id]: [1], [second.id]: [1] } });
    const changed = { ...truth('Ya no.', false), id: first.id };
    await edit(changed, second, ...others);
    expect(await opened()).toEqual({ [second.id]: [1] });
    const row = async () => (await answers())[0];
    expect(await row()).toMatchObject({ prompt: 'Uno.', answer: 'Verdadero', change: 'changed' });
    // The same option is an answer to the new question.
    await save({ answers: { [first.id]: [1] } });
    expect(await row()).toMatchObject({ prompt: 'Ya no.', isRight: false, change: null });
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
