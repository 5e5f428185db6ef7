import type { Link, Session } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuseTaken } from '#server/db/unique-violation.ts';
import { type Doer, recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { SessionService } from '#server/features/people/session/session.service.ts';
import type { Visit } from '#server/features/people/session/visit.ts';
import { AppError } from '#server/kit/errors.ts';
import { hashOfSecret, makeSecret } from '#server/kit/secret-tokens.ts';
import { savePassword } from './accounts.repo.ts';
import { assertGoodPassword } from './assert-good-password.ts';
import { deleteOldResets, findReset, saveReset, takeReset } from './password-resets.repo.ts';
import type { SignInService } from './sign-in.service.ts';

const LINK_HOURS = 24;

export function createPasswordResetsService(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { session, signIn }: { session: SessionService; signIn: SignInService },
) {
  async function find(token: string) {
    const reset = await findReset(db, hashOfSecret(token), now());
    if (!reset) throw new AppError('LINK_INVALID');
    return reset;
  }

  return {
    /** Makes a link for a person with an account. The caller has checked the permission. */
    async make(tx: Transaction, by: Doer, userId: string): Promise<Link> {
      const { secret, hash } = makeSecret();
      const expiresAt = new Date(now().getTime() + LINK_HOURS * 3_600_000);
      await saveReset(tx, { userId, tokenHash: hash, expiresAt });
      const action = 'password-reset-made';
      await recordDeed(tx, { action, by, personId: userId, subject: userId });
      return { token: secret, expiresAt: expiresAt.toISOString() };
    },

    async read(token: string): Promise<{ fullName: string; email: string }> {
      const { fullName, email } = await find(token);
      return { fullName, email };
    },

    async clean(): Promise<void> {
      await deleteOldResets(db, now());
    },

    /** Sets the password, ends every session of the person, and begins a new one. */
    async use(
      { token, password, code }: { token: string; password: string; code?: string | undefined },
      visit: Visit,
    ): Promise<Session> {
      const { userId, email, fullName, companyId } = await find(token);
      await assertGoodPassword(password, email, fullName);
      // The maker of the link does not have the person's phone.
      await signIn.assertSecondFactor({ userId, email, code, companyId });
      const passwordHash = await signIn.hashFor({ userId, email, password, companyId });
      const ended = await db.transaction(async (tx) => {
        if (!(await takeReset(tx, hashOfSecret(token)))) throw new AppError('LINK_INVALID');
        const by = { id: userId, address: visit.address };
        await recordDeed(tx, { action: 'password-reset-used', by, personId: userId });
        await savePassword(tx, userId, passwordHash).catch(refuseTaken('PASSWORD_TAKEN'));
        return session.endAllOf(tx, userId);
      });
      session.cut(ended);
      return session.open(userId, visit);
    },
  };
}
export type PasswordResetsService = ReturnType<typeof createPasswordResetsService>;
