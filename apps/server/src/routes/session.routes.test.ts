import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Session } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#server/db/tables/sessions.ts';
import { startTestStudio, type TestStudio } from '#server/test/test-studio.ts';

const ISSUER = 'https://admin.example';
const AUDIENCE = 'https://studio.example';
const SECRET = 'a secret that an admin site shares with this studio';
const jwks = createServer();
const keys = {
  RS256: await generateKeyPair('RS256'),
  ES256: await generateKeyPair('ES256'),
  EdDSA: await generateKeyPair('EdDSA'),
};
let studio: TestStudio;

beforeAll(async () => {
  const published = await Promise.all(
    Object.entries(keys).map(async ([alg, { publicKey }]) => ({
      ...(await exportJWK(publicKey)),
      kid: alg,
      alg,
    })),
  );
  jwks.on('request', (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: published }));
  });
  jwks.listen(0, '127.0.0.1');
  await once(jwks, 'listening');
  // A server that listens on a port has an address of this shape.
  const { port } = jwks.address() as AddressInfo;
  studio = await startTestStudio({
    AUTH_JWKS_URL: `http://127.0.0.1:${port}/keys`,
    AUTH_JWT_SECRET: SECRET,
    AUTH_JWT_ISSUER: ISSUER,
    AUTH_JWT_AUDIENCE: AUDIENCE,
  });
});

afterAll(async () => {
  await studio.stop();
  jwks.close();
});

const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const ofPerson = ({ user }: Session) => eq(sessions.userId, user.id);
const sessionsOf = (person: Session) =>
  studio.context.db.select().from(sessions).where(ofPerson(person));
const change = (person: Session, values: Partial<typeof sessions.$inferInsert>) =>
  studio.context.db.update(sessions).set(values).where(ofPerson(person));

const login = (token: unknown, headers = {}) =>
  studio.call<Session>(null, {
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { token },
    headers,
  });

/** An admin site's claims about a person, with a test's changes. Undefined leaves a claim out. */
const adminClaims = (claims: Record<string, unknown>) =>
  new SignJWT({
    iss: ISSUER,
    aud: AUDIENCE,
    sub: '42',
    name: 'Grace Hopper',
    companies: [{ id: 7, name: 'Armada' }],
    exp: Math.floor(Date.now() / 1_000) + 3_600,
    ...claims,
  });
const adminToken = (claims: Record<string, unknown> = {}, alg: keyof typeof keys = 'RS256') =>
  adminClaims(claims).setProtectedHeader({ alg, kid: alg }).sign(keys[alg].privateKey);
const sharedToken = (claims: Record<string, unknown> = {}) =>
  adminClaims(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(SECRET));

describe('signing in', () => {
  it('makes the owner and a company from the printed launch token', async () => {
    const answer = await login(await studio.services.session.launchOwner());
    expect(answer.status).toBe(200);
    const company = { pk: expect.any(String), name: 'Tarima', role: 'owner' };
    expect(answer.data.companies).toEqual([company]);
    expect(answer.data.user.full_name).not.toBe('');
    const again = await login(await studio.services.session.launchOwner());
    expect(again.data.user.id).toBe(answer.data.user.id);
    expect(again.data.companies).toEqual(answer.data.companies);
  });

  it('accepts a valid session token, and returns the same person', async () => {
    const first = await studio.signIn();
    const answer = await login(first.token);
    expect(answer.data.user).toEqual(first.user);
    expect(answer.data.companies).toEqual(first.companies);
  });

  it.each([
    ['RS256', () => adminToken({}, 'RS256')],
    ['ES256', () => adminToken({}, 'ES256')],
    ['EdDSA', () => adminToken({}, 'EdDSA')],
    ['HS256', () => sharedToken()],
  ])('accepts an admin site that signs by %s, once', async (_alg, sign) => {
    const token = await sign();
    const answer = await login(token);
    expect(answer.status).toBe(200);
    expect(answer.data.user).toMatchObject({ full_name: 'Grace Hopper', is_owner: false });
    expect(answer.data.companies.map(({ name }) => name)).toEqual(['Armada']);
    const again = await login(token);
    expect([again.status, again.failure.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await login(answer.data.token)).data.user).toEqual(answer.data.user);
  });

  it('refuses a second token with the same jti, however it is signed', async () => {
    const jti = crypto.randomUUID();
    expect((await login(await adminToken({ jti }))).status).toBe(200);
    expect((await login(await adminToken({ jti, name: 'Another' }, 'ES256'))).status).toBe(401);
  });

  it('accepts the same token only once of several simultaneous requests', async () => {
    const token = await studio.services.session.launchOwner();
    const answers = await Promise.all([1, 2, 3, 4].map(() => login(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('cleans names of characters that no database stores, and refuses such ids', async () => {
    const named = adminToken({ name: 'Gra\0ce', companies: [{ id: 7, name: 'Ar\0mada' }] });
    const { data } = await login(await named);
    expect([data.user.full_name, data.companies[0]?.name]).toEqual(['Grace', 'Armada']);
    expect((await login(await adminToken({ sub: '4\0 2' }))).status).toBe(401);
  });

  it('never mistakes the owner of an admin site for the studio’s', async () => {
    const owner = await login(await studio.services.session.launchOwner());
    const claims = { sub: 'owner', companies: [{ id: 'owner', name: 'X' }] };
    for (const token of [
      await adminToken({ ...claims, use: 'owner' }),
      await sharedToken(claims),
    ]) {
      const answer = await login(token);
      expect(answer.data.user.is_owner).toBe(false);
      expect(answer.data.user.id).not.toBe(owner.data.user.id);
      expect(answer.data.companies[0]?.pk).not.toBe(owner.data.companies[0]?.pk);
    }
  });

  it('lists companies in the order of joining, whatever their names', async () => {
    const [first, second, third] = ['Zafiro', 'Mar', 'Alba'].map((name) => ({ id: name, name }));
    const enter = async (companies: unknown[]) =>
      (await login(await adminToken({ sub: 'joiner', companies }))).data.companies.map(
        ({ name }) => name,
      );
    expect(await enter([first, second])).toEqual(['Zafiro', 'Mar']);
    expect(await enter([third, second, first])).toEqual(['Zafiro', 'Mar', 'Alba']);
    expect(await enter([third, second])).toEqual(['Mar', 'Alba']);
    expect(await enter([first, third, second])).toEqual(['Mar', 'Alba', 'Zafiro']);
  });

  it('removes companies that the next launch token no longer names', async () => {
    const before = await studio.signIn({ sub: 'mover', companies: [{ id: 'a', name: 'A' }] });
    await studio.signIn({ sub: 'mover', companies: [{ id: 'b', name: 'B' }] });
    const answer = await login(before.token);
    expect(answer.data.companies.map(({ name }) => name)).toEqual(['B']);
  });

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const answer = await login(await studio.services.session.launchOwner());
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  it('sets a cookie for every path of sound and pictures', async () => {
    const answer = await login(await studio.services.session.launchOwner());
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    const paths = cookies.map((cookie) => /Path=([^;]+)/u.exec(cookie)?.[1]);
    for (const url of ['/api/v1/voices/v/preview', '/uploads/accents/es_MX/female.mp3']) {
      expect(paths.some((path) => path && url.startsWith(path))).toBe(true);
    }
  });
});

describe('refusing', () => {
  const other = new TextEncoder().encode('another secret of at least thirty-two characters');
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"owner"}')}.`;
  /** The public key of the key set, misused as a shared secret. */
  const confused = async () => {
    const { n } = await exportJWK(keys.RS256.publicKey);
    return adminClaims({})
      .setProtectedHeader({ alg: 'HS256', kid: 'RS256' })
      .sign(new TextEncoder().encode(n ?? ''));
  };

  it.each([
    ['nonsense', () => 'nonsense'],
    ['an unsigned token', () => unsigned],
    ['a public key as the secret', confused],
    ['another secret', () => adminClaims({}).setProtectedHeader({ alg: 'HS256' }).sign(other)],
    ['an expired token', () => adminToken({ exp: 1 })],
    ['a token without an expiry', () => adminToken({ exp: undefined })],
    ['a token of another issuer', () => adminToken({ iss: 'https://elsewhere.example' })],
    ['a token without an issuer', () => sharedToken({ iss: undefined })],
    ['a token for another audience', () => adminToken({ aud: 'https://elsewhere.example' })],
    ['a token without an audience', () => sharedToken({ aud: undefined })],
    ['a token without companies', () => adminToken({ companies: [] })],
    ['a token without a name', () => adminToken({ name: '' })],
  ])('%s is 401 UNAUTHENTICATED', async (_name, token) => {
    const answer = await login(await token());
    expect(answer.status).toBe(401);
    expect(answer.failure.code).toBe('UNAUTHENTICATED');
  });

  it.each([[undefined], [''], [5], [null]])(
    'the body {token: %j} is a bad request',
    async (token) => {
      const answer = await login(token);
      expect(answer.status).toBe(400);
      expect(answer.failure.details?.fields?.[0]?.path).toBe('token');
    },
  );

  it('answers in the requested language, with the id of the request', async () => {
    const answer = await login('nonsense', { 'accept-language': 'pt-BR,pt;q=0.9' });
    expect(answer.failure.message).toMatch(/sess/i);
    expect(answer.failure.requestId).toBe(answer.headers['x-request-id']);
    const spanish = await login('nonsense');
    expect(spanish.failure.message).toBe('Tu sesión ha expirado.');
  });

  it('accepts no launch token for calls', async () => {
    const token = await studio.services.session.launchOwner();
    const person = { ...(await studio.signIn()), token };
    expect((await studio.call(person, { url: '/api/v1/projects' })).status).toBe(401);
  });

  it('ends an expired session, and stores no token in plain text', async () => {
    const person = await studio.signIn();
    expect(JSON.stringify(await sessionsOf(person))).not.toContain(person.token);
    await change(person, { expiresAt: hoursFromNow(-0.01) });
    expect((await studio.call(person, { url: '/api/v1/projects' })).status).toBe(401);
    expect((await login(person.token)).status).toBe(401);
  });

  it('keeps a session while it is used, but not for ever', async () => {
    const person = await studio.signIn();
    const hoursLeft = async () => {
      await studio.call(person, { url: '/api/v1/projects' });
      const [session] = await sessionsOf(person);
      return Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / HOUR_MS);
    };
    const usedAt = hoursFromNow(-9);
    await change(person, { createdAt: hoursFromNow(-48), usedAt, expiresAt: hoursFromNow(3) });
    expect(await hoursLeft()).toBe(12);
    const createdAt = hoursFromNow(2 - 30 * 24);
    await change(person, { createdAt, usedAt, expiresAt: hoursFromNow(0.5) });
    expect(await hoursLeft()).toBe(2);
  });

  it('ends only the session that was signed out of', async () => {
    const first = await studio.signIn({ sub: 'leaver' });
    const second = await studio.signIn({ sub: 'leaver' });
    const url = '/api/v1/auth/logout';
    const left = await studio.call(first, { method: 'POST', url });
    expect(left.status).toBe(200);
    expect(String(left.headers['set-cookie'])).toMatch(/tarima_media=;/u);
    expect(left.headers['clear-site-data']).toBe('"cache"');
    expect((await studio.call(first, { method: 'POST', url })).status).toBe(401);
    expect((await login(first.token)).status).toBe(401);
    expect((await studio.call(second, { url: '/api/v1/projects' })).status).toBe(200);
  });

  it('accepts the cookie for media only', async () => {
    const person = await studio.signIn();
    const headers = { cookie: `tarima_media=${person.token}` };
    const get = (url: string) => studio.call(null, { url, headers });
    expect((await get('/api/v1/providers/local/avatars/ana/image')).status).toBe(200);
    expect((await get('/uploads/accents/es_MX/female.mp3')).status).toBe(200);
    expect((await get('/api/v1/projects')).status).toBe(401);
    const removal = { method: 'DELETE' as const, headers };
    expect(
      (await studio.call(null, { ...removal, url: `/api/v1/videos/${person.user.id}` })).status,
    ).toBe(401);
  });
});
