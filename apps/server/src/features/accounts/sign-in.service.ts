import { createHmac } from 'node:crypto';
import type { Session } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { hashOfSecret } from '#server/secret-tokens.ts';
import type { SessionService } from '../session/session.service.ts';
import { listAccounts, listUsableAccounts } from './accounts.repo.ts';
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
export type Caller = { address: string; browser: string | undefined };
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
  { session, knownBrowsers }: { session: SessionService; knownBrowsers: KnownBrowsersService },
) {
  /** Alike in every process, so that two first accounts of an e-mail have one, too. */
  const saltOf = (email: string) => createHmac('sha256', ownKey).update(`salt ${email}`).digest();

  /**
   * Which of an e-mail's accounts a password opens, and what is stored of it for a new one: with as
   * many tries where there is none, and in the same time, so that neither tells who has one.
   */
  async function tryPassword<Account extends { passwordHash: string | null }>(
    email: string,
    password: string,
    accounts: readonly Account[],
    origin: Origin,
  ): Promise<{ account: Account | null; hash: string }> {
    const time = now();
    const lockedUntil = new Date(time.getTime() + LOCKED_MS);
    await deleteOldAttempts(db, time);
    const places = placesOf(origin);
    const keyOf = ({ name }: Place) => hashOfSecret(`${email}\n${name}`);
    for (const place of places) {
      const attempt = { key: keyOf(place), endsAt: lockedUntil };
      const { count, endsAt } = await countAttempt(db, attempt);
      if (count > place.most) {
        const retryAfterMs = endsAt.getTime() - time.getTime();
        throw new AppError('SIGN_IN_LOCKED', { retryAfterMs });
      }
    }
    const compared = await comparePassword(password, accounts, saltOf(email));
    // Of this place alone: elsewhere somebody may be guessing.
    if (compared.account) await takeBackAttempt(db, keyOf(places[0]));
    return compared;
  }

  /** Of the accounts that signed in by this browser first: what strangers try does not lock those. */
  async function findAccount(email: string, password: string, { address, browser }: Caller) {
    const accounts = await listUsableAccounts(db, email);
    const people = browser ? await knownBrowsers.peopleOf(browser) : new Set<string>();
    const { here = [], elsewhere = [] } = Object.groupBy(accounts, ({ userId }) =>
      people.has(userId) ? 'here' : 'elsewhere',
    );
    if (browser && here.length > 0) {
      const { account } = await tryPassword(email, password, here, { browser });
      if (account) return account;
    }
    return (await tryPassword(email, password, elsewhere, { address })).account;
  }

  return {
    tryPassword,

    /** What is stored of a new password; refused where it opens another account of the e-mail. */
    async hashFor(person: {
      userId: string;
      email: string;
      password: string;
      companyId: string;
    }): Promise<string> {
      const { userId, email, password, companyId } = person;
      const accounts = await listAccounts(db, email);
      const { account, hash } = await tryPassword(email, password, accounts, { companyId });
      if (account && account.userId !== userId) throw new AppError('PASSWORD_TAKEN');
      return hash;
    },

    async signIn(
      { email, password }: { email: string; password: string },
      from: Caller,
    ): Promise<Session> {
      const account = await findAccount(email, password, from);
      if (!account) throw new AppError('SIGN_IN_FAILED');
      return session.open(account.userId, from.address);
    },

    async clean(): Promise<void> {
      await deleteOldAttempts(db, now());
    },
  };
}
export type SignInService = ReturnType<typeof createSignInService>;
