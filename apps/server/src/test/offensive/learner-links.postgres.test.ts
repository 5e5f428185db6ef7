import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { learnerLinks, learners } from '#server/db/schema.ts';
import {
  createLearnerCalls,
  EMPTY_STATE,
  finishedVideo,
  SEEN,
  secretOf,
} from '#server/test/learner-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const PASSWORD = 'tarima violeta';
const A_DAY_MS = 24 * 3_600_000;

const studioOf = useTestStudio();
const calls = createLearnerCalls(studioOf);
let ada: Person;
let projectId: string;

beforeAll(async () => {
  ada = await studioOf().signIn();
  projectId = await finishedVideo(studioOf(), ada);
});
afterEach(() => {
  vi.useRealTimers();
});

const guess = () => randomBytes(16).toString('base64url');
const videoOf = async (secret: string, own: string) => {
  const { course } = (await calls.course(secret, own)).data;
  return course.modules[0]?.contents[0]?.video.url ?? '';
};
const get = (url: string) => studioOf().call(null, { url });

describe('guessing', () => {
  it('of addresses is held up, and finds nothing; a class behind the same address goes on', async () => {
    const secret = secretOf(await calls.make(ada, projectId));
    const ip = '203.0.113.20';
    const seen = new Map<number, number>();
    for (let index = 0; index < 400; index += 1) {
      const { status } = await calls.learn(guess(), '', { ip });
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([404, 429]);
    expect(seen.get(404)).toBeLessThanOrEqual(60);
    expect((await calls.learn(secret, '', { ip })).status).toBe(200);
  });

  it('of a password is locked after some tries, for that link and that network alone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const link = await calls.make(ada, projectId, { password: PASSWORD });
    const other = await calls.make(ada, projectId, { password: PASSWORD });
    const enter = (ip: string, password: string, secret = secretOf(link)) =>
      calls.learn(secret, '/enter', { method: 'POST', payload: { password }, ip });
    const guesser = '203.0.113.21';
    const answers: string[] = [];
    for (let index = 0; index < 40; index += 1) {
      answers.push((await enter(guesser, `intento ${index}`)).failure.code);
    }
    expect(new Set(answers)).toEqual(new Set(['LEARNER_LINK_PASSWORD_WRONG', 'RATE_LIMITED']));
    expect(answers.indexOf('RATE_LIMITED')).toBe(30);
    expect((await enter(guesser, PASSWORD)).failure.code).toBe('RATE_LIMITED');
    expect((await enter('203.0.113.22', PASSWORD)).status).toBe(200);
    expect((await enter(guesser, PASSWORD, secretOf(other))).status).toBe(200);
    vi.setSystemTime(Date.now() + 16 * 60_000);
    expect((await enter(guesser, PASSWORD)).status).toBe(200);
  });

  it('from many networks is locked for all, and a class that enters at once is not', async () => {
    const link = await calls.make(ada, projectId, { password: PASSWORD });
    const enter = (ip: string, password: string) =>
      calls.learn(secretOf(link), '/enter', { method: 'POST', payload: { password }, ip });
    const together = await Promise.all(
      Array.from({ length: 50 }, () => enter('203.0.113.23', PASSWORD)),
    );
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set([200]));
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 210; index += 1) {
      codes.push((await enter(`198.51.100.${index}`, 'otra')).failure.code);
    }
    expect(codes.indexOf('RATE_LIMITED')).toBe(200);
  });
});

describe('secrets', () => {
  it('are nowhere in the database: neither of links, nor of learners, nor passwords', async () => {
    const link = await calls.make(ada, projectId, { password: PASSWORD });
    const own = await calls.enter(secretOf(link), { password: PASSWORD });
    const { db } = studioOf().context;
    const rows = JSON.stringify([
      await db.select().from(learnerLinks),
      await db.select().from(learners),
    ]);
    for (const secret of [secretOf(link), own, PASSWORD]) expect(rows).not.toContain(secret);
  });

  it('of a learner opens no other link, and a session of the studio opens none', async () => {
    const [one, other] = [await calls.make(ada, projectId), await calls.make(ada, projectId)];
    const own = await calls.enter(secretOf(one));
    for (const token of [own, ada.token, '', 'x']) {
      const { failure } = await calls.course(secretOf(other), token);
      expect(failure.code).toBe('LEARNER_UNKNOWN');
    }
    const { status } = await studioOf().call(null, {
      url: `/api/v1/learner-links/${projectId}`,
      headers: { authorization: `Bearer ${own}` },
    });
    expect(status).toBe(401);
  });
});

describe('a ticket', () => {
  it('opens the videos of its own link and learner only, for hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [one, other] = [await calls.make(ada, projectId), await calls.make(ada, projectId)];
    const own = await calls.enter(secretOf(one));
    const url = await videoOf(secretOf(one), own);
    expect((await get(url)).status).toBe(200);
    const elsewhere = url.replace(secretOf(one), secretOf(other));
    expect((await get(elsewhere)).failure.code).toBe('LEARNER_UNKNOWN');
    const foreign = await finishedVideo(studioOf(), ada);
    expect((await get(url.replaceAll(projectId, foreign))).status).toBe(404);
    vi.setSystemTime(Date.now() + 2 * A_DAY_MS);
    expect((await get(url)).failure.code).toBe('LEARNER_UNKNOWN');
  });

  it('is refused if it is forged, changed, or not signed at all', async () => {
    const secret = secretOf(await calls.make(ada, projectId));
    const url = new URL(await videoOf(secret, await calls.enter(secret)), 'http://localhost');
    const ticket = url.searchParams.get('ticket') ?? '';
    const [head = '', claims = '', signature = ''] = ticket.split('.');
    const { ownKey } = studioOf().context;
    const forged = await new SignJWT(JSON.parse(Buffer.from(claims, 'base64url').toString()))
      .setProtectedHeader({ alg: 'HS256', typ: 'tarima-learner+jwt' })
      .sign(new TextEncoder().encode(ownKey));
    const unsigned = Buffer.from('{"alg":"none","typ":"tarima-learner+jwt"}').toString('base64url');
    const later = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), exp: 9e9 }),
    ).toString('base64url');
    for (const wrong of [
      '',
      forged,
      `${unsigned}.${claims}.`,
      `${head}.${later}.${signature}`,
      ada.token,
      await studioOf().context.tokens.signOwner(),
    ]) {
      url.searchParams.set('ticket', wrong);
      const { failure } = await get(`${url.pathname}${url.search}`);
      expect([wrong, failure.code]).toEqual([wrong, 'LEARNER_UNKNOWN']);
    }
  });

  it('signs nobody in', async () => {
    const secret = secretOf(await calls.make(ada, projectId));
    const url = new URL(await videoOf(secret, await calls.enter(secret)), 'http://localhost');
    const token = url.searchParams.get('ticket') ?? '';
    const login = { method: 'POST', url: '/api/v1/auth/login', payload: { token } } as const;
    expect((await studioOf().call(null, login)).status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await studioOf().call(null, { url: '/api/v1/projects', headers })).status).toBe(401);
  });
});

it('one company’s learners are not another’s, not even their number', async () => {
  const link = await calls.make(ada, projectId, { asksName: true });
  const own = await calls.enter(secretOf(link), { name: 'Zanahoria' });
  await calls.save(secretOf(link), own, { ...EMPTY_STATE, seen: { [projectId]: SEEN } });
  const eve = await studioOf().signIn();
  const evesProject = await finishedVideo(studioOf(), eve);
  const [learner] = await calls.learners(ada, link);
  // Eve's own project, with Ada's link.
  const stolen = { ...link, projectId: evesProject };
  for (const path of ['/learners', `/learners/${learner?.id}`, '/learners.csv']) {
    for (const [method, asked] of [
      ['GET', link],
      ['GET', stolen],
    ] as const) {
      const { status, text } = await calls.call(eve, method, asked, path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('Zanahoria');
    }
  }
  expect((await calls.end(eve, stolen)).status).toBe(404);
  expect((await calls.call(eve, 'DELETE', stolen, `/learners/${learner?.id}`)).status).toBe(404);
  expect(await calls.learners(ada, link)).toHaveLength(1);
});

it('a learner’s data goes with the project', async () => {
  const link = await calls.make(ada, projectId, { asksName: true });
  const own = await calls.enter(secretOf(link), { name: 'Borrable' });
  await studioOf().services.deletedProjects.removeById(projectId);
  expect((await calls.course(secretOf(link), own)).failure.code).toBe('LEARNER_LINK_GONE');
  const { db } = studioOf().context;
  expect(JSON.stringify(await db.select().from(learners))).not.toContain('Borrable');
});
