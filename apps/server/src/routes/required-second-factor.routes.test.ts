import type { AuditEvent, People, PersonalData, Session } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#server/db/tables/sessions.ts';
import { codeOf } from '#server/test/authenticator-app.ts';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const { call, owner, newCompany, member, invite, signIn } = createPeopleCalls(studioOf);
const sockets: Socket[] = [];
let admin: Person;
let origin: string;

beforeAll(async () => {
  origin = await studioOf().listen();
  admin = await owner();
});
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

const require = (person: Person, companyId: string, isRequired = true) =>
  call<People>(person, 'PUT', `companies/${companyId}/second-factor`, { isRequired });
const login = async ({ token }: Person) =>
  (await call<Session>(null, 'POST', 'auth/login', { token })).data;
const openTo = async (person: Person) => (await login(person)).companies.map(({ pk }) => pk);
const closedTo = async (person: Person) => (await login(person)).closedCompanies;

async function turnOn(person: Person): Promise<string> {
  const path = 'account/second-factor';
  const body = { currentPassword: PASSWORD };
  const { data } = await call<{ secret: string }>(person, 'POST', path, body);
  await call(person, 'POST', `${path}/confirm`, { code: codeOf(data.secret) });
  return data.secret;
}

/** Ada in two companies. The first has a project of hers. */
async function adaOfTwo() {
  const [first, second] = [await newCompany(admin, 'Aula Norte'), await newCompany(admin, 'Sur')];
  admin = await owner();
  const email = `${crypto.randomUUID()}@example.com`;
  await member(admin, first, { email, role: 'owner' });
  const token = await invite(admin, second, email, 'member');
  const body = { token, password: PASSWORD };
  const { data } = await call<Session>(null, 'POST', 'auth/invitations/accept-by-password', body);
  const ada = { ...data, companyId: first };
  const project = await studioOf().draftedProject(ada);
  return { email, ada, first, second, project };
}

type Heard = { name: string; id: string };

async function listener(token: string) {
  const socket = io(origin, { auth: { token }, transports: ['websocket'], reconnection: false });
  sockets.push(socket);
  const heard: Heard[] = [];
  // A part of a project names the project instead.
  type News = { id?: string; projectId?: string };
  socket.onAny((name: string, { id, projectId }: News) => {
    heard.push({ name, id: id ?? projectId ?? '' });
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return heard;
}

describe('a company that requires a second step', () => {
  it('is closed to a session by password alone, and others stay open', async () => {
    const { ada, first, second, project } = await adaOfTwo();
    const heard = await listener(ada.token);
    const { status, data } = await require(admin, first);
    expect([status, data.requiresSecondFactor]).toEqual([200, true]);

    expect(await openTo(ada)).toEqual([second]);
    expect(await closedTo(ada)).toEqual([{ pk: first, name: 'Aula Norte' }]);
    const read = await call(ada, 'GET', `projects/${project.id}`);
    const invented = await call(ada, 'GET', `projects/${crypto.randomUUID()}`);
    expect([read.status, read.failure.code]).toEqual([404, invented.failure.code]);
    expect((await call(ada, 'GET', `companies/${first}/people`)).status).toBe(404);
    const upload = videoProject(ada, [pdf('a.pdf', 'Uno.')]);
    expect((await studioOf().upload(ada, upload)).status).toBe(404);
    await studioOf().draftedProject({ ...admin, companyId: first });
    // News of the earlier project may still have been on its way.
    expect(heard.filter(({ id }) => id !== project.id)).toEqual([]);
  });

  it('opens at once when the second step is on, and closes when it is off', async () => {
    const { ada, first, project } = await adaOfTwo();
    await require(admin, first);
    const heard = await listener(ada.token);
    const secret = await turnOn(ada);
    expect(await openTo(ada)).toContain(first);
    expect(await closedTo(ada)).toEqual([]);
    expect((await call(ada, 'GET', `projects/${project.id}`)).status).toBe(200);
    const { id } = await studioOf().draftedProject({ ...admin, companyId: first });
    await expect.poll(() => heard).toContainEqual({ name: 'projectStatusUpdate', id });
    const proof = { currentPassword: PASSWORD, code: codeOf(secret, 1) };
    await call(ada, 'POST', 'account/second-factor/turn-off', proof);
    expect(await openTo(ada)).not.toContain(first);
  });

  it('still lets everybody sign in and turn it on', async () => {
    const company = await newCompany(admin, 'Aula Sola');
    admin = await owner();
    const email = `${crypto.randomUUID()}@example.com`;
    await member(admin, company, { email });
    await require(admin, company);
    const { status, data } = await signIn(email, PASSWORD);
    expect([status, data.companies]).toEqual([200, []]);
    const ada = { ...data, companyId: company };
    await turnOn(ada);
    expect(await openTo(ada)).toEqual([company]);
  });

  it('asks nobody who came by a provider, an admin site or the printed link', async () => {
    const { ada, first } = await adaOfTwo();
    await require(admin, first);
    const { user } = ada;
    expect(await openTo(admin)).toContain(first);
    const come = (way: 'provider' | 'admin-site' | null) =>
      studioOf().context.db.update(sessions).set({ way }).where(eq(sessions.userId, user.id));
    for (const way of ['provider', 'admin-site'] as const) {
      await come(way);
      expect(await openTo(ada)).toContain(first);
    }
    // The session is older than the column, so its way is not known.
    await come(null);
    expect(await openTo(ada)).not.toContain(first);
  });

  it('is set only by an owner with a second step, and recorded in the trail', async () => {
    const { ada, first, second } = await adaOfTwo();
    const codeSaid = async (answer: ReturnType<typeof require>) => (await answer).failure.code;
    expect(await codeSaid(require(ada, first))).toBe('SECOND_FACTOR_FIRST');
    expect(await codeSaid(require(ada, second))).toBe('FORBIDDEN');
    expect(await codeSaid(require(ada, crypto.randomUUID()))).toBe('NOT_FOUND');
    await turnOn(ada);
    expect((await require(ada, first)).data.requiresSecondFactor).toBe(true);
    expect((await require(ada, first, false)).data.requiresSecondFactor).toBe(false);
    // A setting that is already so is not recorded.
    await require(ada, first, false);
    for (const action of ['second-factor-required', 'second-factor-not-required']) {
      const path = `companies/${first}/audit?action=${action}`;
      const { data } = await call<{ events: AuditEvent[] }>(ada, 'GET', path);
      expect(data.events).toMatchObject([{ actorId: ada.user.id, subject: first }]);
    }
  });

  it('is neither removed nor deleted by the studio’s owner with only a password', async () => {
    const { ada, first, second } = await adaOfTwo();
    await require(admin, first);
    const email = 'duena@example.com';
    await call(admin, 'PUT', 'account/credentials', { email, newPassword: PASSWORD });
    const byPassword = { ...(await signIn(email, PASSWORD)).data, companyId: first };
    for (const thing of [`companies/${first}`, `users/${ada.user.id}`]) {
      const path = `personal-data/${thing}/export`;
      expect((await call(byPassword, 'GET', path)).failure.code).toBe('SECOND_FACTOR_FIRST');
      expect((await call(admin, 'GET', path)).status).toBe(200);
      const removed = await call(byPassword, 'DELETE', `personal-data/${thing}`);
      expect(removed.failure.code).toBe('SECOND_FACTOR_FIRST');
    }
    // The last company closed to the session also stays.
    const own = (await login(admin)).companies.map(({ pk }) => pk);
    for (const company of own) await require(admin, company);
    const { data } = await call<PersonalData>(byPassword, 'GET', 'personal-data');
    expect(data.companies.filter(({ isOwners }) => isOwners)).toEqual([]);
    for (const company of own.filter((pk) => pk !== first && pk !== second)) {
      await call(admin, 'DELETE', `personal-data/companies/${company}`);
    }
    await call(admin, 'DELETE', `personal-data/companies/${second}`);
    const left = await call<PersonalData>(byPassword, 'GET', 'personal-data');
    expect(left.data.companies.filter(({ isOwners }) => isOwners)).toMatchObject([{ pk: first }]);
  });
});
