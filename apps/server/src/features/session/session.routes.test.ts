import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Session } from '@tarima/contract';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStudio, type TestStudio } from '#server/test/test-studio.ts';

const ISSUER = 'https://admin.example';
const jwks = createServer();
const keys = await generateKeyPair('RS256');
let studio: TestStudio;

beforeAll(async () => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
  jwks.on('request', (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  jwks.listen(0, '127.0.0.1');
  await once(jwks, 'listening');
  // A server that listens on a port has an address of this shape.
  const { port } = jwks.address() as AddressInfo;
  studio = await startTestStudio({ AUTH_JWKS_URL: `http://127.0.0.1:${port}/keys` });
});

afterAll(async () => {
  await studio.stop();
  jwks.close();
});

const login = (token: unknown, headers = {}) =>
  studio.call<Session>(null, {
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { token },
    headers,
  });

const adminToken = (claims: Record<string, unknown>, expires = '1h') =>
  new SignJWT({ name: 'Grace Hopper', companies: [{ id: 7, name: 'Armada' }], ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(ISSUER)
    .setSubject('42')
    .setExpirationTime(expires)
    .sign(keys.privateKey);

describe('signing in', () => {
  it('makes the owner and a company from the launch token that the start prints', async () => {
    const answer = await login(await studio.services.session.launchOwner());
    expect(answer.status).toBe(200);
    expect(answer.data.companies).toEqual([{ pk: expect.any(String), name: 'Tarima' }]);
    expect(answer.data.user.full_name).not.toBe('');
    const again = await login(await studio.services.session.launchOwner());
    expect(again.data.user.id).toBe(answer.data.user.id);
    expect(again.data.companies).toEqual(answer.data.companies);
  });

  it('accepts a session token that is still valid, and answers the same person', async () => {
    const first = await studio.signIn();
    const answer = await login(first.token);
    expect(answer.data.user).toEqual(first.user);
    expect(answer.data.companies).toEqual(first.companies);
  });

  it('accepts an admin site by its key set', async () => {
    const answer = await login(await adminToken({}));
    expect(answer.status).toBe(200);
    expect(answer.data.user.full_name).toBe('Grace Hopper');
    expect(answer.data.companies.map(({ name }) => name)).toEqual(['Armada']);
  });

  it('never takes the owner of an admin site for the owner of the studio', async () => {
    const owner = await login(await studio.services.session.launchOwner());
    const forged = await new SignJWT({ name: 'X', companies: [{ id: 'owner', name: 'X' }] })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setSubject('owner')
      .setExpirationTime('1h')
      .sign(keys.privateKey);
    const answer = await login(forged);
    expect(answer.data.user.id).not.toBe(owner.data.user.id);
    expect(answer.data.companies[0]?.pk).not.toBe(owner.data.companies[0]?.pk);
  });

  it('takes companies away that the next launch token no longer names', async () => {
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
});

describe('refusing', () => {
  const other = new TextEncoder().encode('another secret of at least thirty-two characters');
  const forged = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setSubject('x');
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"owner"}')}.`;

  it.each([
    ['nonsense', () => 'nonsense'],
    ['an unsigned token', () => unsigned],
    ['another secret', () => forged({ use: 'session' }).setExpirationTime('1h').sign(other)],
    ['a token that is over', () => adminToken({}, '-1h')],
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

  it('answers in the language asked for, with the id of the request', async () => {
    const answer = await login('nonsense', { 'accept-language': 'pt-BR,pt;q=0.9' });
    expect(answer.failure.message).toMatch(/sess/i);
    expect(answer.failure.requestId).toBe(answer.headers['x-request-id']);
    const spanish = await login('nonsense');
    expect(spanish.failure.message).toBe('Tu sesión ha expirado.');
  });

  it('a launch token opens no call', async () => {
    const token = await studio.services.session.launchOwner();
    const person = { ...(await studio.signIn()), token };
    expect((await studio.call(person, { url: '/api/v1/projects' })).status).toBe(401);
  });

  it('the cookie opens media and nothing else', async () => {
    const person = await studio.signIn();
    const headers = { cookie: `tarima_media=${person.token}` };
    const get = (url: string) => studio.call(null, { url, headers });
    expect((await get('/api/v1/providers/local/avatars/ana/image')).status).toBe(200);
    expect((await get('/api/v1/projects')).status).toBe(401);
    const removal = { method: 'DELETE' as const, headers };
    expect(
      (await studio.call(null, { ...removal, url: `/api/v1/videos/${person.user.id}` })).status,
    ).toBe(401);
  });
});
