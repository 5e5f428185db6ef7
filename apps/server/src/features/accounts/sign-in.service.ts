import type { Session } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { hashOfSecret } from '#server/secret-tokens.ts';
import type { SessionService } from '../session/session.service.ts';
import type { Visit } from '../session/visit.ts';
import { findUsableAccount } from './accounts.repo.ts';
import type { KnownBrowsersService } from './known-browsers.service.ts';
import { networkOf } from './network-of.ts';
import { verifyPassword } from './passwords.ts';
import {
  countAttempt,
  deleteOldAttempts,
  forgetAllAttempts,
  forgetAttempts,
} from './sign-in-attempts.repo.ts';

/** Wrong passwords of one e-mail from one place in the time below; then even the right one waits there. */
const MOST_ATTEMPTS = 10;
/** The same from all places together where they never signed in: who guesses may have many addresses. */
const MOST_OF_STRANGERS = 100;
const LOCKED_MS = 15 * 60_000;

/** From where somebody tries; `browser` is what it is known by, where somebody signed in there before. */
export type Caller = Visit & { browser: string | undefined };
type Place = { name: string; most: number };

export function createSignInService(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { session, knownBrowsers }: { session: SessionService; knownBrowsers: KnownBrowsersService },
) {
  /** Where a try is counted: nobody locks a person out of a place where they have signed in. */
  async function placesOf(email: string, from: Caller | { sessionId: string }): Promise<Place[]> {
    if ('sessionId' in from) return [{ name: `session ${from.sessionId}`, most: MOST_ATTEMPTS }];
    const { address, browser } = from;
    if (browser && (await knownBrowsers.isKnownTo(email, browser))) {
      return [{ name: `browser ${browser}`, most: MOST_ATTEMPTS }];
    }
    return [
      { name: `network ${networkOf(address)}`, most: MOST_ATTEMPTS },
      { name: 'strangers', most: MOST_OF_STRANGERS },
    ];
  }

  /**
   * Whether a password is the stored one, with as many tries for an e-mail that nobody has, and in
   * the same time, so that neither tells whether somebody has it.
   */
  async function proves(
    email: string,
    password: string,
    stored: string | null,
    from: Caller | { sessionId: string },
  ): Promise<boolean> {
    const emailHash = hashOfSecret(email);
    const time = now();
    const lockedUntil = new Date(time.getTime() + LOCKED_MS);
    await deleteOldAttempts(db, time);
    const places = await placesOf(email, from);
    for (const { name, most } of places) {
      const placeHash = hashOfSecret(`${email}\n${name}`);
      const attempt = { emailHash, placeHash, endsAt: lockedUntil };
      const { count, endsAt } = await countAttempt(db, attempt);
      if (count > most) {
        const retryAfterMs = endsAt.getTime() - time.getTime();
        throw new AppError('SIGN_IN_LOCKED', { retryAfterMs });
      }
    }
    const isRight = await verifyPassword(password, stored);
    const [{ name: own } = { name: '' }] = places;
    // Of this place alone: elsewhere somebody may be guessing.
    const here = { emailHash, placeHash: hashOfSecret(`${email}\n${own}`) };
    if (isRight) await forgetAttempts(db, here);
    return isRight;
  }

  return {
    proves,

    async signIn(
      { email, password }: { email: string; password: string },
      from: Caller,
    ): Promise<Session> {
      const account = await findUsableAccount(db, email);
      const isRight = await proves(email, password, account?.passwordHash ?? null, from);
      if (!account || !isRight) throw new AppError('SIGN_IN_FAILED');
      return session.open(account.userId, from);
    },

    async clean(): Promise<void> {
      await deleteOldAttempts(db, now());
    },

    /** A new password, or a link for one, ends the wait of who had forgotten the old. */
    unlock: (tx: Queryable, email: string) => forgetAllAttempts(tx, hashOfSecret(email)),
  };
}
export type SignInService = ReturnType<typeof createSignInService>;
