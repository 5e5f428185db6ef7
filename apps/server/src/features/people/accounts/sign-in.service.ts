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
import { comparePassword } from './passwords.ts';
import { countAttempt, deleteOldAttempts, takeBackAttempt } from './sign-in-attempts.repo.ts';

/** Wrong passwords of one e-mail from one place in the time below; then even the right one waits there. */
const MOST_ATTEMPTS = 10;
/** The same from all places together where they never signed in: who guesses may have many addresses. */
const MOST_OF_STRANGERS = 100;
const LOCKED_MS = 15 * 60_000;

/** From where somebody tries; `browser` is what it is known by, where somebody signed in there before. */
export type Caller = Visit & { browser: string | undefined };
/**
 * Where a try is counted. Nobody locks a person out of a browser in which they have signed in, nor
 * one company's owner those who have another company's links.
 */
type Origin =
  | { browser: string }
  | { address: string }
  | { companyId: string }
  | { sessionId: string };
type Place = { name: string; most: number };
/** What somebody proves by that an account is theirs; the code where a second step is on. */
export type Proof = { password: string; code?: string | undefined };
type ByLink = { userId: string; email: string; code: string | undefined; companyId: string };
type Known = { userId: string; passwordHash: string | null };
/** Whose password and code were right, and which: both may change before anything is opened by them. */
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
  /** Alike in every process, so that two first accounts of an e-mail have one, too. */
  const saltOf = (email: string) => createHmac('sha256', ownKey).update(`salt ${email}`).digest();

  /** Counts a try before it is made; one that was right in all is taken back. */
  async function counted<Result>(
    email: string,
    origin: Origin,
    attempt: () => Promise<{ isRight: boolean; result: Result }>,
  ): Promise<Result> {
    const time = now();
    const lockedUntil = new Date(time.getTime() + LOCKED_MS);
    await deleteOldAttempts(db, time);
    const places = placesOf(origin);
    const keyOf = ({ name }: Place) => hashOfSecret(`${email}\n${name}`);
    for (const place of places) {
      const { count, endsAt } = await countAttempt(db, { key: keyOf(place), endsAt: lockedUntil });
      if (count > place.most) {
        const retryAfterMs = endsAt.getTime() - time.getTime();
        throw new AppError('SIGN_IN_LOCKED', { retryAfterMs });
      }
    }
    const { isRight, result } = await attempt();
    // Of this place alone: elsewhere somebody may be guessing.
    if (isRight) await takeBackAttempt(db, keyOf(places[0]));
    return result;
  }

  /**
   * Which of an e-mail's accounts a password opens, and what is stored of it for a new one: with as
   * many tries where there is none, and in the same time, so that neither tells who has one.
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

  /** The same for who comes in: a second step is asked once the password is right. */
  const tryPassword = <Account extends Known>(
    email: string,
    { password, code }: Proof,
    accounts: readonly Account[],
    origin: Origin,
  ): Promise<Compared<Account>> =>
    compare(email, password, accounts, origin, ({ userId }) =>
      secondFactors.assertPassed(userId, code),
    );

  /** Of the accounts that signed in by this browser first: what strangers try does not lock those. */
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

  /** Refuses where password or second step have changed since; holds the person, so that they stay. */
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

    /** What is stored of a new password; refused where it opens another account of the e-mail. */
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

    /** For who has a link instead of the password: that alone does not do where a second step is on. */
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
