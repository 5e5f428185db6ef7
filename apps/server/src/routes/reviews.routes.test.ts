import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { reviewComments, reviewers } from '#server/db/schema.ts';
import { createReviewCalls, SCENES } from '#server/test/review-calls.ts';
import { createTestCourse } from '#server/test/test-course.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const calls = createReviewCalls(studioOf);
const AN_HOUR_MS = 3_600_000;
const COMPANY = { id: 'ada', name: 'Tarimas SA' };
let ada: Person;
let projectId: string;

beforeAll(async () => {
  ada = await studioOf().signIn({ name: 'Ada', companies: [COMPANY] });
  projectId = await calls.writtenVideo(ada);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A link of a project of its own, with one reviewer. */
async function entered(name = 'Carmen') {
  const id = await calls.writtenVideo(ada);
  const { secret } = await calls.open(ada, id);
  return { id, secret, own: await calls.enter(secret, name) };
}
const textsOf = (comments: { text: string }[]) => comments.map(({ text }) => text);

describe('a colleague with the link', () => {
  it('reads the scenes in sentences, with key points and tables, without directions', async () => {
    const { link, secret } = await calls.open(ada, projectId);
    expect(link.address).toMatch(/^http:\/\/[^/]+\/review\/[\w-]{22}$/u);
    const { data: look } = await calls.reviewer<object>(secret);
    expect(look).toEqual({
      ...{ title: 'Guía de la tarima', company: COMPANY.name },
      ...{ language: 'es', keptDays: null },
    });
    const own = await calls.enter(secret);
    expect(await calls.contents(secret, own)).toEqual([
      {
        ...{ contentId: null, title: 'Guía de la tarima', moduleTitle: '' },
        ...{ hasScript: true, openComments: 0 },
      },
    ]);
    const { data } = await calls.script(secret, own);
    expect(data).toEqual({
      scenes: [
        {
          ...{ title: 'La tarima', keyPoints: ['Medidas'], tables: [] },
          sentences: ['La tarima mide seis metros.', 'Pesa cien kilos.'],
        },
        {
          ...{ title: 'El montaje', keyPoints: [] },
          tables: [
            [
              ['Pieza', 'Cantidad'],
              ['Tornillo', '3'],
            ],
          ],
          sentences: ['Se monta entre dos personas.'],
        },
      ],
      comments: [],
    });
  });

  it('comments on a sentence and a scene, which the members and other colleagues see', async () => {
    const { id, secret, own } = await entered('Carmen');
    const other = await calls.enter(secret, 'Luis');
    const onSentence = { sentence: 'Pesa cien kilos.', text: '¿No son noventa?' };
    const { data: first } = await calls.comment(secret, own, onSentence);
    expect(first).toMatchObject({
      ...onSentence,
      ...{ sceneIndex: 0, sceneTitle: 'La tarima', authorName: 'Carmen', isOwn: true },
      ...{ resolvedAt: null, resolvedBy: null, isInScript: true },
    });
    const onScene = { sceneIndex: 1, sceneTitle: 'El montaje', text: 'Falta el martillo.' };
    await calls.comment(secret, other, onScene);
    const { comments } = (await calls.script(secret, own)).data;
    expect(comments.map(({ authorName, isOwn }) => [authorName, isOwn])).toEqual([
      ['Carmen', true],
      ['Luis', false],
    ]);
    const review = await calls.review(ada, id);
    expect(review.comments).toMatchObject([onSentence, { ...onScene, sentence: null }]);
    expect((await calls.contents(secret, own))[0]?.openComments).toBe(2);
  });

  it('deletes only their own comments', async () => {
    const { id, secret, own } = await entered('Carmen');
    const other = await calls.enter(secret, 'Luis');
    const { data: comment } = await calls.comment(secret, own);
    expect((await calls.removeOwn(secret, other, comment.id)).failure.code).toBe('NOT_FOUND');
    expect((await calls.review(ada, id)).comments).toHaveLength(1);
    expect((await calls.removeOwn(secret, own, comment.id)).status).toBe(200);
    expect((await calls.review(ada, id)).comments).toEqual([]);
  });

  it('reviews each content of a course that has a script', async () => {
    const { project } = await createTestCourse(studioOf(), ada, ['## Uno\n\nHola.', '', 'Adiós.']);
    const { secret } = await calls.open(ada, project.id);
    expect((await calls.reviewer<object>(secret)).data).toMatchObject({
      title: 'Curso de tarimas',
    });
    const own = await calls.enter(secret);
    const contents = await calls.contents(secret, own);
    expect(contents).toMatchObject([
      { title: 'Contenido 1', moduleTitle: 'Módulo 1', hasScript: true },
      { title: 'Contenido 2', moduleTitle: 'Módulo 1', hasScript: false },
      { title: 'Contenido 3', moduleTitle: 'Módulo 2', hasScript: true },
    ]);
    const [first = '', empty = '', last = ''] = contents.map(({ contentId }) => contentId ?? '');
    const asked = async (contentId?: string) =>
      (await calls.script(secret, own, contentId)).failure.code;
    expect(await asked(empty)).toBe('SCRIPT_NOT_READY');
    for (const unknown of [undefined, randomUUID()]) expect(await asked(unknown)).toBe('NOT_FOUND');
    const spoken = { contentId: last, sceneTitle: '', sentence: 'Adiós.', text: 'Muy seco.' };
    await calls.comment(secret, own, spoken);
    const titled = { contentId: first, sceneTitle: 'Uno', text: 'Bien.' };
    await calls.comment(secret, own, titled);
    expect((await calls.review(ada, project.id)).comments).toMatchObject([titled, spoken]);
    expect((await calls.script(secret, own, last)).data.comments).toMatchObject([spoken]);
  });

  it('is told that the text has changed instead of commenting on another', async () => {
    const { id, secret, own } = await entered();
    const codeOf = async (place: object) => (await calls.comment(secret, own, place)).failure.code;
    expect(await codeOf({ sceneIndex: 1, sentence: 'Pesa cien kilos.' })).toBe(
      'REVIEW_TEXT_CHANGED',
    );
    expect(await codeOf({ sceneIndex: 2 })).toBe('REVIEW_TEXT_CHANGED');
    expect(await codeOf({ contentId: randomUUID() })).toBe('REVIEW_TEXT_CHANGED');
    await calls.write(ada, id, `## Saludo\n\nHola.\n\n${SCENES}`);
    expect(await codeOf({ sceneIndex: 0, sceneTitle: 'La tarima' })).toBe('REVIEW_TEXT_CHANGED');
    expect((await calls.review(ada, id)).comments).toEqual([]);
  });
});

describe('a comment', () => {
  it('follows its sentence through edits, and keeps it once it is gone', async () => {
    const { id, secret, own } = await entered();
    const place = { sentence: 'Pesa cien kilos.', text: 'peso' };
    await calls.comment(secret, own, place);
    await calls.comment(secret, own, { sceneIndex: 1, sceneTitle: 'El montaje', text: 'montaje' });
    await calls.write(ada, id, `## Saludo\n\nHola.\n\n${SCENES}`);
    expect((await calls.review(ada, id)).comments).toMatchObject([
      { sceneIndex: 1, isInScript: true, text: 'peso' },
      { sceneIndex: 2, isInScript: true, text: 'montaje' },
    ]);
    await calls.write(ada, id, SCENES.replace('Pesa cien kilos.', 'Pesa noventa kilos.'));
    const [comment] = (await calls.review(ada, id)).comments;
    expect(comment).toMatchObject({ ...place, sceneIndex: 0, isInScript: false });
  });

  it('comes in the order of the script, open ones first', async () => {
    const { id, secret, own } = await entered();
    await calls.comment(secret, own, { sceneIndex: 1, sceneTitle: 'El montaje', text: 'tercero' });
    await calls.comment(secret, own, { sentence: 'Pesa cien kilos.', text: 'segundo' });
    const { data } = await calls.comment(secret, own, { text: 'resuelto' });
    await calls.comment(secret, own, { text: 'primero' });
    await calls.resolve(ada, id, data.id);
    const order = ['primero', 'segundo', 'tercero', 'resuelto'];
    expect(textsOf((await calls.review(ada, id)).comments)).toEqual(order);
    expect(textsOf((await calls.script(secret, own)).data.comments)).toEqual(order);
  });

  it('is resolved and opened again, one by one, with who did it', async () => {
    const { id, secret, own } = await entered();
    const { data: one } = await calls.comment(secret, own, { text: 'uno' });
    await calls.comment(secret, own, { text: 'dos' });
    const { data: resolved } = await calls.resolve(ada, id, one.id);
    expect(resolved).toMatchObject({ resolvedBy: 'Ada', resolvedAt: expect.any(String) });
    const grace = await studioOf().signIn({ name: 'Grace', companies: [COMPANY] });
    expect((await calls.resolve(grace, id, one.id)).data).toEqual(resolved);
    expect((await calls.contents(secret, own))[0]?.openComments).toBe(1);
    const { data: reopened } = await calls.resolve(ada, id, one.id, false);
    expect(reopened).toMatchObject({ resolvedAt: null, resolvedBy: null });
  });

  it('is deleted by a member', async () => {
    const { id, secret, own } = await entered();
    const { data } = await calls.comment(secret, own);
    expect((await calls.remove(ada, id, data.id)).status).toBe(200);
    expect((await calls.script(secret, own)).data.comments).toEqual([]);
    expect((await calls.remove(ada, id, data.id)).status).toBe(404);
  });

  it('and a name have their limits', async () => {
    const { secret, own } = await entered();
    for (const text of ['', '   ', 'x'.repeat(2_001)])
      expect((await calls.comment(secret, own, { text })).status).toBe(400);
    const enter = (name: string) =>
      calls.reviewer(secret, '/enter', { method: 'POST', payload: { name } });
    for (const name of ['', '  ', 'x'.repeat(101)]) expect((await enter(name)).status).toBe(400);
  });
});

describe('a link', () => {
  it('keeps its address and its reviewers when its end changes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { id, secret, own } = await entered();
    const endsAt = new Date(Date.now() + AN_HOUR_MS).toISOString();
    const { link } = await calls.open(ada, id, { endsAt });
    expect(link).toMatchObject({ endsAt, hasEnded: false });
    vi.setSystemTime(Date.now() + AN_HOUR_MS);
    expect((await calls.script(secret, own)).failure.code).toBe('REVIEW_LINK_GONE');
    expect((await calls.review(ada, id)).link).toMatchObject({ hasEnded: true });
    const later = await calls.open(ada, id);
    expect(later).toMatchObject({ secret, link: { endsAt: null, hasEnded: false } });
    expect((await calls.script(secret, own)).status).toBe(200);
  });

  it('is gone alike if it is unknown, ended, past its end, or of a deleted project', async () => {
    const [ended, dated, lost] = [await entered(), await entered(), await entered()];
    await calls.end(ada, ended.id);
    await calls.open(ada, dated.id, { endsAt: new Date(Date.now() - 1).toISOString() });
    const place = `/api/v1/projects/${lost.id}`;
    await studioOf().call(ada, { method: 'DELETE', url: place });
    const answers = await Promise.all([
      calls.reviewer('x'),
      ...[ended, dated, lost].flatMap(({ secret, own }) => [
        calls.reviewer(secret),
        calls.reviewer(secret, '/enter', { method: 'POST', payload: { name: 'Eva' } }),
        calls.script(secret, own),
        calls.comment(secret, own),
      ]),
    ]);
    for (const { status, failure } of answers) {
      expect([status, failure.code]).toEqual([404, 'REVIEW_LINK_GONE']);
    }
    await studioOf().call(ada, { method: 'POST', url: `${place}/restore` });
    expect((await calls.script(lost.secret, lost.own)).status).toBe(200);
  });

  it('that ends leaves the comments, and its reviewers do not open the next one', async () => {
    const { id, secret, own } = await entered('Penélope');
    await calls.comment(secret, own, { text: 'queda' });
    await calls.end(ada, id);
    const next = await calls.open(ada, id);
    expect(next.secret).not.toBe(secret);
    expect((await calls.script(next.secret, own)).failure.code).toBe('REVIEWER_UNKNOWN');
    const { comments } = await calls.review(ada, id);
    expect(comments).toMatchObject([{ authorName: 'Penélope', text: 'queda' }]);
    const later = await calls.enter(next.secret, 'Penélope');
    const seen = (await calls.script(next.secret, later)).data.comments;
    expect(seen).toMatchObject([{ text: 'queda', isOwn: false }]);
    expect((await calls.end(ada, id)).status).toBe(200);
    expect((await calls.end(ada, id)).status).toBe(404);
  });

  it('takes no more comments of one reviewer, or of all, than members can read', async () => {
    const { id, secret, own } = await entered();
    const { db } = studioOf().context;
    const [carmen] = (await db.select().from(reviewers)).filter((row) => row.projectId === id);
    const written = (count: number, reviewerId: string | null) =>
      db.insert(reviewComments).values(
        Array.from({ length: count }, () => ({
          ...{ projectId: id, reviewerId, authorName: 'x', sceneIndex: 0 },
          ...{ sceneTitle: 'La tarima', text: 'x' },
        })),
      );
    await written(199, carmen?.id ?? '');
    expect((await calls.comment(secret, own)).status).toBe(200);
    const full = await calls.comment(secret, own);
    expect([full.status, full.failure.code]).toEqual([409, 'REVIEW_FULL']);
    const other = await calls.enter(secret, 'Luis');
    expect((await calls.comment(secret, other)).status).toBe(200);
    await written(799, null);
    expect((await calls.comment(secret, other)).failure.code).toBe('REVIEW_FULL');
  });

  it('has a page that search engines leave out', async () => {
    const { headers } = await studioOf().call(null, { url: '/review/any' });
    expect([headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      ...['noindex', 'no-referrer'],
    ]);
  });
});
