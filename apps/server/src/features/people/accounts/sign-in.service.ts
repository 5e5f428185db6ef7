import { createHmac } from 'node:crypto';
import type { Session } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SecondFactorsService } from '#server/features/people/second-factors/second-factors.service.ts';
import type { SessionService } from '#server/features/people/session/session.service.ts';
import type { Visit } from '#server/features/people/session/visit.ts';
import { AppError } from '#server/kit/errors.ts';
import { hashOfSecret } from '#server/kit/secret-tokens.ts';
import { findPerson, listAccounts, listUsableAccounts } from './accounts.repo.ts';
import type { KnownBrowsersService } from './known-browsers.service.ts';
import { networkOf } from './network-of.ts';
import { countAttempts, takeBackAttempts } from './password-attempts.ts';
import { comparePassword } from './passwords.ts';
import { deleteOldAttempts } from './sign-in-attempts.repo.ts';

/**
 * Wrong passwords for one e-mail from one place within the time below. Then even the right one
 * waits.
 */
const MOST_ATTEMPTS = 10;
/** The same for all unknown places together, since an attacker may have many addresses. */
const MOST_OF_STRANGERS = 100;

/** The origin of an attempt. `browser` is the token of an earlier sign-in there. */
export type Caller = Visit & { browser: string | undefined };
/**
 * The place where an attempt counts. Strangers cannot lock people out of browsers they know. One
 * company's owner cannot lock out people with another company's links.
 */
type Origin =
  | { browser: string }
  | { address: string }
  | { companyId: string }
  | { sessionId: string };
type Place = { name: string; most: number };
/** The proof that an account is theirs. The code is needed where a second step is on. */
export type Proof = { password: string; code?: string | undefined };
type ByLink = { userId: string; email: string; code: string | undefined; companyId: string };
type Known = { userId: string; passwordHash: string | null };
/**
 * The account whose password and code were right, with their values. Both may change before the
 * session opens.
 */
export type Proved = Known & { key: string | null };
type Compared<Account> = { account: (Account & Proved) | null; hash: string };

type OtherServices = {
  session: SessionService;
  knownBrowsers: KnownBrowsersService;
  secondFactors: SecondFactorsService;
};

function placesOf(origin: Origin): [Place, ...Place[]] {
  if ('sessionId' in origin) return [{ name: `session ${origin.sessionId}`, most: MOST_ATTEMPTS }];
  if ('companyId' in origin) return [{ name: `company ${origin.companyId}`, most: MOST_ATTEMPTS }];
  if ('browser' in origin) return [{ name: `browser ${origin.browser}`, most: MOST_ATTEMPTS }];
  return [
    { name: `network ${networkOf(origin.address)}`, most: MOST_ATTEMPTS },
    { name: 'strangers', most: MOST_OF_STRANGERS },
  ];
}

export function createSignInService(
  { db, now, ownKey }: Pick<Context, 'db' | 'now' | 'ownKey'>,
  { session, knownBrowsers, secondFactors }: OtherServices,
) {
  /** The same in every process, so that an e-mail's accounts share it from the first. */
  const saltOf = (email: string) => createHmac('sha256', ownKey).update(`salt ${email}`).digest();

  /** Counts an attempt before it is made. A right one is taken back. */
  async function counted<Result>(
    email: string,
    origin: Origin,
    attempt: () => Promise<{ isRight: boolean; result: Result }>,
  ): Promise<Result> {
    const places = placesOf(origin).map(({ name, most }) => ({
      key: hashOfSecret(`${email}\n${name}`),
      most,
    }));
    const retryAfterMs = await countAttempts(db, places, now());
    if (retryAfterMs !== null) throw new AppError('SIGN_IN_LOCKED', { retryAfterMs });
    const { isRight, result } = await attempt();
    // Only for this place. An attacker may be guessing elsewhere.
    if (isRight) await takeBackAttempts(db, places.slice(0, 1));
    return result;
  }

  /**
   * Finds the account that a password opens, and hashes the password for a new one. An e-mail
   * without accounts allows as many attempts and takes as long. So neither reveals who has one.
   */
  const compare = <Account extends Known>(
    email: string,
    password: string,
    accounts: readonly Account[],
    origin: Origin,
    assertFurther: (account: Account) => Promise<string | null>,
  ): Promise<Compared<Account>> =>
    counted(email, origin, async () => {
      const { account, hash } = await comparePassword(password, accounts, saltOf(email));
      const proved = account && { ...account, key: await assertFurther(account) };
      return { isRight: proved !== null, result: { account: proved, hash } };
    });

  /** The same for a sign-in. The second step is asked once the password is right. */
  const tryPassword = <Account extends Known>(
    email: string,
    { password, code }: Proof,
    accounts: readonly Account[],
    origin: Origin,
  ): Promise<Compared<Account>> =>
    compare(email, password, accounts, origin, ({ userId }) =>
      secondFactors.assertPassed(userId, code),
    );

  /** Tries the accounts known in this browser first. Strangers' attempts do not lock those. */
  async function findAccount(email: string, proof: Proof, { address, browser }: Caller) {
    const accounts = await listUsableAccounts(db, email);
    const people = browser ? await knownBrowsers.peopleOf(browser) : new Set<string>();
    const { here = [], elsewhere = [] } = Object.groupBy(accounts, ({ userId }) =>
      people.has(userId) ? 'here' : 'elsewhere',
    );
    if (browser && here.length > 0) {
      const { account } = await tryPassword(email, proof, here, { browser });
      if (account) return account;
    }
    return (await tryPassword(email, proof, elsewhere, { address })).account;
  }

  /**
   * Refuses where password or second step have changed since. Locks the person until the
   * transaction ends.
   */
  async function assertStill(tx: Queryable, { userId, passwordHash, key }: Proved): Promise<void> {
    await session.hold(tx, userId);
    const held = await findPerson(tx, userId);
    const isSame =
      held?.passwordHash === passwordHash && (await secondFactors.keyOf(tx, userId)) === key;
    if (!isSame) throw new AppError('SIGN_IN_FAILED');
  }

  return {
    counted,
    tryPassword,
    assertStill,

    /** The hash of a new password. Refuses one that opens another account of the e-mail. */
    async hashFor(person: {
      userId: string;
      email: string;
      password: string;
      companyId: string;
    }): Promise<string> {
      const { userId, email, password, companyId } = person;
      const accounts = await listAccounts(db, email);
      const assertOwn = async (account: Known) => {
        if (account.userId !== userId) throw new AppError('PASSWORD_TAKEN');
        return null;
      };
      const { hash } = await compare(email, password, accounts, { companyId }, assertOwn);
      return hash;
    },

    /** For a person with a link. A link replaces the password, but not the second step. */
    assertSecondFactor: ({ userId, email, code, companyId }: ByLink): Promise<void> =>
      counted(email, { companyId }, async () => {
        await secondFactors.assertPassed(userId, code);
        return { isRight: true, result: undefined };
      }),

    async signIn({ email, ...proof }: { email: string } & Proof, from: Caller): Promise<Session> {
      const account = await findAccount(email, proof, from);
      if (!account) throw new AppError('SIGN_IN_FAILED');
      return session.open(account.userId, from, (tx) => assertStill(tx, account));
    },

    async clean(): Promise<void> {
      await deleteOldAttempts(db, now());
    },
  };
}
export type SignInService = ReturnType<typeof createSignInService>;
