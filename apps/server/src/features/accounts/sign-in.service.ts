import type { Session } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { hashOfSecret } from '#server/secret-tokens.ts';
import type { SecondFactorsService } from '../second-factors/second-factors.service.ts';
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
type Origin = Caller | { sessionId: string };
/** What somebody says they are; without a person where nobody has the e-mail. */
type Claimed = { email: string; userId: string | null; passwordHash: string | null };
type Given = { password: string; code?: string | undefined };
type Place = { name: string; most: number };

type OtherServices = {
  session: SessionService;
  knownBrowsers: KnownBrowsersService;
  secondFactors: SecondFactorsService;
};

/** Nobody's password is right, and trying it costs the same. */
export const nobodyOf = (email: string): Claimed => ({ email, userId: null, passwordHash: null });

export function createSignInService(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { session, knownBrowsers, secondFactors }: OtherServices,
) {
  /** Where a try is counted: nobody locks a person out of a place where they have signed in. */
  async function placesOf(email: string, from: Origin): Promise<Place[]> {
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

  /** Counts a try before it is made; those of its place are forgotten where it was right in all. */
  async function counted(
    email: string,
    from: Origin,
    prove: () => Promise<boolean>,
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
    const isRight = await prove();
    const [{ name: own } = { name: '' }] = places;
    // Of this place alone: elsewhere somebody may be guessing.
    const here = { emailHash, placeHash: hashOfSecret(`${email}\n${own}`) };
    if (isRight) await forgetAttempts(db, here);
    return isRight;
  }

  /**
   * Whether a password is the stored one, with as many tries for an e-mail that nobody has, and in
   * the same time, so that neither tells whether somebody has it. Who has a second step on is
   * asked for it only then; without it the right password is one more try.
   */
  const proves = (
    { email, userId, passwordHash }: Claimed,
    { password, code }: Given,
    from: Origin,
  ): Promise<boolean> =>
    counted(email, from, async () => {
      if (!(await verifyPassword(password, passwordHash)) || !userId) return false;
      await secondFactors.assertPassed(userId, code);
      return true;
    });

  return {
    proves,

    /** For who has another proof than the password: that alone does not do where a second step is on. */
    async assertSecondFactor(
      { email, userId }: { email: string; userId: string },
      code: string | undefined,
      from: Caller,
    ): Promise<void> {
      if (!(await secondFactors.isOn(userId))) return;
      await counted(email, from, async () => {
        await secondFactors.assertPassed(userId, code);
        return true;
      });
    },

    async signIn({ email, ...given }: { email: string } & Given, from: Caller): Promise<Session> {
      const account = await findUsableAccount(db, email);
      const isRight = await proves(account ?? nobodyOf(email), given, from);
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
