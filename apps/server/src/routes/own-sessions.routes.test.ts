import type { AuditEvent, OwnSession, Session } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessions } from '#server/db/tables/sessions.ts';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const { call, owner, newCompany, member } = createPeopleCalls(studioOf);
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const EDGE =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0';

let admin: Person;
let companyId: string;
let origin: string;
let addresses = 0;
const sockets: Socket[] = [];
beforeAll(async () => {
  origin = await studioOf().listen();
  admin = await owner();
  companyId = await newCompany(admin, 'Aula Norte');
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

const nextAddress = () => `192.0.2.${++addresses}`;
/** Signs a person in by password, with a browser and an address. */
async function enter(email: string, userAgent: string, remoteAddress = nextAddress()) {
  const { data } = await studioOf().call<Session>(null, {
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
    remoteAddress,
  });
  return { ...data, companyId };
}
async function newMember() {
  const email = `${crypto.randomUUID()}@example.com`;
  return { email, person: await member(admin, companyId, { email }) };
}
const list = (person: Person) => call<OwnSession[]>(person, 'GET', 'auth/sessions');
const idOf = async (person: Person) =>
  (await list(person)).data.find(({ isThis }) => isThis)?.id ?? '';
const end = (person: Person, id: string) =>
  call<OwnSession[]>(person, 'DELETE', `auth/sessions/${id}`);
const endOthers = (person: Person) => call<OwnSession[]>(person, 'DELETE', 'auth/sessions');
const isOpen = async (person: Person) => (await call(person, 'GET', 'projects')).status === 200;

describe('the list of one’s own sessions', () => {
  it('shows browser, address and way of each session, and which one is asking', async () => {
    const { email } = await newMember();
    const phone = await enter(email, IPHONE, '203.0.113.40');
    const { data } = await list(phone);
    expect(data).toHaveLength(2);
    expect(data.find(({ isThis }) => isThis)).toMatchObject({
      browser: 'Safari',
      system: 'iOS',
      address: '203.0.113.40',
      way: 'password',
    });
    expect(JSON.stringify(data)).not.toContain('AppleWebKit');
  });

  it.each([
    ['a browser', FIREFOX, 'Firefox', 'Windows'],
    ['a phone', IPHONE, 'Safari', 'iOS'],
    ['one that calls itself three', EDGE, 'Edge', 'macOS'],
    ['nothing', '', null, null],
    ['a script', '<script>alert(1)</script>', null, null],
    ['a book', 'x'.repeat(8_000), null, null],
  ])('knows %s', async (_name, userAgent, browser, system) => {
    const { email } = await newMember();
    const { data } = await list(await enter(email, userAgent));
    expect(data.find(({ isThis }) => isThis)).toMatchObject({ browser, system });
  });

  it('knows the printed link and an admin site, whose people have no account here', async () => {
    const [own] = (await list(await owner())).data;
    expect(own).toMatchObject({ way: 'studio-link' });
    const stranger = await studioOf().signIn();
    expect((await list(stranger)).data).toMatchObject([{ way: 'admin-site', isThis: true }]);
    expect((await call(stranger, 'GET', 'account')).status).toBe(403);
  });

  it('records the time and address of the last use', async () => {
    const { person } = await newMember();
    const id = await idOf(person);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 });
    const used = { url: '/api/v1/projects', remoteAddress: '203.0.113.41' };
    await studioOf().call(person, used);
    const { data } = await list(person);
    const usedAt = new Date().toISOString();
    const noted = data.find((session) => session.id === id);
    expect(noted).toMatchObject({ address: '203.0.113.41', usedAt });
  });

  it('omits ended sessions, and shows those older than the list', async () => {
    const { email, person } = await newMember();
    const old = await idOf(await enter(email, FIREFOX));
    const over = await idOf(await enter(email, FIREFOX));
    const change = (id: string, values: Partial<typeof sessions.$inferInsert>) =>
      studioOf().context.db.update(sessions).set(values).where(eq(sessions.id, id));
    await change(over, { expiresAt: new Date(0) });
    await change(old, { way: null, browser: null, system: null, address: null });
    const { data } = await list(person);
    expect(data).toHaveLength(2);
    expect(data.find(({ id }) => id === old)).toMatchObject({ way: null, browser: null });
  });
});

describe('ending a session', () => {
  async function listener(token: string): Promise<Socket> {
    const socket = io(origin, { auth: { token }, transports: ['websocket'], reconnection: false });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve);
      socket.on('connect_error', reject);
    });
    return socket;
  }

  it('ends it at once with its socket, and no other', async () => {
    const { email, person } = await newMember();
    const lost = await enter(email, IPHONE);
    const socket = await listener(lost.token);
    const cut = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    const own = await listener(person.token);
    const { status, data } = await end(person, await idOf(lost));
    expect([status, data.map(({ isThis }) => isThis)]).toEqual([200, [true]]);
    expect(await cut).toBe('io server disconnect');
    expect(await isOpen(lost)).toBe(false);
    expect([await isOpen(person), own.connected]).toEqual([true, true]);
  });

  it('ends all others at once', async () => {
    const { email, person } = await newMember();
    const others = [await enter(email, IPHONE), await enter(email, FIREFOX)];
    const bystander = (await newMember()).person;
    expect((await endOthers(person)).data.map(({ isThis }) => isThis)).toEqual([true]);
    expect(await Promise.all(others.map(isOpen))).toEqual([false, false]);
    expect([await isOpen(person), await isOpen(bystander)]).toEqual([true, true]);
  });

  it('treats another person’s session as unknown, and keeps it', async () => {
    const [ada, grace] = [(await newMember()).person, (await newMember()).person];
    const real = await end(ada, await idOf(grace));
    const invented = await end(ada, crypto.randomUUID());
    expect([real.status, real.failure.code]).toEqual([404, 'NOT_FOUND']);
    expect({ ...real.failure, requestId: '' }).toEqual({ ...invented.failure, requestId: '' });
    expect(await isOpen(grace)).toBe(true);
  });

  it('is recorded in the trail', async () => {
    const { email, person } = await newMember();
    const ended = await idOf(await enter(email, IPHONE));
    await end(person, ended);
    await endOthers(person);
    const path = 'audit?action=session-ended';
    const { data } = await call<{ events: AuditEvent[] }>(admin, 'GET', path);
    const said = data.events.slice(0, 2).map(({ actorId, subject }) => [actorId, subject]);
    expect(said).toEqual([
      [person.user.id, null],
      [person.user.id, ended],
    ]);
  });
});
