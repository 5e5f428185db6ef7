import type { Account, AuditEvent, Link, People, Session } from '@tarima/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '#server/test/authenticator-app.ts';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const { call, owner, newCompany, member, invite } = createPeopleCalls(studioOf);
const NEW_PASSWORD = 'otras cuatro palabras';
let admin: Person;
let companyId: string;

beforeAll(async () => {
  admin = await owner();
  companyId = await newCompany(admin, 'Aula Norte');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const soon = () => vi.setSystemTime(Date.now() + 60_000);
const path = (name = '') => `account/second-factor${name}`;
const signIn = (email: string, password: string, code?: string) =>
  call<Session>(null, 'POST', 'auth/sign-in', { email, password, ...(code && { code }) });
const account = async (person: Person) => (await call<Account>(person, 'GET', 'account')).data;
const isOpen = async (person: Person) => (await call(person, 'GET', 'projects')).status === 200;
const codeSaid = ({ status, failure }: { status: number; failure: { code?: string } }) =>
  status === 200 ? 'in' : failure.code;

async function begin(person: Person) {
  const body = { currentPassword: PASSWORD };
  return (await call<{ secret: string; uri: string }>(person, 'POST', path(), body)).data;
}
const confirm = (person: Person, code: string) =>
  call<{ recoveryCodes: string[] }>(person, 'POST', path('/confirm'), { code });

/** A person whose second step is on, half a minute after its first code. */
async function secured(by = admin, company = companyId) {
  const email = `${crypto.randomUUID()}@example.com`;
  const person = await member(by, company, { email });
  const { secret } = await begin(person);
  const { data } = await confirm(person, codeOf(secret));
  soon();
  return { email, person, secret, recoveryCodes: data.recoveryCodes };
}

describe('turning the second step on', () => {
  it('needs the password, then a first code, and returns ten recovery codes', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const person = await member(admin, companyId, { email });
    const wrong = await call(person, 'POST', path(), { currentPassword: 'no es esta' });
    expect([wrong.status, codeSaid(wrong)]).toEqual([403, 'PASSWORD_WRONG']);
    const { secret, uri } = await begin(person);
    expect(uri).toContain(secret);
    expect(codeSaid(await signIn(email, PASSWORD))).toBe('in');
    expect(codeSaid(await confirm(person, codeOf(secret, 5)))).toBe('SECOND_FACTOR_WRONG');
    expect((await account(person)).secondFactor).toBeNull();

    const elsewhere = { ...(await signIn(email, PASSWORD)).data, companyId };
    const { status, data } = await confirm(person, codeOf(secret));
    expect([status, data.recoveryCodes.length]).toEqual([200, 10]);
    expect((await account(person)).secondFactor).toEqual({ recoveryCodes: 10 });
    expect([await isOpen(person), await isOpen(elsewhere)]).toEqual([true, false]);
    expect(codeSaid(await confirm(person, codeOf(secret, 1)))).toBe('SECOND_FACTOR_WRONG');
    expect(codeSaid(await call(person, 'POST', path(), { currentPassword: PASSWORD }))).toBe(
      'SECOND_FACTOR_NEEDED',
    );
  });

  it('counts wrong first codes as guesses, and locks after ten', async () => {
    const person = await member(admin, companyId, { email: 'half-way@example.com' });
    const { secret } = await begin(person);
    const wrong = codeOf(secret, 5);
    for (let time = 0; time < 10; time++) {
      expect(codeSaid(await confirm(person, wrong))).toBe('SECOND_FACTOR_WRONG');
    }
    expect(codeSaid(await confirm(person, codeOf(secret)))).toBe('SIGN_IN_LOCKED');
  });

  it('is for people with a password here', async () => {
    const body = { currentPassword: PASSWORD };
    for (const person of [await studioOf().signIn(), await owner()]) {
      expect(codeSaid(await call(person, 'POST', path(), body))).toBe('FORBIDDEN');
    }
  });
});

describe('signing in', () => {
  it('asks for the code only after the right password', async () => {
    const { email, secret } = await secured();
    expect(codeSaid(await signIn(email, 'no es esta'))).toBe('SIGN_IN_FAILED');
    expect(codeSaid(await signIn(email, 'no es esta', codeOf(secret)))).toBe('SIGN_IN_FAILED');
    const asked = await signIn(email, PASSWORD);
    expect([asked.status, codeSaid(asked)]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect(codeSaid(await signIn(email, PASSWORD, '000000'))).toBe('SECOND_FACTOR_WRONG');
    expect(codeSaid(await signIn(email, PASSWORD, codeOf(secret)))).toBe('in');
  });

  it('accepts a code once, and none older than the last', async () => {
    const { email, secret } = await secured();
    const [before, code] = [codeOf(secret, -1), codeOf(secret)];
    expect(codeSaid(await signIn(email, PASSWORD, code))).toBe('in');
    for (const used of [code, before]) {
      expect(codeSaid(await signIn(email, PASSWORD, used))).toBe('SECOND_FACTOR_WRONG');
    }
    expect(codeSaid(await signIn(email, PASSWORD, codeOf(secret, 1)))).toBe('in');
  });

  it('admits one of many who bring the same code at the same time', async () => {
    const { email, secret, recoveryCodes } = await secured();
    for (const code of [codeOf(secret), recoveryCodes[0]]) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(email, PASSWORD, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('tolerates a clock that is half a minute off, and no more', async () => {
    for (const [drift, said] of [
      [-2, 'SECOND_FACTOR_WRONG'],
      [2, 'SECOND_FACTOR_WRONG'],
      [-1, 'in'],
      [1, 'in'],
    ] as const) {
      const { email, secret } = await secured();
      soon();
      expect(codeSaid(await signIn(email, PASSWORD, codeOf(secret, drift)))).toBe(said);
    }
  });

  it('accepts each recovery code once, however it is written', async () => {
    const { email, person, recoveryCodes } = await secured();
    const [first = '', second = ''] = recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expect(codeSaid(await signIn(email, PASSWORD, typed))).toBe('in');
    expect((await account(person)).secondFactor).toEqual({ recoveryCodes: 9 });
    expect(codeSaid(await signIn(email, PASSWORD, first))).toBe('SECOND_FACTOR_WRONG');
    expect(codeSaid(await signIn(email, PASSWORD, second))).toBe('in');
    const other = await secured();
    expect(codeSaid(await signIn(other.email, PASSWORD, recoveryCodes[2]))).toBe(
      'SECOND_FACTOR_WRONG',
    );
  });

  it('counts wrong codes as wrong passwords, and locks after ten', async () => {
    const { email, secret } = await secured();
    const trying = (code?: string) =>
      studioOf().call<Session>(null, {
        method: 'POST',
        url: '/api/v1/auth/sign-in',
        payload: { email, password: PASSWORD, ...(code && { code }) },
        remoteAddress: '198.51.100.77',
      });
    const said = [codeSaid(await trying())];
    for (let time = 0; time < 9; time++) said.push(codeSaid(await trying('000000')));
    expect(new Set(said)).toEqual(new Set(['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG']));
    expect(codeSaid(await trying(codeOf(secret)))).toBe('SIGN_IN_LOCKED');
    expect(codeSaid(await signIn(email, PASSWORD, codeOf(secret)))).toBe('in');
  });

  it.each([
    ['a book', 'x'.repeat(41)],
    ['nothing', '   '],
    ['a number', 123_456],
  ])('refuses %s for a code', async (_name, code) => {
    const body = { email: 'a@example.com', password: PASSWORD, code };
    expect((await call(null, 'POST', 'auth/sign-in', body)).status).toBe(400);
  });
});

describe('every other way that needs a password', () => {
  it.each([
    ['as one who has an account', 'accept-by-password', { password: PASSWORD }],
    ['as one who is new', 'accept-as-new', { newPassword: PASSWORD, fullName: 'Ada' }],
  ])('an invitation to another company, %s', async (_name, name, answer) => {
    const { email, secret } = await secured();
    const token = await invite(admin, await newCompany(admin, 'Aula Sur'), email, 'member');
    const accept = (code?: string) =>
      call<Session>(null, 'POST', `auth/invitations/${name}`, {
        token,
        ...answer,
        ...(code && { code }),
      });
    expect(codeSaid(await accept())).toBe('SECOND_FACTOR_NEEDED');
    expect(codeSaid(await accept('000000'))).toBe('SECOND_FACTOR_WRONG');
    expect((await accept(codeOf(secret))).data.companies).toHaveLength(2);
  });

  it('another e-mail or password', async () => {
    const { email, person, secret } = await secured();
    const change = (code?: string) =>
      call<Account>(person, 'PUT', 'account/credentials', {
        email,
        currentPassword: PASSWORD,
        newPassword: NEW_PASSWORD,
        ...(code && { code }),
      });
    expect(codeSaid(await change())).toBe('SECOND_FACTOR_NEEDED');
    expect(codeSaid(await change(codeOf(secret)))).toBe('in');
  });

  it('a password link: its maker does not have the person’s phone', async () => {
    const { email, person, secret } = await secured();
    const member = `companies/${companyId}/members/${person.user.id}`;
    const { data: link } = await call<Link>(admin, 'POST', `${member}/password-reset`);
    const use = (code?: string) =>
      call<Session>(null, 'POST', 'auth/password-resets', {
        token: link.token,
        password: NEW_PASSWORD,
        ...(code && { code }),
      });
    expect(codeSaid(await use())).toBe('SECOND_FACTOR_NEEDED');
    expect(codeSaid(await use('000000'))).toBe('SECOND_FACTOR_WRONG');
    expect(codeSaid(await signIn(email, NEW_PASSWORD))).toBe('SIGN_IN_FAILED');
    expect(codeSaid(await use(codeOf(secret)))).toBe('in');
    soon();
    expect(codeSaid(await signIn(email, NEW_PASSWORD))).toBe('SECOND_FACTOR_NEEDED');
  });
});

describe('turning it off', () => {
  const prove = (person: Person, name: string, code: string, currentPassword = PASSWORD) =>
    call<{ recoveryCodes: string[] }>(person, 'POST', path(name), { currentPassword, code });

  it('needs password and code; afterwards the password is enough', async () => {
    const { email, person, secret, recoveryCodes } = await secured();
    const off = '/turn-off';
    expect(codeSaid(await prove(person, off, codeOf(secret), 'no es esta'))).toBe('PASSWORD_WRONG');
    expect(codeSaid(await prove(person, off, '000000'))).toBe('SECOND_FACTOR_WRONG');
    expect(codeSaid(await prove(person, off, recoveryCodes[0] ?? ''))).toBe('in');
    expect((await account(person)).secondFactor).toBeNull();
    expect(codeSaid(await signIn(email, PASSWORD))).toBe('in');
  });

  it('new recovery codes make earlier ones void', async () => {
    const { email, person, secret, recoveryCodes } = await secured();
    const { data } = await prove(person, '/recovery-codes', codeOf(secret));
    expect(data.recoveryCodes).toHaveLength(10);
    expect(codeSaid(await signIn(email, PASSWORD, recoveryCodes[0]))).toBe('SECOND_FACTOR_WRONG');
    expect(codeSaid(await signIn(email, PASSWORD, data.recoveryCodes[0]))).toBe('in');
  });

  const reset = (by: Person, company: string, { user }: Person) =>
    call<People>(by, 'POST', `companies/${company}/members/${user.id}/second-factor-reset`);

  it('owners do it for members of their own companies, the studio’s owner for anybody', async () => {
    const theirs = await newCompany(admin, 'Aula Este');
    const lead = await member(admin, theirs, { email: 'lead@example.com', role: 'owner' });
    const own = await begin(lead);
    const { email, person, secret } = await secured(lead, theirs);
    const shared = await secured(lead, theirs);
    const token = await invite(admin, companyId, shared.email, 'member');
    const body = { token, password: PASSWORD, code: codeOf(shared.secret) };
    await call(null, 'POST', 'auth/invitations/accept-by-password', body);

    expect(codeSaid(await reset(lead, theirs, shared.person))).toBe('FORBIDDEN');
    expect(codeSaid(await reset(lead, theirs, lead))).toBe('FORBIDDEN');
    expect(codeSaid(await reset(person, theirs, shared.person))).toBe('FORBIDDEN');
    expect(codeSaid(await reset(lead, companyId, person))).toBe('NOT_FOUND');
    expect(codeSaid(await reset(lead, theirs, person))).toBe('SECOND_FACTOR_FIRST');
    await confirm(lead, codeOf(own.secret));
    const { data } = await reset(lead, theirs, person);
    const shown = data.members.find(({ id }) => id === person.user.id);
    expect(shown).toMatchObject({ hasSecondFactor: false, canResetSecondFactor: false });
    expect(await isOpen(person)).toBe(false);
    expect(codeSaid(await signIn(email, PASSWORD))).toBe('in');
    expect(codeSaid(await signIn(email, PASSWORD, codeOf(secret)))).toBe('in');
    expect(codeSaid(await reset(admin, companyId, shared.person))).toBe('in');
    expect(codeSaid(await signIn(shared.email, PASSWORD))).toBe('in');
  });

  it('is recorded in the trail, with all other changes', async () => {
    const { person, secret } = await secured();
    await prove(person, '/recovery-codes', codeOf(secret));
    soon();
    await prove(person, '/turn-off', codeOf(secret));
    const again = await begin(person);
    await confirm(person, codeOf(again.secret));
    await reset(admin, companyId, person);
    const { id } = person.user;
    for (const [action, times, actorId, subject] of [
      ['second-factor-on', 2, id, null],
      ['recovery-codes-made', 1, id, null],
      ['second-factor-off', 1, id, null],
      ['second-factor-reset', 1, admin.user.id, id],
    ] as const) {
      const url = `audit?action=${action}`;
      const { data } = await call<{ events: AuditEvent[] }>(admin, 'GET', url);
      const lines = data.events.filter((line) => line.actorId === id || line.subject === id);
      expect(lines).toHaveLength(times);
      expect(lines[0]).toMatchObject({ actorId, subject });
    }
  });

  it('changes nothing for people who never turned it on', async () => {
    const person = await member(admin, companyId, { email: 'off@example.com' });
    for (const name of ['/turn-off', '/recovery-codes']) {
      expect(codeSaid(await prove(person, name, '000000'))).toBe('NOT_FOUND');
    }
    const { data } = await call<{ events: AuditEvent[] }>(admin, 'GET', 'audit');
    const lines = data.events.filter((line) => line.actorId === person.user.id);
    expect(lines.map(({ action }) => action)).not.toContain('second-factor-off');
  });
});
