import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewComments, reviewers, reviewLinks } from '#server/db/schema.ts';
import { createReviewCalls } from '#server/test/review-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const calls = createReviewCalls(studioOf);
let ada: Person;

beforeAll(async () => {
  ada = await studioOf().signIn();
});

async function opened() {
  const projectId = await calls.writtenVideo(ada);
  return { projectId, secret: (await calls.open(ada, projectId)).secret };
}
const guess = () => randomBytes(16).toString('base64url');

describe('guessing', () => {
  it('of addresses is held up, and finds nothing; colleagues behind the same address go on', async () => {
    const { secret } = await opened();
    const ip = '203.0.113.30';
    const seen = new Map<number, number>();
    for (let index = 0; index < 400; index += 1) {
      const { status } = await calls.reviewer(guess(), '', { ip });
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([404, 429]);
    expect(seen.get(404)).toBeLessThanOrEqual(60);
    expect((await calls.reviewer(secret, '', { ip })).status).toBe(200);
  });
});

describe('a flood', () => {
  const enter = (secret: string, ip: string) =>
    calls.reviewer(secret, '/enter', { method: 'POST', payload: { name: 'Eva' }, ip });

  it('of one address is held up, and others go on', async () => {
    const { secret } = await opened();
    const statuses: number[] = [];
    for (let index = 0; index < 70; index += 1) {
      statuses.push((await enter(secret, '203.0.113.31')).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await enter(secret, '203.0.113.32')).status).toBe(200);
  });

  it('of many addresses is held up for its link alone', async () => {
    const [{ secret }, other] = [await opened(), await opened()];
    const statuses: number[] = [];
    for (let index = 0; index < 130; index += 1) {
      statuses.push((await enter(secret, `198.51.100.${index}`)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await enter(other.secret, '198.51.100.1')).status).toBe(200);
  });
});

describe('secrets', () => {
  it('are nowhere in the database: neither of links, nor of reviewers', async () => {
    const { secret } = await opened();
    const own = await calls.enter(secret);
    const { db } = studioOf().context;
    const rows = JSON.stringify([
      await db.select().from(reviewLinks),
      await db.select().from(reviewers),
    ]);
    for (const kept of [secret, own]) expect(rows).not.toContain(kept);
  });

  it('of a reviewer open no other link, and a session of the studio opens none', async () => {
    const [one, other] = [await opened(), await opened()];
    const own = await calls.enter(one.secret);
    for (const token of [own, ada.token, '', 'x']) {
      for (const answer of [
        await calls.script(other.secret, token),
        await calls.comment(other.secret, token),
      ]) {
        expect([answer.status, answer.failure.code]).toEqual([403, 'REVIEWER_UNKNOWN']);
      }
    }
    const headers = { authorization: `Bearer ${own}` };
    const url = `/api/v1/reviews/${one.projectId}`;
    expect((await studioOf().call(null, { url, headers })).status).toBe(401);
  });
});

it('one company’s comments are not another’s, also by way of a project of their own', async () => {
  const { projectId, secret } = await opened();
  const own = await calls.enter(secret, 'Zanahoria');
  const { data: comment } = await calls.comment(secret, own, { text: 'Zanahoria violeta' });
  const eve = await studioOf().signIn();
  const evesProject = await calls.writtenVideo(eve);
  const { secret: evesSecret } = await calls.open(eve, evesProject);
  const evesOwn = await calls.enter(evesSecret, 'Eva');
  for (const id of [projectId, evesProject]) {
    for (const answer of [
      await calls.resolve(eve, id, comment.id),
      await calls.remove(eve, id, comment.id),
    ]) {
      expect([id, answer.status]).toEqual([id, 404]);
      expect(answer.text).not.toContain('Zanahoria');
    }
  }
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const path = method === 'GET' ? projectId : `${projectId}/link`;
    const { status, text } = await calls.member(
      eve,
      method,
      path,
      method === 'PUT' ? {} : undefined,
    );
    expect([method, status]).toEqual([method, 404]);
    expect(text).not.toContain('Zanahoria');
  }
  expect((await calls.removeOwn(evesSecret, evesOwn, comment.id)).status).toBe(404);
  expect(JSON.stringify(await calls.review(eve, evesProject))).not.toContain('Zanahoria');
  expect((await calls.review(ada, projectId)).comments).toMatchObject([{ resolvedAt: null }]);
});

it('comments that are written at once do not pass the limit', async () => {
  const { projectId, secret } = await opened();
  const own = await calls.enter(secret);
  const { db } = studioOf().context;
  const filler = { projectId, authorName: 'x', sceneIndex: 0, sceneTitle: 'La tarima', text: 'x' };
  await db.insert(reviewComments).values(Array.from({ length: 998 }, () => filler));
  const answers = await Promise.all(Array.from({ length: 8 }, () => calls.comment(secret, own)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await calls.review(ada, projectId)).comments).toHaveLength(1_000);
});
