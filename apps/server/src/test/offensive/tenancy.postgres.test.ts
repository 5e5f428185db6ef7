import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { companies } from '#server/db/tables/companies.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import { CONTRACT_CALLS, callOf, type Named } from './contract-calls.ts';
import { createVictim, SECRET, strangersIds, type Victim } from './victim.ts';

/** Calls without a session, for everybody. */
const PUBLIC = [
  'configEndpoints.get',
  'sessionEndpoints.login',
  'signInEndpoints',
  'learnEndpoints',
  'reviewerEndpoints',
];
/** These calls say nothing of a company: presenters, voices, choices, one's own account. */
const FOR_EVERYONE = [
  'avatarEndpoints.providers',
  'avatarEndpoints.image',
  'avatarEndpoints.clip',
  'voiceEndpoints',
  'podcastEndpoints.options',
  'accountEndpoints',
  'sessionEndpoints.logout',
];

const REFUSED = { success: false, code: 'UNAUTHENTICATED' };
const A_YEAR_MS = 366 * 24 * 3_600_000;

const studioOf = useTestStudio();
let victim: Victim;
let stranger: Person;
let removed: Person;
let unsecured: Person;

beforeAll(async () => {
  const studio = studioOf();
  victim = await createVictim(studio, { id: 'ada', name: SECRET });
  stranger = await studio.signIn();
  const company = { id: 'ada', name: SECRET };
  removed = await studio.signIn({ sub: 'left', companies: [company, { id: 'other', name: 'B' }] });
  expect(removed.companies).toHaveLength(2);
  await studio.signIn({ sub: 'left', companies: [{ id: 'other', name: 'B' }] });
  const { user } = await studio.signIn({
    sub: 'unsecured',
    companies: [company, { id: 'other', name: 'B' }],
  });
  await studio.context.db
    .update(companies)
    .set({ requiresSecondFactor: true })
    .where(eq(companies.id, victim.person.companyId));
  const byPassword = await studio.services.session.open(user.id);
  expect(byPassword.companies.map(({ name }) => name)).toEqual(['B']);
  unsecured = { ...byPassword, companyId: victim.person.companyId };
});

const answerOf = async (person: Person | null, call: Named, ids = victim.ids) => {
  const { status, failure, text } = await studioOf().call(person, callOf(call, ids));
  const { requestId: _, ...said } = failure;
  return { status, said: status < 400 ? null : said, text };
};
const isOf = (names: string[], { name }: Named) => names.some((known) => name.startsWith(known));
const guarded = CONTRACT_CALLS.filter((call) => !isOf(PUBLIC, call));
const named = (calls: Named[]) => calls.map((call) => [call.name, call] as const);

describe('an invalid token', () => {
  const forged = () =>
    new SignJWT({ sub: victim.person.user.id, use: 'session' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('another secret of at least thirty-two characters'));
  const own = async () => victim.person.token;
  const ended = async () => {
    const { session } = studioOf().services;
    const { token } = await session.open(victim.person.user.id);
    await session.signOut(await session.authenticate(token));
    return token;
  };
  const TOKENS: [string, () => Promise<string | null>, number][] = [
    ['no token', async () => null, 0],
    ['a forged token', forged, 0],
    ['a token that was signed out of', ended, 0],
    ['an expired token', own, A_YEAR_MS],
  ];

  describe.each(TOKENS)('%s', (_token, tokenOf, later) => {
    afterAll(() => vi.useRealTimers());

    it.each(named(guarded))('%s treats real and invented ids alike', async (_name, call) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later });
      const token = await tokenOf();
      const person = token === null ? null : { ...victim.person, token };
      const real = await answerOf(person, call);
      const invented = await answerOf(person, call, strangersIds(victim.ids));
      expect([real.status, real.said]).toEqual([401, expect.objectContaining(REFUSED)]);
      expect(real.said).toEqual(invented.said);
    });
  });
});

describe.each([
  ['another company', () => stranger],
  ['somebody who was removed', () => removed],
  ['a member by a password alone, where a second step is required', () => unsecured],
])('%s', (_who, personOf) => {
  const theirs = guarded.filter((call) => !isOf(FOR_EVERYONE, call));

  it.each(named(theirs))('%s is answered as if nothing existed', async (_name, call) => {
    const ids = strangersIds(victim.ids);
    const real = await answerOf(personOf(), call);
    expect(real.text).not.toContain(SECRET);
    const isNamed = !isDeepStrictEqual(callOf(call, victim.ids), callOf(call, ids));
    if (!isNamed) return;
    const invented = await answerOf(personOf(), call, ids);
    expect([real.status, real.said]).toEqual([invented.status, invented.said]);
    expect([403, 404]).toContain(real.status);
  });
});

describe('the company itself', () => {
  it.each(named(guarded))(
    '%s is valid, so the refusals above were refusals',
    async (_name, call) => {
      const { status, said } = await answerOf(victim.person, call);
      expect([status, said]).not.toEqual([400, expect.anything()]);
      expect(status).not.toBe(404);
    },
  );
});
