import type { People } from '@tarima/contract';
import { SignJWT } from 'jose';
import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const SECRET = 'a secret that an admin site shares with this studio';
const studioOf = useTestStudio({
  STUDIO_ADMIN_URL: 'https://admin.example/',
  AUTH_JWT_SECRET: SECRET,
});
const { call, asPerson } = createPeopleCalls(studioOf);
const nowInSeconds = () => Math.floor(Date.now() / 1_000);

/** The admin site's claims about a person, with a test's changes. */
const tokenOf = (sub: string, claims: Record<string, unknown> = {}) =>
  new SignJWT({
    sub,
    name: `Name of ${sub}`,
    companies: [{ id: 'north', name: 'Aula Norte' }],
    jti: crypto.randomUUID(),
    iat: nowInSeconds() - 60,
    exp: nowInSeconds() + 3_600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(SECRET));
const login = (token: string) => call<Person>(null, 'POST', 'auth/login', { token });
const enter = async (sub: string, claims = {}) => {
  const { data } = await login(await tokenOf(sub, claims));
  return asPerson(data);
};
const boss = () =>
  enter('boss', { companies: [{ id: 'north', name: 'Aula Norte', role: 'owner' }] });
const remove = (by: Person, { user }: Person) =>
  call<People>(by, 'DELETE', `companies/${by.companyId}/members/${user.id}`);
const projects = (person: Person) => call(person, 'GET', 'projects');

it('lets an owner of the admin site remove members and end their sessions', async () => {
  const owner = await boss();
  const ada = await enter('ada');
  const address = await studioOf().listen();
  const socket = io(address, { auth: { token: ada.token }, transports: ['websocket'] });
  await new Promise((resolve) => socket.once('connect', () => resolve(null)));
  const cut = new Promise((resolve) => socket.once('disconnect', resolve));
  const { data } = await remove(owner, ada);
  expect(data.members.map(({ fullName }) => fullName)).toEqual(['Name of boss']);
  expect(await cut).toBe('io server disconnect');
  expect((await projects(ada)).status).toBe(401);
  socket.close();
});

it('refuses earlier launch tokens of removed people, named or not', async () => {
  const owner = await boss();
  const unused = await tokenOf('bea');
  const undated = await tokenOf('bea', { iat: undefined });
  const both = await tokenOf('bea', {
    companies: [
      { id: 'north', name: 'Aula Norte' },
      { id: 'south', name: 'Aula Sur' },
    ],
  });
  await remove(owner, await enter('bea'));
  for (const token of [unused, undated]) expect((await login(token)).status).toBe(401);
  const elsewhere = await login(both);
  expect(elsewhere.data.companies.map(({ name }) => name)).toEqual(['Aula Sur']);
});

it('a launch token made afterwards makes a removed person a member again', async () => {
  const owner = await boss();
  await remove(owner, await enter('carla'));
  const again = await enter('carla', { iat: nowInSeconds() + 1 });
  expect(again.companies.map(({ name }) => name)).toEqual(['Aula Norte']);
  expect((await projects(again)).status).toBe(200);
});

it('is for owners alone, and a company always keeps one', async () => {
  const owner = await boss();
  const dora = await enter('dora', { companies: [{ id: 'north', name: 'X', role: 'admin' }] });
  expect((await remove(dora, owner)).status).toBe(403);
  expect((await remove(owner, owner)).failure.code).toBe('LAST_OWNER');
  const stranger = await enter('eve', { companies: [{ id: 'w', name: 'W', role: 'owner' }] });
  const url = `companies/${owner.companyId}`;
  expect((await call(stranger, 'GET', `${url}/people`)).status).toBe(404);
  expect((await call(stranger, 'DELETE', `${url}/members/${dora.user.id}`)).status).toBe(404);
});

it('has no other calls of the studio’s own admin site', async () => {
  const owner = await boss();
  const url = `companies/${owner.companyId}`;
  const invitation = { email: 'a@example.com', role: 'member' };
  expect((await call(owner, 'POST', `${url}/invitations`, invitation)).status).toBe(404);
  const role = { role: 'owner' };
  expect((await call(owner, 'PUT', `${url}/members/${owner.user.id}`, role)).status).toBe(404);
  expect((await call(owner, 'PUT', url, { name: 'Otra' })).status).toBe(404);
});

it('refuses an earlier token while its person is being removed', async () => {
  const owner = await boss();
  for (let round = 0; round < 5; round++) {
    const sub = `fay-${round}`;
    const fay = await enter(sub);
    const tokens = await Promise.all([1, 2, 3].map(() => tokenOf(sub)));
    await Promise.all([remove(owner, fay), ...tokens.map(login)]);
    const { data } = await call<People>(owner, 'GET', `companies/${owner.companyId}/people`);
    expect(data.members.map(({ id }) => id)).not.toContain(fay.user.id);
  }
});
