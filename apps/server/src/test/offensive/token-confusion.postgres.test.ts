import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Link } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#server/db/tables/sessions.ts';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { startTestStudio, type TestStudio } from '#server/test/test-studio.ts';

const SECRET = 'a secret that only the admin site and the studio have';
const keys = await generateKeyPair('RS256', { extractable: true });
const own = await generateKeyPair('RS256', { extractable: true });
const jwks = createServer();
let studio: TestStudio;

beforeAll(async () => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
  jwks.on('request', (_request, response) => response.end(JSON.stringify({ keys: [jwk] })));
  jwks.listen(0, '127.0.0.1');
  await once(jwks, 'listening');
  // A server that listens on a port has an address of this shape.
  const { port } = jwks.address() as AddressInfo;
  studio = await startTestStudio({
    AUTH_JWKS_URL: `http://127.0.0.1:${port}/keys`,
    AUTH_JWT_SECRET: SECRET,
  });
});
afterAll(async () => {
  await studio.stop();
  jwks.close();
});

const claims = { name: 'Mallory', companies: [{ id: 'owner', name: 'Tarima' }], jti: 'x' };
const base = (header: Record<string, unknown>) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', ...header })
    .setSubject('owner')
    .setIssuedAt()
    .setExpirationTime('5m');
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (alg: string) =>
  `${encode({ alg })}.${encode({ ...claims, sub: 'owner', exp: 4_000_000_000 })}.`;

const { jti: _jti, ...vouched } = claims;
const anything = (payload: Record<string, unknown>, header: JWTHeaderParameters) =>
  new SignJWT({ sub: 'mallory', exp: 4_000_000_000, ...payload }).setProtectedHeader(header);
/** Any token by a person who has the secret that an admin site shares. */
const shared = (payload: Record<string, unknown>, header = {}) =>
  anything(payload, { alg: 'HS256', ...header }).sign(new TextEncoder().encode(SECRET));
/** The same with the key of its key set. */
const published = (payload: Record<string, unknown>) =>
  anything(payload, { alg: 'RS256', kid: 'one' }).sign(keys.privateKey);

const FORGERIES: [string, () => Promise<string> | string][] = [
  ['no algorithm', () => unsigned('none')],
  ['no algorithm, spelt otherwise', () => unsigned('nOnE')],
  ['an empty signature', () => unsigned('HS256')],
  [
    'the public key as though it were the secret',
    async () =>
      base({ alg: 'HS256', kid: 'one' }).sign(
        new TextEncoder().encode(await exportSPKI(keys.publicKey)),
      ),
  ],
  ['a key of its own under a known name', () => base({ kid: 'one' }).sign(own.privateKey)],
  [
    'a key that it brings along',
    async () => base({ kid: 'one', jwk: await exportJWK(own.publicKey) }).sign(own.privateKey),
  ],
  [
    'a key set that it names',
    () => base({ kid: 'mine', jku: 'http://127.0.0.1:1/keys' }).sign(own.privateKey),
  ],
  ['a name of a key that is a path', () => base({ kid: '../../dev/null' }).sign(own.privateKey)],
  ['an empty secret', () => base({ alg: 'HS256' }).sign(new Uint8Array(32))],
  [
    'no end',
    () =>
      new SignJWT({ ...claims, sub: 'owner' })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(SECRET)),
  ],
  [
    'a use of its own choice',
    () =>
      new SignJWT({ use: 'session', is_owner: true })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setSubject('owner')
        .setExpirationTime('5m')
        .sign(keys.privateKey),
  ],
  [
    'the use of the studio’s own and the id of its owner',
    async () => {
      const { user } = await studio.services.session.login(
        await studio.services.session.launchOwner(),
      );
      return new SignJWT({ use: 'person' })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setSubject(user.id)
        .setExpirationTime('5m')
        .sign(keys.privateKey);
    },
  ],
  ['the use of the owner, by the secret that an admin site has', () => shared({ use: 'owner' })],
  [
    'the use of the owner, in the dress of the studio’s own',
    () => shared({ use: 'owner' }, { typ: 'tarima-launch+jwt' }),
  ],
  [
    'the use of a person and their id, by the secret that an admin site has',
    async () => {
      const { user } = await studio.signIn();
      return shared({ use: 'person', sub: user.id });
    },
  ],
  ['an end after all calendars', () => shared({ ...vouched, exp: 1e18 })],
  ['an end that no database can write', () => shared({ ...vouched, exp: 8e12 })],
  ['an end below zero', () => shared({ ...vouched, exp: -1e18 })],
  ['an end that is no number', () => shared({ ...vouched, exp: 'tomorrow' })],
  ['a beginning that is no number', () => shared({ ...vouched, iat: {} })],
  ['an issuer that no database can write', () => published({ ...vouched, iss: 'a\0b' })],
  ['an issuer as long as a book', () => published({ ...vouched, iss: 'x'.repeat(5_000) })],
  ['an issuer that is a list', () => published({ ...vouched, iss: ['a'] })],
  ['a subject as long as a book', () => shared({ ...vouched, sub: 'x'.repeat(5_000) })],
  ['a subject that is a list', () => shared({ ...vouched, sub: ['owner'] })],
  ['a name of its own that is an object', () => shared({ ...vouched, jti: {} })],
  ['five parts', () => 'eyJhbGciOiJkaXIifQ....x'],
  ['a header that is no JSON', () => `${Buffer.from('{').toString('base64url')}.e30.x`],
];

describe('a launch token with', () => {
  it.each(FORGERIES)('%s opens nothing', async (_name, make) => {
    const token = await make();
    const login = { method: 'POST' as const, url: '/api/v1/auth/login', payload: { token } };
    const { status, failure } = await studio.call(null, login);
    expect([status, failure.code]).toEqual([401, 'UNAUTHENTICATED']);
    const call = { url: '/api/v1/projects', headers: { authorization: `Bearer ${token}` } };
    expect((await studio.call(null, call)).status).toBe(401);
  });
});

describe('a session is not opened by', () => {
  const ofSession = async () => {
    const person = await studio.signIn({ sub: crypto.randomUUID() });
    const [row] = await studio.context.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, person.user.id));
    return { person, row };
  };
  const login = (token: string) =>
    studio.call(null, { method: 'POST', url: '/api/v1/auth/login', payload: { token } });

  it.each([
    ['what the table keeps of its token', ({ row }) => row?.tokenHash ?? ''],
    ['its id', ({ row }) => row?.id ?? ''],
    ['the id of its person', ({ person }) => person.user.id],
    ['a part of its token', ({ person }) => person.token.slice(0, -1)],
    ['its token in capitals', ({ person }) => person.token.toUpperCase()],
    ['its token twice', ({ person }) => `${person.token}${person.token}`],
    ['a pattern', () => '%'],
  ] satisfies [string, (of: Awaited<ReturnType<typeof ofSession>>) => string][])(
    '%s',
    async (_name, of) => {
      const token = of(await ofSession());
      const headers = { authorization: `Bearer ${token}`, cookie: `tarima_media=${token}` };
      for (const url of ['/api/v1/projects', '/api/v1/providers/local/avatars/ana/image']) {
        expect((await studio.call(null, { url, headers })).status).toBe(401);
      }
      expect((await login(token)).status).toBe(401);
    },
  );

  it('an invitation or password link, and a session opens no link', async () => {
    const people = createPeopleCalls(() => studio);
    const owner = await people.owner();
    const email = 'ada@example.com';
    const ada = await people.member(owner, owner.companyId, { email });
    const member = `companies/${owner.companyId}/members/${ada.user.id}`;
    const reset = await people.call<Link>(owner, 'POST', `${member}/password-reset`);
    const invitation = await people.invite(owner, owner.companyId, 'b@example.com', 'owner');
    for (const token of [reset.data.token, invitation]) {
      expect((await login(token)).status).toBe(401);
      const headers = { authorization: `Bearer ${token}` };
      expect((await studio.call(null, { url: '/api/v1/projects', headers })).status).toBe(401);
    }
    const newPassword = PASSWORD;
    for (const token of [ada.token, owner.token, reset.data.token]) {
      const body = { token, fullName: 'Mallory', newPassword };
      const taken = await people.call(null, 'POST', 'auth/invitations/accept-as-new', body);
      expect(taken.failure.code).toBe('LINK_INVALID');
    }
    for (const token of [ada.token, invitation]) {
      const body = { token, password: PASSWORD };
      const used = await people.call(null, 'POST', 'auth/password-resets', body);
      expect(used.failure.code).toBe('LINK_INVALID');
    }
  });

  it('a handover token a second time, or after its person was removed', async () => {
    const people = createPeopleCalls(() => studio);
    const owner = await people.owner();
    const ada = await people.member(owner, owner.companyId, { email: 'c@example.com' });
    const handover = () => studio.context.tokens.signHandover(ada.user.id);
    const token = await handover();
    expect((await login(token)).status).toBe(200);
    expect((await login(token)).status).toBe(401);
    await people.call(owner, 'DELETE', `companies/${owner.companyId}/members/${ada.user.id}`);
    expect((await login(await handover())).status).toBe(401);
    expect(
      (await login(await studio.context.tokens.signHandover(crypto.randomUUID()))).status,
    ).toBe(401);
  });
});
