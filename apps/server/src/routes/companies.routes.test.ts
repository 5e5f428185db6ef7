import type { Link, Member, People, Session } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { passwordResets } from '#server/db/tables/accounts.ts';
import { invitations } from '#server/db/tables/companies.ts';
import { keepHouse } from '#server/jobs/housekeeping.ts';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const { call, signIn, owner, newCompany, invite, member } = createPeopleCalls(studioOf);
const uniqueEmail = () => `${crypto.randomUUID()}@example.com`;
let admin: Person;
let companyId: string;
/** Owns a company, but not the studio. */
let boss: Person;
let worker: Person;

beforeAll(async () => {
  admin = await owner();
  companyId = await newCompany(admin, 'Aula Norte');
  admin = await owner();
  boss = await member(admin, companyId, { email: uniqueEmail(), role: 'owner' });
  worker = await member(boss, companyId, { email: uniqueEmail() });
});

const path = (rest: string, company = companyId) => `companies/${company}/${rest}`;
const people = async (person: Person, company = companyId) =>
  (await call<People>(person, 'GET', path('people', company))).data;
const find = async (person: Person, { user }: Session, company = companyId) =>
  (await people(person, company)).members.find(({ id }) => id === user.id);
const projects = (person: Person) => call(person, 'GET', 'projects');

describe('a company', () => {
  it('only the studio’s owner makes one', async () => {
    expect((await call(boss, 'POST', 'companies', { name: 'Otra' })).status).toBe(403);
    const session = await owner();
    expect(session.companies.map(({ name, role }) => `${name} ${role}`)).toEqual([
      'Tarima owner',
      'Aula Norte owner',
    ]);
  });

  it('is renamed by its owner', async () => {
    const renamed = await call(boss, 'PUT', `companies/${companyId}`, { name: ' Aula Sur ' });
    expect(renamed.data).toEqual({ pk: companyId, name: 'Aula Sur' });
    expect((await owner()).companies.map(({ name }) => name)).toEqual(['Tarima', 'Aula Sur']);
  });

  it('refuses members’ changes, and tells other companies nothing', async () => {
    const stranger = await studioOf().signIn();
    const calls = [
      ['GET', path('people')],
      ['PUT', `companies/${companyId}`, { name: 'X' }],
      ['POST', path('invitations'), { email: uniqueEmail(), role: 'owner' }],
      ['DELETE', path(`invitations/${crypto.randomUUID()}`)],
      ['PUT', path(`members/${worker.user.id}`), { role: 'owner' }],
      ['DELETE', path(`members/${boss.user.id}`)],
      ['POST', path(`members/${boss.user.id}/password-reset`)],
    ] as const;
    for (const [method, url, body] of calls) {
      expect([url, (await call(worker, method, url, body)).status]).toEqual([url, 403]);
      const nothing = url.replace(companyId, crypto.randomUUID());
      const [known, unknown] = [
        await call(stranger, method, url, body),
        await call(stranger, method, nothing, body),
      ];
      expect([url, known.status, unknown.status]).toEqual([url, 404, 404]);
      expect({ ...known.failure, requestId: '' }).toEqual({ ...unknown.failure, requestId: '' });
    }
    expect((await find(boss, worker))?.role).toBe('member');
  });
});

describe('an invitation', () => {
  const accept = (token: string, fullName = 'Nueva Persona', newPassword = PASSWORD) =>
    call<Session>(null, 'POST', 'auth/invitations/accept-as-new', { token, fullName, newPassword });
  const read = (token: string) => call(null, 'POST', 'auth/invitations/read', { token });

  it('makes a member, once', async () => {
    const email = uniqueEmail();
    const token = await invite(boss, companyId, email.toUpperCase(), 'member');
    expect((await people(boss)).invitations).toMatchObject([{ email, role: 'member' }]);
    const told = await read(token);
    expect(told.data).toMatchObject({ companyName: 'Aula Sur', email });
    const { data } = await accept(token);
    expect(data).toMatchObject({
      user: { full_name: 'Nueva Persona', is_owner: false },
      companies: [{ pk: companyId, role: 'member' }],
    });
    for (const again of [await read(token), await accept(token)]) {
      expect([again.status, again.failure.code]).toEqual([410, 'LINK_INVALID']);
    }
    expect((await people(boss)).invitations).toEqual([]);
    expect((await signIn(email, PASSWORD)).data.user.id).toBe(data.user.id);
  });

  it('shows its link once and stores a hash', async () => {
    const token = await invite(boss, companyId, uniqueEmail(), 'member');
    const rows = await studioOf().context.db.select().from(invitations);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await people(boss))).not.toContain(token);
  });

  it('admits one of two people who accept at the same time', async () => {
    const token = await invite(boss, companyId, uniqueEmail(), 'member');
    const answers = await Promise.all([accept(token, 'Una'), accept(token, 'Otra')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is void when it has expired, was cancelled or replaced', async () => {
    const email = uniqueEmail();
    const replaced = await invite(boss, companyId, email, 'member');
    const cancelled = await invite(boss, companyId, email, 'owner');
    expect((await read(replaced)).status).toBe(410);
    const { invitations: open } = await people(boss);
    const { id = '' } = open.find((invitation) => invitation.email === email) ?? {};
    await call(boss, 'DELETE', path(`invitations/${id}`));
    expect((await read(cancelled)).status).toBe(410);
    const late = await invite(boss, companyId, email, 'member');
    await studioOf()
      .context.db.update(invitations)
      .set({ expiresAt: new Date(0) })
      .where(eq(invitations.email, email));
    expect((await read(late)).status).toBe(410);
    expect((await accept(late)).status).toBe(410);
    expect((await people(boss)).invitations.some((open) => open.email === email)).toBe(false);
    const kept = () =>
      studioOf().context.db.select().from(invitations).where(eq(invitations.email, email));
    expect(await kept()).toHaveLength(1);
    await keepHouse(studioOf());
    expect(await kept()).toEqual([]);
  });

  it('gives a new account to a removed person who forgot the old password', async () => {
    const email = uniqueEmail();
    const left = await member(boss, companyId, { email });
    await call(boss, 'DELETE', path(`members/${left.user.id}`));
    const token = await invite(boss, companyId, email, 'member');
    const { data } = await accept(token, 'Otra Vez', 'unas palabras distintas');
    expect(data).toMatchObject({
      user: { full_name: 'Otra Vez' },
      companies: [{ pk: companyId }],
    });
    expect(data.user.id).not.toBe(left.user.id);
    expect((await signIn(email, PASSWORD)).failure.code).toBe('SIGN_IN_FAILED');
    expect((await signIn(email, 'unas palabras distintas')).status).toBe(200);
  });

  it('restores the account of a removed person who knows its password', async () => {
    const email = uniqueEmail();
    const left = await member(boss, companyId, { email });
    await call(boss, 'DELETE', path(`members/${left.user.id}`));
    const token = await invite(boss, companyId, email, 'member');
    const body = { token, password: PASSWORD };
    const back = await call<Session>(null, 'POST', 'auth/invitations/accept-by-password', body);
    expect(back.data.user.id).toBe(left.user.id);
  });

  it('opens an existing member’s account only by its password', async () => {
    const email = uniqueEmail();
    const other = await newCompany(await owner(), 'Taller');
    await member(boss, companyId, { email });
    const token = await invite(await owner(), other, email, 'member');
    const by = (password: string) =>
      call<Session>(null, 'POST', 'auth/invitations/accept-by-password', { token, password });
    expect((await by('no es esta')).failure.code).toBe('SIGN_IN_FAILED');
    const { data } = await by(PASSWORD);
    expect(data.companies.map(({ name }) => name)).toEqual(['Aula Sur', 'Taller']);
  });

  it.each([
    ['who is a member already', () => ({ email: 'here@example.com', role: 'member' }), 409],
    ['who has no e-mail', () => ({ email: 'nadie', role: 'member' }), 400],
    ['an emperor', () => ({ email: uniqueEmail(), role: 'emperor' }), 400],
  ])('is refused for %s', async (_name, body, status) => {
    if (status === 409) await member(boss, companyId, { email: 'here@example.com' });
    expect((await call(boss, 'POST', path('invitations'), body())).status).toBe(status);
  });
});

describe('a member', () => {
  it('loses calls, sockets and sign-in at once when removed', async () => {
    const email = uniqueEmail();
    const leaver = await member(boss, companyId, { email });
    const { token } = leaver;
    const socket = io(await studioOf().listen(), {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
    });
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    const cut = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    const reset = await call<Link>(boss, 'POST', path(`members/${leaver.user.id}/password-reset`));
    const left = await call<People>(boss, 'DELETE', path(`members/${leaver.user.id}`));
    expect(left.data.members.some(({ id }) => id === leaver.user.id)).toBe(false);
    expect(await cut).toBe('io server disconnect');
    expect((await projects(leaver)).status).toBe(401);
    expect((await signIn(email, PASSWORD)).failure.code).toBe('SIGN_IN_FAILED');
    const used = { token: reset.data.token, password: PASSWORD };
    expect((await call(null, 'POST', 'auth/password-resets', used)).failure.code).toBe(
      'LINK_INVALID',
    );
    const again = await call(boss, 'DELETE', path(`members/${leaver.user.id}`));
    expect(again.status).toBe(404);
  });

  it('becomes an owner and a member again, but a company always keeps an owner', async () => {
    const alone = await newCompany(await owner(), 'Sola');
    const lonely = await owner();
    const role = (userId: string, wanted: string) =>
      call(lonely, 'PUT', path(`members/${userId}`, alone), { role: wanted });
    const me = lonely.user.id;
    expect((await role(me, 'member')).failure.code).toBe('LAST_OWNER');
    const left = await call(lonely, 'DELETE', path(`members/${me}`, alone));
    expect(left.failure.code).toBe('LAST_OWNER');
    const second = await member(lonely, alone, { email: uniqueEmail() });
    expect((await role(second.user.id, 'owner')).status).toBe(200);
    expect((await role(me, 'member')).status).toBe(200);
    expect((await role(me, 'owner')).status).toBe(403);
    expect((await role(crypto.randomUUID(), 'owner')).status).toBe(403);
  });
});

describe('a link for a new password', () => {
  const make = (by: Person, { user }: Session, company = companyId) =>
    call<Link>(by, 'POST', path(`members/${user.id}/password-reset`, company));
  const use = (token: string, password = 'una contraseña nueva') =>
    call<Session>(null, 'POST', 'auth/password-resets', { token, password });

  it('works once, and ends every session', async () => {
    const email = uniqueEmail();
    const forgetful = await member(boss, companyId, { email });
    for (let time = 0; time < 11; time++) await signIn(email, 'no');
    const { token } = (await make(boss, forgetful)).data;
    const rows = await studioOf().context.db.select().from(passwordResets);
    expect(JSON.stringify(rows)).not.toContain(token);
    const told = await call(null, 'POST', 'auth/password-resets/read', { token });
    expect(told.data).toEqual({ email, fullName: `Name of ${email}` });
    expect((await use(token, 'corta')).failure.code).toBe('PASSWORD_TOO_SHORT');
    const entered = await use(token);
    expect(entered.data.user.id).toBe(forgetful.user.id);
    expect((await projects(forgetful)).status).toBe(401);
    expect((await projects({ ...entered.data, companyId })).status).toBe(200);
    expect((await use(token)).failure.code).toBe('LINK_INVALID');
    expect((await signIn(email, 'una contraseña nueva')).status).toBe(200);
  });

  it('is void when it has expired or was replaced', async () => {
    const forgetful = await member(boss, companyId, { email: uniqueEmail() });
    const { token: first } = (await make(boss, forgetful)).data;
    const { token: second } = (await make(boss, forgetful)).data;
    expect((await use(first)).status).toBe(410);
    await studioOf()
      .context.db.update(passwordResets)
      .set({ expiresAt: new Date(0) })
      .where(eq(passwordResets.userId, forgetful.user.id));
    expect((await use(second)).status).toBe(410);
  });

  it('is void once the person also belongs to another company', async () => {
    const email = uniqueEmail();
    const shared = await member(boss, companyId, { email });
    const { token } = (await make(boss, shared)).data;
    const other = await newCompany(await owner(), 'Ajena');
    const invitation = await invite(await owner(), other, email, 'member');
    const answer = { token: invitation, password: PASSWORD };
    await call(null, 'POST', 'auth/invitations/accept-by-password', answer);
    expect((await use(token)).failure.code).toBe('LINK_INVALID');
    expect((await signIn(email, PASSWORD)).data.companies).toHaveLength(2);
  });

  it('is not made for the studio’s owner, oneself or members of other companies', async () => {
    const can = async (by: Person, whom: Session) =>
      (await find(by, whom)) as Pick<Member, 'canResetPassword'>;
    for (const whom of [admin, boss]) {
      expect(await can(boss, whom)).toMatchObject({ canResetPassword: false });
      expect((await make(boss, whom)).status).toBe(403);
    }
    const shared = await member(boss, companyId, { email: 'shared@example.com' });
    expect((await make(boss, shared)).status).toBe(200);
    const other = await newCompany(await owner(), 'Vecina');
    const token = await invite(await owner(), other, 'shared@example.com', 'member');
    const answer = { token, password: PASSWORD };
    await call(null, 'POST', 'auth/invitations/accept-by-password', answer);
    expect((await make(boss, shared)).status).toBe(403);
    expect((await make(await owner(), shared)).status).toBe(200);
  });
});
