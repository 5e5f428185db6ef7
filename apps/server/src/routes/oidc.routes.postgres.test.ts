import type { AuditAction, AuditEvent, Link, Session } from '@tarima/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '#server/test/authenticator-app.ts';
import { freePort } from '#server/test/free-port.ts';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { type Person, startTestStudio, type TestStudio } from '#server/test/test-studio.ts';
import {
  type OidcProviderServer,
  startOidcProvider,
} from '../../../../test/vendors/oidc-provider-server.ts';

const CLIENT = { id: 'tarima', secret: 'a secret that the provider knows' };
let provider: OidcProviderServer;
let studio: TestStudio;
let origin: string;
let admin: Person;
let companyId: string;
const { call, signIn, owner, newCompany, invite, member } = createPeopleCalls(() => studio);

beforeAll(async () => {
  provider = await startOidcProvider();
  studio = await startTestStudio({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Acme',
  });
  origin = await studio.listen();
  provider.admit({ ...CLIENT, origin });
  admin = await owner();
  companyId = await newCompany(admin, 'Aula Norte');
  admin = await owner();
});
afterAll(async () => {
  await studio.stop();
  provider.close();
});

/** A browser that keeps cookies and follows redirects to a page of the studio. */
function createBrowser() {
  const jar = new Map<string, string>();
  async function open(address: string, { stopAt = '' } = {}): Promise<{ url: URL }> {
    let url = new URL(address, origin);
    for (;;) {
      if (stopAt && url.pathname === stopAt) return { url };
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
        jar.set(name, value);
      }
      const next = answer.headers.get('location');
      if (!next) throw new Error(`${url} answered ${answer.status}`);
      url = new URL(next, url);
      if (url.origin === origin && !url.pathname.startsWith('/api/')) return { url };
    }
  }
  return { open };
}
const START = '/api/v1/auth/oidc/start';
const comeBy = () => createBrowser().open(START);
const login = (token: string | null) => call<Session>(null, 'POST', 'auth/login', { token });

describe('signing in by a provider', () => {
  const email = 'lovelace@example.com';
  beforeEach(() => {
    provider.setAccount({ sub: 'ada', name: 'Ada Lovelace', email, email_verified: true });
  });

  it('is offered by the configured name', async () => {
    const { data } = await call<{ oidcName: string }>(null, 'GET', 'config');
    expect(data.oidcName).toBe('Acme');
  });

  it('refuses people without an invitation', async () => {
    const { url } = await comeBy();
    expect(`${url.pathname}${url.search}`).toBe('/sign-in?error=OIDC_NOT_INVITED');
  });

  it('accepts the invitation of a verified e-mail, and recognizes the person afterwards', async () => {
    await invite(admin, companyId, email, 'member');
    const { url } = await comeBy();
    const token = url.searchParams.get('auth');
    const { data } = await login(token);
    expect(data).toMatchObject({
      user: { full_name: 'Ada Lovelace' },
      companies: [{ pk: companyId, role: 'member' }],
    });
    expect((await login(token)).status).toBe(401);
    // The provider's own id finds her, whatever her e-mail is now.
    provider.setAccount({ sub: 'ada', email: 'other@example.com', email_verified: false });
    const again = await comeBy();
    expect((await login(again.url.searchParams.get('auth'))).data.user.id).toBe(data.user.id);
    const account = await call({ ...data, companyId }, 'GET', 'account');
    expect(account.data).toMatchObject({ fullName: 'Ada Lovelace', email, hasPassword: false });
    expect((await signIn(email, '')).failure.code).toBe('SIGN_IN_FAILED');
  });

  it('joins accounts that others opened for the e-mail, and admits only its owner', async () => {
    const shared = 'germain@example.com';
    const [north, south] = [
      await newCompany(await owner(), 'Norte'),
      await newCompany(await owner(), 'Sur'),
    ];
    provider.setAccount({ sub: 'germain', email: shared, email_verified: true });
    await invite(await owner(), companyId, shared, 'member');
    const { data: known } = await login((await comeBy()).url.searchParams.get('auth'));
    const reset = `companies/${companyId}/members/${known.user.id}/password-reset`;
    const { data: link } = await call<Link>(await owner(), 'POST', reset);
    // Another person with the links, or she herself without the provider.
    const join = async (company: string, role: 'member' | 'owner', newPassword: string) => {
      const token = await invite(await owner(), company, shared, role);
      const body = { token, fullName: 'X', newPassword };
      const { data } = await call<Session>(null, 'POST', 'auth/invitations/accept-as-new', body);
      expect(data.companies.map(({ pk }) => pk)).toEqual([company]);
      return { ...data, companyId: company };
    };
    const others = [
      await join(north, 'owner', PASSWORD),
      await join(south, 'member', `${PASSWORD} más`),
    ];
    const { data } = await login((await comeBy()).url.searchParams.get('auth'));
    expect(data.user.id).toBe(known.user.id);
    expect(data.companies.map(({ pk, role }) => [pk, role])).toEqual([
      [companyId, 'member'],
      [north, 'owner'],
      [south, 'member'],
    ]);
    for (const other of others) expect((await call(other, 'GET', 'projects')).status).toBe(401);
    for (const password of [PASSWORD, `${PASSWORD} más`]) {
      expect((await signIn(shared, password)).failure.code).toBe('SIGN_IN_FAILED');
    }
    // The link was made for one company, so it opens none of the others.
    const used = { token: link.token, password: 'otras cuatro palabras' };
    const { failure } = await call(null, 'POST', 'auth/password-resets', used);
    expect(failure.code).toBe('LINK_INVALID');
    // The owner of each company reads why a member's name has changed.
    const path = `companies/${north}/audit?action=accounts-joined`;
    const trail = await call<{ events: AuditEvent[] }>(await owner(), 'GET', path);
    expect(trail.data.events.map(({ actorId }) => actorId)).toEqual([known.user.id]);
  });

  it('keeps the studio with its owner, and never assumes the owner’s e-mail', async () => {
    const email = 'duena@example.com';
    const credentials = { email, newPassword: PASSWORD };
    const studioOwner = await owner();
    const kept = await call(studioOwner, 'PUT', 'account/credentials', credentials);
    expect(kept.status).toBe(200);
    const squatted = await newCompany(studioOwner, 'Ocupada');
    const trudy = { email: 'ocupa@example.com', role: 'owner' as const };
    const boss = await member(studioOwner, squatted, trudy);
    await call(boss, 'DELETE', `companies/${squatted}/members/${studioOwner.user.id}`);
    const token = await invite(boss, squatted, email, 'member');
    const body = { token, fullName: 'X', newPassword: `${PASSWORD} más` };
    const { data } = await call<Session>(null, 'POST', 'auth/invitations/accept-as-new', body);
    const squatter = { ...data, companyId: squatted };
    expect(data.user.is_owner).toBe(false);
    provider.setAccount({ sub: 'owner', email, email_verified: true });
    const entered = await login((await comeBy()).url.searchParams.get('auth'));
    expect(entered.data.user).toMatchObject({ id: studioOwner.user.id, is_owner: true });
    expect(entered.data.companies.some(({ pk }) => pk === squatted)).toBe(true);
    admin = await owner();
    expect((await call(squatter, 'GET', 'projects')).status).toBe(401);
  });

  it('ignores an e-mail that the provider has not verified', async () => {
    await invite(admin, companyId, 'mallory@example.com', 'owner');
    provider.setAccount({ sub: 'mallory', email: 'mallory@example.com', email_verified: false });
    expect((await comeBy()).url.search).toBe('?error=OIDC_NOT_INVITED');
    provider.setAccount({ sub: 'mallory', email: 'mallory@example.com' });
    expect((await comeBy()).url.search).toBe('?error=OIDC_NOT_INVITED');
  });

  it('removes the password of a person who claimed the e-mail before', async () => {
    const squatted = 'grace@example.com';
    const squatter = await member(admin, companyId, { email: squatted });
    const path = 'account/second-factor';
    const key = await call<{ secret: string }>(squatter, 'POST', path, {
      currentPassword: PASSWORD,
    });
    await call(squatter, 'POST', `${path}/confirm`, { code: codeOf(key.data.secret) });
    provider.setAccount({ sub: 'grace', email: squatted, email_verified: true });
    const { data } = await login((await comeBy()).url.searchParams.get('auth'));
    expect(data.user.id).toBe(squatter.user.id);
    expect((await call(squatter, 'GET', 'projects')).status).toBe(401);
    expect((await signIn(squatted, PASSWORD)).failure.code).toBe('SIGN_IN_FAILED');
    // Otherwise the e-mail's owner could not set a password of their own.
    const account = await call({ ...data, companyId }, 'GET', 'account');
    expect(account.data).toMatchObject({ hasPassword: false, secondFactor: null });
  });

  it('leaves a company’s owner no password link, and no way to make one', async () => {
    const shared = 'hopper@example.com';
    const company = await newCompany(await owner(), 'Norte Dos');
    const boss = await member(await owner(), company, { email: 'boss@example.com', role: 'owner' });
    const { user } = await member(boss, company, { email: shared });
    const makeLink = (by: Person) =>
      call<Link>(by, 'POST', `companies/${company}/members/${user.id}/password-reset`);
    const { token } = (await makeLink(boss)).data;
    provider.setAccount({ sub: 'hopper', email: shared, email_verified: true });
    expect((await comeBy()).url.search).toMatch(/^\?auth=/u);
    const used = await call(null, 'POST', 'auth/password-resets', { token, password: PASSWORD });
    expect(used.failure.code).toBe('LINK_INVALID');
    expect((await makeLink(boss)).status).toBe(403);
    expect((await makeLink(await owner())).status).toBe(200);
  });

  it('accepts names with characters that no database stores', async () => {
    await invite(await owner(), companyId, 'null@example.com', 'member');
    const name = 'Nu\u0000ll';
    provider.setAccount({ sub: 'null', name, email: 'null@example.com', email_verified: true });
    const { data } = await login((await comeBy()).url.searchParams.get('auth'));
    expect(data.user.full_name).toBe('Null');
  });

  it('removes other sign-ins of a person who claimed the e-mail before', async () => {
    const squatted = 'noether@example.com';
    await invite(await owner(), companyId, 'trudy@example.com', 'member');
    const trudy = { sub: 'trudy', email: 'trudy@example.com', email_verified: true };
    provider.setAccount(trudy);
    const { data } = await login((await comeBy()).url.searchParams.get('auth'));
    const squatter = { ...data, companyId };
    const taken = await call(squatter, 'PUT', 'account/credentials', { email: squatted });
    expect(taken.status).toBe(200);

    provider.setAccount({ sub: 'noether', email: squatted, email_verified: true });
    expect((await comeBy()).url.search).toMatch(/^\?auth=/u);
    expect((await call(squatter, 'GET', 'projects')).status).toBe(401);
    provider.setAccount(trudy);
    expect((await comeBy()).url.search).toBe('?error=OIDC_NOT_INVITED');
  });

  it('refuses removed people', async () => {
    const { data } = await login((await comeBy()).url.searchParams.get('auth'));
    for (const { pk } of (await owner()).companies) {
      await call(await owner(), 'DELETE', `companies/${pk}/members/${data.user.id}`);
    }
    expect((await comeBy()).url.search).toBe('?error=OIDC_NOT_INVITED');
  });
});

describe('the page that was wanted before', () => {
  const email = 'sofia@example.com';
  beforeAll(async () => {
    await invite(await owner(), companyId, email, 'member');
  });
  beforeEach(() => provider.setAccount({ sub: 'sofia', email, email_verified: true }));
  const comeFor = (next: string) =>
    createBrowser().open(`${START}?next=${encodeURIComponent(next)}`);

  it('opens after the way to the provider', async () => {
    const { url } = await comeFor('/videos?video=5&search=a%20%26%20b');
    const { auth, ...rest } = Object.fromEntries(url.searchParams);
    expect([url.pathname, rest]).toEqual(['/videos', { video: '5', search: 'a & b' }]);
    expect((await login(auth ?? '')).status).toBe(200);
  });

  it('is remembered after a failure', async () => {
    provider.setAccount({ sub: 'nobody', email: 'nobody@example.com', email_verified: true });
    const { url } = await comeFor('/videos?video=5');
    expect(url.pathname).toBe('/sign-in');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      error: 'OIDC_NOT_INVITED',
      next: '/videos?video=5',
    });
  });

  it('is never on another site', async () => {
    const { url } = await comeFor('//evil.example/');
    expect(`${url.origin}${url.pathname}`).toBe(`${origin}/`);
    const checks = { state: 'x', nonce: 'x', verifier: 'x' };
    const kept = JSON.stringify({ checks, next: '//evil.example/' });
    const madeUp = Buffer.from(kept).toString('base64url');
    const { headers } = await studio.call(null, {
      url: '/api/v1/auth/oidc/callback?code=x&state=x',
      headers: { cookie: `tarima_oidc=${madeUp}` },
    });
    expect(headers.location).toBe('/sign-in?error=OIDC_FAILED');
  });
});

describe('a provider’s answer', () => {
  it('counts once, and only in the browser that was sent to it', async () => {
    provider.setAccount({ sub: 'eve', email: 'eve@example.com', email_verified: true });
    await invite(admin, companyId, 'eve@example.com', 'member');
    const attacker = createBrowser();
    const callback = await attacker.open(START, { stopAt: '/api/v1/auth/oidc/callback' });
    const victim = createBrowser();
    const forged = await victim.open(callback.url.href);
    expect(forged.url.search).toBe('?error=OIDC_FAILED');
    const away = createBrowser();
    await away.open(START, { stopAt: '/api/v1/auth/oidc/callback' });
    const mixed = await away.open(callback.url.href);
    expect(mixed.url.search).toBe('?error=OIDC_FAILED');
    expect((await attacker.open(callback.url.href)).url.search).toMatch(/^\?auth=/u);
    expect((await attacker.open(callback.url.href)).url.search).toBe('?error=OIDC_FAILED');
  });

  it.each(['?error=access_denied&state=x', '', '?code=x', '?code=x&state='])(
    'with an error (%s) leads back to the sign-in page',
    async (search) => {
      const browser = createBrowser();
      const { url } = await browser.open(`/api/v1/auth/oidc/callback${search}`);
      expect(`${url.pathname}${url.search}`).toBe('/sign-in?error=OIDC_FAILED');
    },
  );
});

it('the trail records refusals, and sign-ins by invitation', async () => {
  const email = 'trail@example.com';
  provider.setAccount({ sub: 'trail', name: 'Trail', email, email_verified: true });
  await comeBy();
  await invite(await owner(), companyId, email, 'member');
  await login((await comeBy()).url.searchParams.get('auth'));
  const admin = await owner();
  const lines = async (action: AuditAction) =>
    (await call<{ events: AuditEvent[] }>(admin, 'GET', `audit?action=${action}`)).data.events;
  expect((await lines('invitation-accepted'))[0]).toMatchObject({
    actor: 'Trail',
    subject: companyId,
    address: '127.0.0.1',
  });
  const came = { actor: 'Trail' };
  expect(await lines('signed-in')).toContainEqual(expect.objectContaining(came));
  const refused = { address: '127.0.0.1' };
  expect(await lines('sign-in-refused')).toContainEqual(expect.objectContaining(refused));
});

describe('a studio', () => {
  it('has no such pages without a provider, and reports one that is silent', async () => {
    const without = await startTestStudio();
    const answer = await without.call(null, { url: START });
    expect(answer.status).toBe(404);
    await without.stop();
    const issuer = `http://127.0.0.1:${await freePort()}`;
    const lost = await startTestStudio({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'x' });
    const { headers } = await lost.call(null, { url: START });
    expect(headers.location).toBe('/sign-in?error=OIDC_FAILED');
    await lost.stop();
  });
});
