import type { Account, Link, Session } from '@tarima/contract';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signInAttempts } from '#server/db/tables/accounts.ts';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const { call, signIn, owner, newCompany, member, invite } = createPeopleCalls(studioOf);
const NEW_PASSWORD = 'otras cuatro palabras';
let admin: Person;
let companyId: string;

beforeAll(async () => {
  admin = await owner();
  companyId = await newCompany(admin, 'Aula Norte');
});
afterEach(() => {
  vi.useRealTimers();
});
const projects = (person: Person) => call(person, 'GET', 'projects');
const credentials = (person: Person, body: object) =>
  call<Account>(person, 'PUT', 'account/credentials', body);
const uniqueEmail = () => `${crypto.randomUUID()}@example.com`;

describe('the first owner', () => {
  it('comes in by the printed address, chooses e-mail and password, and signs in', async () => {
    const email = 'Dueña@Example.com';
    const before = await call<Account>(admin, 'GET', 'account');
    expect(before.data).toMatchObject({ fullName: 'Admin', email: null, hasPassword: false });
    const saved = await credentials(admin, { email: ` ${email} `, newPassword: PASSWORD });
    expect(saved.status).toBe(400);
    const kept = await credentials(admin, { email: ' Duena@Example.com ', newPassword: PASSWORD });
    expect(kept.data).toMatchObject({ email: 'duena@example.com', hasPassword: true });
    await call(admin, 'PUT', 'account', { fullName: 'Dueña de todo' });

    const entered = await signIn('DUENA@example.com', PASSWORD);
    expect(entered.status).toBe(200);
    expect(entered.data.user).toMatchObject({ full_name: 'Dueña de todo', is_owner: true });
    expect(String(entered.headers['set-cookie'])).toMatch(/tarima_media=.*HttpOnly/u);
    expect((await owner()).user.full_name).toBe('Dueña de todo');
  });
});

describe('signing in', () => {
  it('answers a wrong password and an unknown e-mail alike', async () => {
    const email = uniqueEmail();
    await member(admin, companyId, { email });
    const wrong = await signIn(email, 'no es esta');
    const nobody = await signIn(uniqueEmail(), 'no es esta');
    expect([wrong.status, wrong.failure.code]).toEqual([403, 'SIGN_IN_FAILED']);
    expect({ ...nobody.failure, requestId: '' }).toEqual({ ...wrong.failure, requestId: '' });
  });

  /** Tries from one address, and from one browser if its cookie is given. */
  const tryFrom = (address: string, email: string, password: string, cookie?: string) =>
    studioOf().call<Session>(null, {
      method: 'POST',
      url: '/api/v1/auth/sign-in',
      payload: { email, password },
      remoteAddress: address,
      headers: cookie ? { cookie } : {},
    });
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => {
    const cookies = [headers['set-cookie'] ?? []].flat().map(String);
    return cookies.find((text) => text.startsWith('tarima_browser='))?.split(';')[0] ?? '';
  };

  it('locks any e-mail after ten wrong passwords from one address', async () => {
    const email = uniqueEmail();
    await member(admin, companyId, { email });
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const [tried, address] of [
      [email, '198.51.100.1'],
      [uniqueEmail(), '198.51.100.2'],
    ] as const) {
      const codes: string[] = [];
      for (let time = 0; time < 10; time++) {
        codes.push((await tryFrom(address, tried, 'no')).failure.code);
      }
      expect(new Set(codes)).toEqual(new Set(['SIGN_IN_FAILED']));
      const locked = await tryFrom(address, tried, PASSWORD);
      expect([locked.status, locked.failure.code]).toEqual([429, 'SIGN_IN_LOCKED']);
      const seconds = Number(locked.headers['retry-after']);
      expect(seconds).toBeGreaterThan(14 * 60);
      expect(seconds).toBeLessThanOrEqual(15 * 60);
    }
    expect((await tryFrom('198.51.100.3', email, PASSWORD)).status).toBe(200);
    await studioOf()
      .context.db.update(signInAttempts)
      .set({ endsAt: new Date(0) });
    expect((await tryFrom('198.51.100.1', email, PASSWORD)).status).toBe(200);
  });

  it('never locks a person out of a browser in which they have signed in', async () => {
    const email = uniqueEmail();
    await member(admin, companyId, { email });
    const address = '2001:db8:7:7::1';
    const cookie = cookieOf(await tryFrom(address, email, PASSWORD));
    for (let time = 0; time < 10; time++) await tryFrom('2001:db8:7:7::2', email, 'no');
    expect((await tryFrom(address, email, PASSWORD)).failure.code).toBe('SIGN_IN_LOCKED');
    const entered = await tryFrom(address, email, PASSWORD, cookie);
    expect(entered.status).toBe(200);
    expect(cookieOf(entered)).toBe(cookie);
  });

  it('gives no extra tries to a browser of other people, or with a forged name', async () => {
    const [email, other] = [uniqueEmail(), uniqueEmail()];
    await member(admin, companyId, { email });
    await member(admin, companyId, { email: other });
    const cookie = cookieOf(await tryFrom('198.51.100.8', other, PASSWORD));
    for (let time = 0; time < 10; time++) await tryFrom('198.51.100.8', email, 'no', cookie);
    for (const brought of [cookie, 'tarima_browser=mine']) {
      const locked = await tryFrom('198.51.100.8', email, PASSWORD, brought);
      expect(locked.failure.code).toBe('SIGN_IN_LOCKED');
    }
    const named = await tryFrom('198.51.100.9', email, PASSWORD, 'tarima_browser=mine');
    expect(cookieOf(named)).not.toBe('tarima_browser=mine');
  });

  it('survives a hundred tries from anywhere, and still admits a known browser', async () => {
    const email = uniqueEmail();
    await member(admin, companyId, { email });
    const cookie = cookieOf(await signIn(email, PASSWORD));
    for (let time = 0; time < 99; time++) await signIn(email, 'no');
    expect((await signIn(email, PASSWORD)).failure.code).toBe('SIGN_IN_LOCKED');
    expect((await tryFrom('198.51.100.10', email, PASSWORD, cookie)).status).toBe(200);
  });

  it('counts simultaneous attempts', async () => {
    const email = uniqueEmail();
    await member(admin, companyId, { email });
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => tryFrom('198.51.100.20', email, 'no es esta')),
    );
    const locked = answers.filter(({ failure }) => failure.code === 'SIGN_IN_LOCKED');
    expect(locked).toHaveLength(5);
  });

  it('is limited by address, whatever the e-mail', async () => {
    // All attempts are of one minute, however long they take.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const attempt = () =>
      studioOf().call(null, {
        method: 'POST',
        url: '/api/v1/auth/sign-in',
        payload: { email: uniqueEmail(), password: 'no' },
        remoteAddress: '203.0.113.7',
      });
    const answers = [];
    for (let time = 0; time < 21; time++) answers.push((await attempt()).failure.code);
    expect(answers.at(-1)).toBe('RATE_LIMITED');
    expect(answers.filter((code) => code === 'SIGN_IN_FAILED')).toHaveLength(20);
  });

  it.each([
    ['no e-mail', { email: 'ada', password: PASSWORD }, 'EMAIL_INVALID'],
    ['nothing', {}, 'VALIDATION_FAILED'],
    ['a list', { email: [], password: {} }, 'VALIDATION_FAILED'],
    ['a book', { email: 'a@example.com', password: 'x'.repeat(201) }, 'VALIDATION_FAILED'],
  ])('%s is a bad request', async (_name, body, code) => {
    const answer = await call(null, 'POST', 'auth/sign-in', body);
    expect([answer.status, answer.failure.code]).toEqual([400, code]);
  });
});

const COMMON = [
  '1234567890',
  'aaaaaaaaaa',
  'qwertyuiop',
  'Password123!',
  'contraseña',
  'minha senha',
  'tarimatarima',
  'Ada Lovelace 1',
];

describe('a password among the first guesses', () => {
  it.each(COMMON)('%s is refused for a change', async (newPassword) => {
    const email = uniqueEmail();
    const person = await member(admin, companyId, { email });
    await call(person, 'PUT', 'account', { fullName: 'Ada Lovelace' });
    const answer = await credentials(person, { email, currentPassword: PASSWORD, newPassword });
    expect([answer.status, answer.failure.code]).toEqual([400, 'PASSWORD_TOO_COMMON']);
    expect(answer.failure.message).toContain('varias palabras');
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('is refused by a link, which stays valid', async () => {
    const email = uniqueEmail();
    const token = await invite(admin, companyId, email, 'member');
    const joined = (newPassword: string) =>
      call<Session>(null, 'POST', 'auth/invitations/accept-as-new', {
        token,
        fullName: 'Ada Lovelace',
        newPassword,
      });
    expect((await joined('1234567890')).failure.code).toBe('PASSWORD_TOO_COMMON');
    const { data } = await joined(PASSWORD);
    const path = `companies/${companyId}/members/${data.user.id}/password-reset`;
    const link = await call<Link>(admin, 'POST', path);
    const reset = (password: string) =>
      call(null, 'POST', 'auth/password-resets', { token: link.data.token, password });
    expect((await reset('aaaaaaaaaa')).failure.code).toBe('PASSWORD_TOO_COMMON');
    expect((await reset(NEW_PASSWORD)).status).toBe(200);
  });
});

describe('one’s own account', () => {
  it('needs the current password, and ends other sessions when it changes', async () => {
    const email = uniqueEmail();
    const here = await member(admin, companyId, { email });
    const { data: elsewhere } = await signIn(email, PASSWORD);
    const wanted = { email, newPassword: NEW_PASSWORD };
    for (const currentPassword of [undefined, '', 'no es esta']) {
      const refused = await credentials(here, { ...wanted, currentPassword });
      expect([refused.status, refused.failure.code]).toEqual([403, 'PASSWORD_WRONG']);
    }
    expect((await credentials(here, { ...wanted, currentPassword: PASSWORD })).status).toBe(200);
    expect((await projects(here)).status).toBe(200);
    expect((await projects({ ...elsewhere, companyId })).status).toBe(401);
    expect((await signIn(email, PASSWORD)).failure.code).toBe('SIGN_IN_FAILED');
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('keeps the password when only the e-mail changes', async () => {
    const person = await member(admin, companyId, { email: uniqueEmail() });
    const email = uniqueEmail();
    expect((await credentials(person, { email, currentPassword: PASSWORD })).data.email).toBe(
      email,
    );
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it.each([
    ['a short password', { newPassword: 'corta' }, 400, 'PASSWORD_TOO_SHORT'],
    ['no e-mail', { email: 'nadie' }, 400, 'EMAIL_INVALID'],
  ])('refuses %s', async (_name, change, status, code) => {
    const email = uniqueEmail();
    const person = await member(admin, companyId, { email });
    const body = { email, currentPassword: PASSWORD, ...change };
    const answer = await credentials(person, body);
    expect([answer.status, answer.failure.code]).toEqual([status, code]);
  });

  it('does not exist for people of an admin site, which knows them itself', async () => {
    const stranger = await studioOf().signIn();
    const body = { email: uniqueEmail(), newPassword: PASSWORD };
    expect((await credentials(stranger, body)).failure.code).toBe('FORBIDDEN');
    expect((await call(stranger, 'GET', 'account')).status).toBe(403);
  });
});

describe('where an admin site is set', () => {
  const elsewhere = useTestStudio({ STUDIO_ADMIN_URL: 'https://admin.example/' });
  it('none of these calls exist', async () => {
    const calls = createPeopleCalls(elsewhere);
    expect((await calls.signIn('a@example.com', PASSWORD)).status).toBe(404);
    const person = await calls.owner();
    expect((await calls.call(person, 'GET', 'account')).status).toBe(404);
    expect((await calls.call<Session>(person, 'POST', 'companies', { name: 'X' })).status).toBe(
      404,
    );
    expect((await calls.call(person, 'GET', 'projects')).status).toBe(200);
  });
});
