import { randomUUID } from 'node:crypto';
import type { LearnerAnswer, Question } from '@tarima/contract';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  addQuestions,
  createLearnerCalls,
  EMPTY_STATE,
  finishedVideo,
  SEEN,
  secretOf,
} from '#server/test/learner-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const calls = createLearnerCalls(studioOf);
const AN_HOUR_MS = 3_600_000;
let ada: Person;
let projectId: string;
let questions: Question[];

beforeAll(async () => {
  ada = await studioOf().signIn();
  projectId = await finishedVideo(studioOf(), ada);
  questions = await addQuestions(studioOf(), projectId);
});
afterEach(() => {
  vi.useRealTimers();
});

const code = async (answer: Promise<{ failure: { code: string } }>) => (await answer).failure.code;
const [choice, truth] = [() => questions[0]?.id ?? '', () => questions[1]?.id ?? ''];
const allSeen = () => ({ [projectId]: SEEN });
const parts = (from: number, to: number) =>
  '0'.repeat(from) + '1'.repeat(to - from) + '0'.repeat(32 - to);

describe('a link', () => {
  it('opens the course to anybody who has its address, and shows who watched how far', async () => {
    const link = await calls.make(ada, projectId);
    expect(link.address).toMatch(/^http:\/\/[^/]+\/learn\/[\w-]{22}$/u);
    const secret = secretOf(link);
    const { data: look } = await calls.learn<object>(secret);
    expect(look).toMatchObject({
      ...{ title: 'Guía de la tarima', language: 'es', asksName: false, hasPassword: false },
      keptDays: null,
    });
    const own = await calls.enter(secret);
    const { data } = await calls.course(secret, own);
    expect(data.course).toMatchObject({ id: projectId, completion: { share: 80, mark: 70 } });
    expect(data.state).toEqual(EMPTY_STATE);
    const state = { ...EMPTY_STATE, seen: { [projectId]: parts(0, 16) } };
    await calls.save(secret, own, { ...state, answers: { [choice()]: [1] } });
    const [learner] = await calls.learners(ada, link);
    expect(learner).toMatchObject({ name: null, share: 0.5, score: 50, completedAt: null });
    const answers = await calls.call<LearnerAnswer[]>(ada, 'GET', link, `/learners/${learner?.id}`);
    expect(answers.data).toMatchObject([
      { prompt: '¿Cuántos tornillos?', answer: '=Tres', isRight: true },
      { prompt: 'La tarima flota.', answer: null, isRight: false },
    ]);
  });

  it('plays its video and its poster by ticket alone, in pieces too', async () => {
    const link = await calls.make(ada, projectId);
    const secret = secretOf(link);
    const { course } = (await calls.course(secret, await calls.enter(secret))).data;
    const video = course.modules[0]?.contents[0]?.video;
    if (!video) throw new Error('no video');
    const headers = { range: 'bytes=0-3' };
    const piece = await studioOf().call(null, { url: video.url, headers });
    expect([piece.status, piece.headers['content-type']]).toEqual([206, 'video/mp4']);
    expect(piece.headers['content-range']).toMatch(/^bytes 0-3\//u);
    const poster = await studioOf().call(null, { url: video.posterUrl });
    expect([poster.status, poster.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('asks for a name only where that is wanted, and keeps no other', async () => {
    const named = await calls.make(ada, projectId, { asksName: true });
    const nameless = calls.learn(secretOf(named), '/enter', { method: 'POST', payload: {} });
    expect(await code(nameless)).toBe('LEARNER_LINK_NAME_MISSING');
    const odd = `  ${'😀"<b>=1+1'.repeat(10)}  `;
    await calls.enter(secretOf(named), { name: odd });
    expect((await calls.learners(ada, named))[0]?.name).toBe(odd.trim());
    const anonymous = await calls.make(ada, projectId);
    await calls.enter(secretOf(anonymous), { name: 'Grace' });
    expect((await calls.learners(ada, anonymous))[0]?.name).toBeNull();
  });

  it('opens by its password only, until the password is removed', async () => {
    const link = await calls.make(ada, projectId, { password: 'tarima violeta' });
    expect(link.hasPassword).toBe(true);
    const enter = (password: string | null) =>
      calls.learn(secretOf(link), '/enter', { method: 'POST', payload: { password } });
    expect(await code(enter('otra'))).toBe('LEARNER_LINK_PASSWORD_WRONG');
    expect(await code(enter(null))).toBe('LEARNER_LINK_PASSWORD_WRONG');
    expect((await enter('tarima violeta')).status).toBe(200);
    await calls.change(ada, link, { asksName: false });
    expect((await enter('otra')).status).toBe(403);
    const { data: open } = await calls.change(ada, link, { password: null });
    expect([open.hasPassword, open.address]).toEqual([false, link.address]);
    expect((await enter(null)).status).toBe(200);
  });

  it('is gone alike if it is unknown, ended, past its date, or of a deleted project', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    const endsAt = new Date(start + AN_HOUR_MS).toISOString();
    const [ended, dated, lost] = [
      await calls.make(ada, projectId),
      await calls.make(ada, projectId, { endsAt }),
      await calls.make(ada, await finishedVideo(studioOf(), ada)),
    ];
    expect((await calls.learn(secretOf(dated))).status).toBe(200);
    const own = await calls.enter(secretOf(dated));
    await calls.end(ada, ended);
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/projects/${lost.projectId}` });
    vi.setSystemTime(start + AN_HOUR_MS);
    const answers = await Promise.all([
      calls.learn('x'),
      ...[ended, dated, lost].map((link) => calls.learn(secretOf(link))),
      calls.course(secretOf(dated), own),
      calls.save(secretOf(dated), own, EMPTY_STATE),
    ]);
    for (const { status, failure } of answers) {
      expect([status, failure.code]).toEqual([404, 'LEARNER_LINK_GONE']);
    }
    const kept = (await calls.links(ada, projectId)).find(({ id }) => id === dated.id);
    expect(kept).toMatchObject({ hasEnded: true, learners: 1 });
  });

  it('shows only the chosen contents, and says so if there are none to show', async () => {
    const refused = (payload: object, id = projectId) =>
      studioOf().call(ada, { method: 'POST', url: `/api/v1/learner-links/${id}`, payload });
    expect((await refused({ contentIds: [randomUUID()] })).failure.code).toBe('PACKAGE_VIDEO_GONE');
    const empty = await studioOf().draftedProject(ada);
    expect((await refused({}, empty.id)).failure.code).toBe('PACKAGE_WITHOUT_VIDEOS');
    const later = await finishedVideo(studioOf(), ada);
    const link = await calls.make(ada, later);
    const own = await calls.enter(secretOf(link));
    const { data } = await studioOf().call<{ id: string }>(ada, {
      url: `/api/v1/videos/status/${later}`,
    });
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/videos/${data.id}` });
    expect(await code(calls.course(secretOf(link), own))).toBe('LEARNER_LINK_EMPTY');
  });

  it('takes only plain origins as sites for embedding', async () => {
    const link = await calls.make(ada, projectId, {
      sites: ['https://intranet.example.com/page?x=1', 'https://intranet.example.com'],
    });
    expect(link.sites).toEqual(['https://intranet.example.com']);
    for (const site of ['https://*', "https://a;script-src'", 'ftp://a.example', 'javascript:a']) {
      const url = `/api/v1/learner-links/${projectId}`;
      const { status } = await studioOf().call(ada, {
        ...{ method: 'POST', url, payload: { sites: [site] } },
      });
      expect([site, status]).toEqual([site, 400]);
    }
  });
});

describe('what a learner did', () => {
  it('is united with what an older window saves last', async () => {
    const secret = secretOf(await calls.make(ada, projectId));
    const own = await calls.enter(secret);
    const place = { contentId: projectId, seconds: 12 };
    await calls.save(secret, own, {
      ...{ place, seen: { [projectId]: parts(0, 8) }, answers: { [truth()]: [1] } },
    });
    await calls.save(secret, own, {
      ...{ place: null, seen: { [projectId]: parts(20, 24) }, answers: { [choice()]: [2] } },
    });
    await calls.save(secret, own, { ...EMPTY_STATE, answers: { [truth()]: [0] } });
    await calls.save(secret, own, EMPTY_STATE);
    const { state } = (await calls.course(secret, own)).data;
    expect(state).toEqual({
      place,
      seen: { [projectId]: '11111111000000000000111100000000' },
      answers: await calls.asSent({ [truth()]: [0], [choice()]: [2] }),
    });
  });

  it('of two windows that save at the same moment, loses nothing', async () => {
    const secret = secretOf(await calls.make(ada, projectId));
    const own = await calls.enter(secret);
    const pieces = Array.from({ length: 16 }, (_, index) => parts(2 * index, 2 * index + 2));
    await Promise.all(
      pieces.map((seen) =>
        calls.save(secret, own, { ...EMPTY_STATE, seen: { [projectId]: seen } }),
      ),
    );
    expect((await calls.course(secret, own)).data.state.seen).toEqual(allSeen());
  });

  it('counts as completed once, and no later answer takes that back', async () => {
    const link = await calls.make(ada, projectId);
    const secret = secretOf(link);
    const own = await calls.enter(secret);
    const completedAt = async () => (await calls.learners(ada, link))[0]?.completedAt ?? null;
    await calls.save(secret, own, { ...EMPTY_STATE, seen: allSeen() });
    expect(await completedAt()).toBeNull();
    const answers = { [choice()]: [1], [truth()]: [0] };
    await calls.save(secret, own, { ...EMPTY_STATE, answers });
    const time = await completedAt();
    expect(time).not.toBeNull();
    await calls.save(secret, own, { ...EMPTY_STATE, answers: { [choice()]: [0] } });
    expect(await completedAt()).toBe(time);
    expect(await calls.links(ada, projectId)).toContainEqual(
      expect.objectContaining({ id: link.id, learners: 1, completed: 1 }),
    );
  });

  it('keeps nothing of contents and questions that the course does not have', async () => {
    const secret = secretOf(await calls.make(ada, projectId));
    const own = await calls.enter(secret);
    const others = Array.from({ length: 199 }, () => randomUUID());
    const { status } = await calls.save(secret, own, {
      place: { contentId: randomUUID(), seconds: 3 },
      seen: Object.fromEntries([...others, projectId].map((id) => [id, SEEN])),
      answers: Object.fromEntries(others.map((id) => [id, [1]])),
    });
    expect(status).toBe(200);
    const { state } = (await calls.course(secret, own)).data;
    expect(state).toEqual({ ...EMPTY_STATE, seen: allSeen() });
  });

  it('is refused if it is larger than any course', async () => {
    const secret = secretOf(await calls.make(ada, projectId));
    const own = await calls.enter(secret);
    const seen = Object.fromEntries(Array.from({ length: 201 }, () => [randomUUID(), SEEN]));
    expect((await calls.save(secret, own, { ...EMPTY_STATE, seen })).status).toBe(400);
  });

  it('is deleted by the owner, and the learner begins anew', async () => {
    const link = await calls.make(ada, projectId);
    const secret = secretOf(link);
    const own = await calls.enter(secret);
    const { course } = (await calls.course(secret, own)).data;
    const [learner] = await calls.learners(ada, link);
    const removed = await calls.call(ada, 'DELETE', link, `/learners/${learner?.id}`);
    expect(removed.status).toBe(200);
    expect(await code(calls.course(secret, own))).toBe('LEARNER_UNKNOWN');
    expect(await code(calls.save(secret, own, EMPTY_STATE))).toBe('LEARNER_UNKNOWN');
    const { url = '' } = course.modules[0]?.contents[0]?.video ?? {};
    expect(await code(studioOf().call(null, { url }))).toBe('LEARNER_UNKNOWN');
    expect(await calls.learners(ada, link)).toEqual([]);
  });

  it('is a table with a column for each question, in which no text is a formula', async () => {
    const link = await calls.make(ada, projectId, { asksName: true });
    const secret = secretOf(link);
    const own = await calls.enter(secret, { name: '=HYPERLINK("http://a";"b"), +1' });
    await calls.enter(secret, { name: 'Grace' });
    await calls.save(secret, own, {
      ...{ place: null, seen: { [projectId]: parts(0, 8) }, answers: { [choice()]: [1] } },
    });
    const alan = await calls.enter(secret, { name: 'Alan' });
    await calls.save(secret, alan, { ...EMPTY_STATE, answers: { [choice()]: [0] } });
    const { text, headers } = await calls.csv(ada, link);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head = '', first = '', second = '', third = '', last] = text.split('\r\n');
    expect(head).toMatch(
      /^\ufeff"Nombre";"Primera visita \(UTC\)";.*¿Cuántos tornillos\?";"[^;]+\(resultado\)";"[^;]+";"[^;]+\(resultado\)"$/u,
    );
    expect(first).toMatch(
      /^"'=HYPERLINK\(""http:\/\/a"";""b""\), *'\+1";.*;;"25";"50";"'=Tres";"Correcta";;$/u,
    );
    expect(second).toMatch(/^"Grace";.*;;"0";"0";;;;$/u);
    expect(third).toMatch(/^"Alan";.*"Dos";"Incorrecta";;$/u);
    expect(last).toBe('');
  });
});

describe('the page of a link', () => {
  const page = (path: string) => studioOf().call(null, { url: path });
  const sites = ['https://intranet.example.com', 'https://aula.example.org'];

  it('is listed nowhere, tells no site where it is, and stands in no other page', async () => {
    const { status, headers, text } = await page(
      `/learn/${secretOf(await calls.make(ada, projectId))}`,
    );
    expect([status, headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      ...[200, 'noindex', 'no-referrer'],
    ]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(text).toContain('<meta name="tarima-tracking" content="link"');
    expect(text).toContain('<title>Guía de la tarima</title>');
    expect(text).not.toContain('oembed');
  });

  it('stands in pages of its sites, which find it by oEmbed', async () => {
    const link = await calls.make(ada, projectId, { sites });
    const { headers, text } = await page(`/learn/${secretOf(link)}`);
    const rule = `frame-ancestors ${sites.join(' ')}`;
    expect(headers['content-security-policy']?.split(';')).toContain(rule);
    expect(headers['x-frame-options']).toBeUndefined();
    const found = /type="application\/json\+oembed" href="([^"]+)"/u.exec(text)?.[1] ?? '';
    const { pathname, search } = new URL(found.replaceAll('&amp;', '&'));
    const answer = JSON.parse((await page(`${pathname}${search}&maxwidth=640`)).text);
    expect(answer).toMatchObject({ version: '1.0', type: 'video', width: 640, height: 640 });
    expect(answer.html).toContain(`<iframe src="${link.address}" width="640"`);
  });

  it('is not offered to sites by its address alone where a password or no site is set', async () => {
    const secret = await calls.make(ada, projectId, { sites, password: 'tarima violeta' });
    const nowhere = await calls.make(ada, projectId);
    for (const address of [secret.address, nowhere.address, 'https://other.example/learn/x', '']) {
      const query = new URLSearchParams({ url: address ?? '' });
      expect((await page(`/api/v1/oembed?${query}`)).status).toBe(404);
    }
    expect((await page(`/learn/${secretOf(secret)}`)).text).not.toContain('Guía de la tarima');
  });

  it('says that a link is gone, and its parts are kept by their version', async () => {
    const { status, text, headers } = await page('/learn/unknown');
    expect([status, headers['x-frame-options']]).toEqual([404, 'DENY']);
    const script = /src="([^"]+\.js\?v=\w+)"/u.exec(text)?.[1] ?? '';
    const part = await page(`/learn/${script}`);
    expect([part.status, part.headers['cache-control']]).toEqual([
      ...[200, 'public, max-age=31536000, immutable'],
    ]);
    expect((await page('/learn/unknown/?x=1')).headers['location']).toBe('/learn/unknown');
  });
});
