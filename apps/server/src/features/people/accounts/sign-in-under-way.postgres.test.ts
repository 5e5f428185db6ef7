import type { Session } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Transaction } from '#server/db/database.ts';
import { accounts } from '#server/db/tables/accounts.ts';
import { secondFactors } from '#server/db/tables/second-factors.ts';
import { lockUser } from '#server/features/people/session/users.repo.ts';
import { isAwaited } from '#server/test/is-awaited.ts';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
const people = createPeopleCalls(studioOf);
let admin: Person;
beforeAll(async () => {
  admin = await people.owner();
});

const changes: [string, (tx: Transaction, userId: string) => Promise<unknown>][] = [
  [
    'another password',
    (tx, userId) =>
      tx.update(accounts).set({ passwordHash: 'another' }).where(eq(accounts.userId, userId)),
  ],
  [
    'a second step',
    (tx, userId) =>
      tx.insert(secondFactors).values({ userId, secret: 'KEY', confirmedAt: new Date() }),
  ],
];

const ways: [string, string, (email: string) => Promise<object>][] = [
  ['signing in', 'auth/sign-in', async (email) => ({ email, password: PASSWORD })],
  [
    'joining',
    'auth/invitations/accept-by-password',
    async (email) => {
      const company = await people.newCompany(admin, crypto.randomUUID());
      const token = await people.invite(admin, company, email, 'member');
      return { token, password: PASSWORD };
    },
  ],
];

it.each(changes.flatMap(([change, apply]) => ways.map((way) => [change, ...way, apply] as const)))(
  '%s set while somebody is %s keeps them out',
  async (_change, _way, path, bodyOf, apply) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { user } = await people.member(admin, admin.companyId, { email });
    const body = await bodyOf(email);
    const { db } = studioOf().context;
    const coming = await db.transaction(async (tx) => {
      await lockUser(tx, user.id);
      const entering = people.call<Session>(null, 'POST', path, body);
      await expect.poll(() => isAwaited(tx), { interval: 10 }).toBe(true);
      await apply(tx, user.id);
      return { entering };
    });
    expect((await coming.entering).failure.code).toBe('SIGN_IN_FAILED');
  },
);
