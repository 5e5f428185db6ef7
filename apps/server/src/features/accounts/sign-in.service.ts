import type { Session } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { hashOfSecret } from '#server/secret-tokens.ts';
import type { SessionService } from '../session/session.service.ts';
import { findUsableAccount } from './accounts.repo.ts';
import { verifyPassword } from './passwords.ts';
import { countAttempt, deleteOldAttempts, forgetAttempts } from './sign-in-attempts.repo.ts';

/** Wrong passwords of one e-mail that are borne in the time below; then even the right one waits. */
const MOST_ATTEMPTS = 10;
const LOCKED_MS = 15 * 60_000;

export function createSignInService(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { session }: { session: SessionService },
) {
  /**
   * Whether a password is the stored one, with as many tries for an e-mail that nobody has, and in
   * the same time, so that neither tells whether somebody has it.
   */
  async function proves(email: string, password: string, stored: string | null): Promise<boolean> {
    const emailHash = hashOfSecret(email);
    const time = now();
    const lockedUntil = new Date(time.getTime() + LOCKED_MS);
    const attempt = { emailHash, now: time, endsAt: lockedUntil };
    const { count, endsAt } = await countAttempt(db, attempt);
    if (count > MOST_ATTEMPTS) {
      const retryAfterMs = endsAt.getTime() - time.getTime();
      throw new AppError('SIGN_IN_LOCKED', { retryAfterMs });
    }
    const isRight = await verifyPassword(password, stored);
    if (isRight) await forgetAttempts(db, emailHash);
    return isRight;
  }

  return {
    proves,

    async signIn({ email, password }: { email: string; password: string }): Promise<Session> {
      const account = await findUsableAccount(db, email);
      const isRight = await proves(email, password, account?.passwordHash ?? null);
      if (!account || !isRight) throw new AppError('SIGN_IN_FAILED');
      return session.open(account.userId);
    },

    async clean(): Promise<void> {
      await deleteOldAttempts(db, now());
    },

    /** A new password, or a link for one, ends the wait of who had forgotten the old. */
    unlock: (tx: Queryable, email: string) => forgetAttempts(tx, hashOfSecret(email)),
  };
}
export type SignInService = ReturnType<typeof createSignInService>;
