import type { Account, Link, People, Session } from '@tarima/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const { call, asPerson, signIn, owner, newCompany, invite, member } = createPeopleCalls(studioOf);
const OTHER_PASSWORD = 'otras cuatro palabras';
const uniqueEmail = () => `${crypto.randomUUID()}@example.com`;
type Boss = Person & { email: string };
/** Each owns one company, but not the studio. */
let ana: Boss;
let bea: Boss;

beforeAll(async () => {
  const ownerOf = async (name: string): Promise<Boss> => {
    const company = await newCompany(await owner(), name);
    const email = uniqueEmail();
    return { ...(await member(await owner(), company, { email, role: 'owner' })), email };
  };
  ana = await ownerOf('Aula Ana');
  bea = await ownerOf('Aula Bea');
});

const accept = (token: string, newPassword: string, fullName = 'Victoria') =>
  call<Session>(null, 'POST', 'auth/invitations/accept-as-new', { token, fullName, newPassword });
const acceptBy = (token: string, password: string) =>
  call<Session>(null, 'POST', 'auth/invitations/accept-by-password', { token, password });
const read = (token: string) => call(null, 'POST', 'auth/invitations/read', { token });
const inviteTo = (boss: Boss, email: string) => invite(boss, boss.companyId, email, 'member');
const credentials = (person: Person, body: object) =>
  call<Account>(person, 'PUT', 'account/credentials', body);
const companiesOf = ({ data }: { data: Session }) => data.companies.map(({ pk }) => pk);
const membersOf = async (boss: Boss) =>
  (await call<People>(boss, 'GET', `companies/${boss.companyId}/people`)).data.members;
const resetLink = (boss: Boss, { user }: Session) =>
  call<Link>(boss, 'POST', `companies/${boss.companyId}/members/${user.id}/password-reset`);

describe('an e-mail that one company’s owner accepted for another person', () => {
  it('excludes nobody from another company, and opens nothing of it', async () => {
    const email = uniqueEmail();
    const posing = asPerson((await accept(await inviteTo(ana, email), OTHER_PASSWORD, 'Ana')).data);
    const victim = asPerson((await accept(await inviteTo(bea, email), PASSWORD)).data);
    expect(victim.user.id).not.toBe(posing.user.id);
    expect(companiesOf({ data: victim })).toEqual([bea.companyId]);

    expect(companiesOf(await signIn(email, PASSWORD))).toEqual([bea.companyId]);
    expect(companiesOf(await signIn(email, OTHER_PASSWORD))).toEqual([ana.companyId]);
    const there = `companies/${bea.companyId}/people`;
    expect((await call(posing, 'GET', there)).status).toBe(404);
    expect((await resetLink(ana, victim)).status).toBe(404);
    const link = (await resetLink(ana, posing)).data.token;
    const body = { token: link, password: 'una contraseña de Ana' };
    const reset = await call<Session>(null, 'POST', 'auth/password-resets', body);
    expect(companiesOf(reset)).toEqual([ana.companyId]);
    expect(companiesOf(await signIn(email, PASSWORD))).toEqual([bea.companyId]);
    expect((await membersOf(bea)).filter((one) => one.email === email)).toHaveLength(1);
  });

  it('keeps its person’s existing account closed to another’s link', async () => {
    const email = uniqueEmail();
    const victim = asPerson((await accept(await inviteTo(ana, email), PASSWORD)).data);
    const link = await inviteTo(bea, email);
    expect((await acceptBy(link, 'no es esta')).failure.code).toBe('SIGN_IN_FAILED');
    const posing = await accept(link, OTHER_PASSWORD, 'Bea');
    expect(companiesOf(posing)).toEqual([bea.companyId]);
    expect(companiesOf(await signIn(email, PASSWORD))).toEqual([ana.companyId]);
    expect((await call(victim, 'GET', 'projects')).status).toBe(200);
    expect((await resetLink(bea, victim)).status).toBe(404);
  });

  it('gives nobody the studio', async () => {
    const email = uniqueEmail();
    const studioOwner = await owner();
    await credentials(studioOwner, { email, newPassword: PASSWORD });
    await call(ana, 'DELETE', `companies/${ana.companyId}/members/${studioOwner.user.id}`);
    const posing = await accept(await inviteTo(ana, email), OTHER_PASSWORD);
    expect(posing.data.user.is_owner).toBe(false);
    expect((await signIn(email, PASSWORD)).data.user.is_owner).toBe(true);
  });
});

describe('a person who opens a link', () => {
  it('gets the same answer for an e-mail with and without another account', async () => {
    const [known, unknown] = [uniqueEmail(), uniqueEmail()];
    await member(bea, bea.companyId, { email: known });
    const told = async (email: string) => {
      const token = await inviteTo(ana, email);
      const { data } = await read(token);
      const { failure } = await acceptBy(token, 'no es esta');
      const { data: made } = await accept(token, OTHER_PASSWORD);
      return [data, { ...failure, requestId: '' }, companiesOf({ data: made })];
    };
    const shape = ([data, ...rest]: unknown[], email: string) =>
      JSON.stringify([data, ...rest])
        .replaceAll(email, 'E')
        .replace(/"expiresAt":"[^"]+"/u, '');
    expect(shape(await told(known), known)).toBe(shape(await told(unknown), unknown));
  });

  it('has ten tries at the e-mail’s passwords in one company, and locks nobody out of another', async () => {
    const email = uniqueEmail();
    await accept(await inviteTo(ana, email), PASSWORD);
    const cara = await newCompany(await owner(), 'Aula Cara');
    const codes: string[] = [];
    for (let time = 0; time < 11; time++) {
      const token = await invite(await owner(), cara, email, 'member');
      codes.push((await acceptBy(token, `mi contraseña ${time}`)).failure.code);
    }
    expect(codes.at(-1)).toBe('SIGN_IN_LOCKED');
    const token = await invite(await owner(), cara, email, 'member');
    expect((await accept(token, PASSWORD)).failure.code).toBe('SIGN_IN_LOCKED');
    const joined = await acceptBy(await inviteTo(bea, email), PASSWORD);
    expect(companiesOf(joined)).toEqual([ana.companyId, bea.companyId]);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('joins the account whose password they choose for a new one', async () => {
    const email = uniqueEmail();
    const first = (await accept(await inviteTo(ana, email), PASSWORD)).data;
    const second = await accept(await inviteTo(bea, email), PASSWORD, 'Otro Nombre');
    expect(second.data.user).toMatchObject({ id: first.user.id, full_name: 'Victoria' });
    expect(companiesOf(second)).toEqual([ana.companyId, bea.companyId]);
  });
});

describe('links of one e-mail accepted at the same time', () => {
  it('make one account for one password, and two for two', async () => {
    for (const [passwords, people] of [
      [[PASSWORD, PASSWORD], 1],
      [[PASSWORD, OTHER_PASSWORD], 2],
    ] as const) {
      const email = uniqueEmail();
      const tokens = [await inviteTo(ana, email), await inviteTo(bea, email)] as const;
      const answers = await Promise.all([
        accept(tokens[0], passwords[0]),
        accept(tokens[1], passwords[1]),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(answers.map(({ data }) => data.user.id)).size).toBe(people);
      const seen = await Promise.all(passwords.map((password) => signIn(email, password)));
      expect(new Set(seen.flatMap(companiesOf))).toEqual(new Set([ana.companyId, bea.companyId]));
    }
  });

  it('leave no account of the second person to use one link', async () => {
    const email = uniqueEmail();
    const token = await inviteTo(ana, email);
    const answers = await Promise.all([accept(token, PASSWORD), accept(token, OTHER_PASSWORD)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const { accounts } = studioOf().services;
    expect(await accounts.list(studioOf().context.db, email)).toHaveLength(1);
  });
});

describe('an e-mail that another person claims', () => {
  it('stays with its people, and does not reveal them', async () => {
    const email = uniqueEmail();
    const victim = asPerson((await accept(await inviteTo(bea, email), PASSWORD)).data);
    const posing = await member(ana, ana.companyId, { email: uniqueEmail() });
    const changed = await credentials(posing, { email, currentPassword: PASSWORD });
    // Only for the same password the person must choose another.
    expect(changed.failure.code).toBe('PASSWORD_TAKEN');
    const body = { email, currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
    expect((await credentials(posing, body)).data.email).toBe(email);
    expect(companiesOf(await signIn(email, OTHER_PASSWORD))).toEqual([ana.companyId]);
    expect(companiesOf(await signIn(email, PASSWORD))).toEqual([bea.companyId]);
    expect((await call(victim, 'GET', 'projects')).status).toBe(200);
    const later = await inviteTo(bea, uniqueEmail());
    expect((await read(later)).status).toBe(200);
  });

  it('gives no extra tries at other people’s passwords: one company’s tries count together', async () => {
    const email = uniqueEmail();
    await accept(await inviteTo(bea, email), PASSWORD);
    // The first of ten is their own password, as it is chosen.
    const posing = asPerson((await accept(await inviteTo(ana, email), OTHER_PASSWORD)).data);
    const reset = async (password: string) => {
      const { token } = (await resetLink(ana, posing)).data;
      return call<Session>(null, 'POST', 'auth/password-resets', { token, password });
    };
    for (let time = 0; time < 8; time++) {
      expect((await reset(`palabras sueltas ${time} cualquiera`)).status).toBe(200);
    }
    const entered = asPerson((await reset(OTHER_PASSWORD)).data);
    const body = { email, currentPassword: OTHER_PASSWORD, newPassword: PASSWORD };
    expect((await credentials(entered, body)).failure.code).toBe('SIGN_IN_LOCKED');
    expect((await reset(PASSWORD)).failure.code).toBe('SIGN_IN_LOCKED');
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('lets a known browser try only the accounts that signed in there', async () => {
    const email = uniqueEmail();
    await accept(await inviteTo(bea, email), PASSWORD);
    const posing = asPerson((await accept(await inviteTo(ana, email), OTHER_PASSWORD)).data);
    const from = (address: string, password: string, cookie?: string) =>
      studioOf().call<Session>(null, {
        method: 'POST',
        url: '/api/v1/auth/sign-in',
        payload: { email, password },
        remoteAddress: address,
        headers: cookie ? { cookie } : {},
      });
    const entered = await from('198.51.100.40', OTHER_PASSWORD);
    const cookie = [entered.headers['set-cookie'] ?? []]
      .flat()
      .map((text) => text.split(';')[0] ?? '')
      .find((text) => text.startsWith('tarima_browser='));
    for (let time = 0; time < 100; time++) await signIn(email, 'no es esta');
    expect((await from('198.51.100.40', OTHER_PASSWORD, cookie)).status).toBe(200);
    expect((await from('198.51.100.40', PASSWORD, cookie)).failure.code).toBe('SIGN_IN_LOCKED');
    // A new password for one's own account does not give back tries at another's.
    await from('198.51.100.41', OTHER_PASSWORD, cookie);
    const { token } = (await resetLink(ana, posing)).data;
    const body = { token, password: 'una contraseña de Ana' };
    expect((await call(null, 'POST', 'auth/password-resets', body)).status).toBe(200);
    expect((await signIn(email, PASSWORD)).failure.code).toBe('SIGN_IN_LOCKED');
  });

  it('is listed once for each member who has it, each with a name', async () => {
    const email = uniqueEmail();
    const victim = asPerson((await accept(await inviteTo(bea, email), PASSWORD)).data);
    const posing = await member(bea, bea.companyId, { email: uniqueEmail() });
    const body = { email, currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
    await credentials(posing, body);
    const both = (await membersOf(bea)).filter((one) => one.email === email);
    expect(new Set(both.map(({ id }) => id))).toEqual(new Set([victim.user.id, posing.user.id]));
    const path = `companies/${bea.companyId}`;
    const twice = await call(bea, 'POST', `${path}/invitations`, { email, role: 'member' });
    expect(twice.failure.code).toBe('ALREADY_MEMBER');
    await call(bea, 'DELETE', `${path}/members/${posing.user.id}`);
    expect((await signIn(email, OTHER_PASSWORD)).failure.code).toBe('SIGN_IN_FAILED');
    expect((await signIn(email, PASSWORD)).data.user.id).toBe(victim.user.id);
  });
});

it('deletes one person of an e-mail; others with it stay, and stay invited', async () => {
  const email = uniqueEmail();
  const posing = asPerson((await accept(await inviteTo(ana, email), OTHER_PASSWORD)).data);
  const victim = asPerson((await accept(await inviteTo(bea, email), PASSWORD)).data);
  const cara = await newCompany(await owner(), 'Aula Dora');
  const token = await invite(await owner(), cara, email, 'member');
  const remove = async ({ user }: Session) =>
    call(await owner(), 'DELETE', `personal-data/users/${user.id}`);
  expect((await remove(posing)).status).toBe(200);
  expect((await signIn(email, OTHER_PASSWORD)).failure.code).toBe('SIGN_IN_FAILED');
  expect((await signIn(email, PASSWORD)).data.user.id).toBe(victim.user.id);
  expect((await read(token)).status).toBe(200);
  expect((await remove(victim)).status).toBe(200);
  expect((await read(token)).failure.code).toBe('LINK_INVALID');
});
