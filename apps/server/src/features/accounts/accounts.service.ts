import type { Account } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { AppError } from '#server/errors.ts';
import type { SecondFactorsService } from '../second-factors/second-factors.service.ts';
import type { Actor, SessionService, SignedIn } from '../session/session.service.ts';
import { ACCOUNT_REALM, STUDIO_REALM } from '../session/users.schema.ts';
import {
  findAccount,
  findPerson,
  insertPerson,
  lockAccount,
  opensNothing,
  renameUser,
  saveCredentials,
  savePassword,
} from './accounts.repo.ts';
import { assertGoodPassword } from './assert-good-password.ts';
import { deleteReset } from './password-resets.repo.ts';
import { hashPassword } from './passwords.ts';
import type { SignInService } from './sign-in.service.ts';

type Credentials = {
  email: string;
  currentPassword?: string;
  code?: string;
  newPassword?: string;
};
type OtherServices = {
  session: SessionService;
  signIn: SignInService;
  secondFactors: SecondFactorsService;
};

export function createAccountsService(
  { db }: Pick<Context, 'db'>,
  { session, signIn, secondFactors }: OtherServices,
) {
  /** A person whom the studio itself knows: an admin site's people are that site's to change. */
  async function ownPerson(actor: Actor) {
    const person = await findPerson(db, actor.id);
    if (!person) throw new AppError('UNAUTHENTICATED');
    if (person.realm !== STUDIO_REALM && person.realm !== ACCOUNT_REALM) {
      throw new AppError('FORBIDDEN');
    }
    return person;
  }

  async function get(actor: Actor): Promise<Account> {
    const { fullName, email, passwordHash } = await ownPerson(actor);
    const secondFactor = await secondFactors.get(actor.id);
    return { fullName, email, hasPassword: passwordHash !== null, secondFactor };
  }

  return {
    get,
    find: findAccount,
    findPerson: (userId: string) => findPerson(db, userId),

    /** Makes a person who signs in here; answers the id. */
    create: (
      tx: Queryable,
      person: { fullName: string; email: string; passwordHash: string | null },
    ) => insertPerson(tx, { realm: ACCOUNT_REALM, ...person }),

    lock: lockAccount,

    /** Whether an account's e-mail is free for whoever is invited by it, as that of nobody is. */
    isFree: opensNothing,

    /**
     * Gives an account that opens nothing any more to whoever is invited by its e-mail, as they would be
     * given a new one; null where there is none, or where it opens anything.
     */
    async reopen(
      tx: Queryable,
      person: { fullName: string; email: string; passwordHash: string },
    ): Promise<{ userId: string; ended: string[] } | null> {
      const account = await lockAccount(tx, person.email);
      if (!account || !(await opensNothing(tx, account))) return null;
      const { userId } = account;
      await renameUser(tx, userId, person.fullName);
      await savePassword(tx, userId, person.passwordHash);
      await secondFactors.forget(tx, userId);
      await signIn.unlock(tx, person.email);
      return { userId, ended: await session.endAllOf(tx, userId) };
    },

    async forgetPassword(tx: Queryable, userId: string): Promise<void> {
      await savePassword(tx, userId, null);
      await secondFactors.forget(tx, userId);
      await deleteReset(tx, userId);
    },

    /** A link that one company's owner made is no key to another company. */
    endResetLink: (tx: Queryable, userId: string) => deleteReset(tx, userId),

    async rename(actor: Actor, fullName: string): Promise<Account> {
      await ownPerson(actor);
      await renameUser(db, actor.id, fullName);
      return get(actor);
    },

    /** Whoever has a password proves it; all their other sessions end. */
    async changeCredentials(actor: SignedIn, wanted: Credentials): Promise<Account> {
      const { email: known, passwordHash: stored, fullName } = await ownPerson(actor);
      if (known && stored) {
        const { id: userId, sessionId } = actor;
        const isRight = await signIn.proves(
          { userId, email: known, passwordHash: stored },
          { password: wanted.currentPassword ?? '', code: wanted.code },
          { sessionId },
        );
        if (!isRight) throw new AppError('PASSWORD_WRONG');
      }
      const { email, newPassword } = wanted;
      if (newPassword) await assertGoodPassword(newPassword, email, fullName);
      const passwordHash = newPassword ? await hashPassword(newPassword) : stored;
      try {
        const ended = await db.transaction(async (tx) => {
          await saveCredentials(tx, { userId: actor.id, email, passwordHash });
          await deleteReset(tx, actor.id);
          return session.endAllOf(tx, actor.id, actor.sessionId);
        });
        session.cut(ended);
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('EMAIL_TAKEN');
        throw error;
      }
      return get(actor);
    },
  };
}
export type AccountsService = ReturnType<typeof createAccountsService>;
