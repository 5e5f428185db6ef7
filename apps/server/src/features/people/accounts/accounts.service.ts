import type { Account } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { ACCOUNT_REALM, STUDIO_REALM } from '#server/db/tables/users.ts';
import { refuseTaken } from '#server/db/unique-violation.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { SecondFactorsService } from '#server/features/people/second-factors/second-factors.service.ts';
import type { SessionService } from '#server/features/people/session/session.service.ts';
import type { Actor, SignedIn } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { belongsTo } from '#server/kit/tenancy.ts';
import {
  deleteAccount,
  findPerson,
  insertPerson,
  listAccounts,
  listUsableAccounts,
  renameUser,
  saveCredentials,
  savePassword,
} from './accounts.repo.ts';
import { assertGoodPassword } from './assert-good-password.ts';
import { deleteReset } from './password-resets.repo.ts';
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
  /** A person whose account the studio keeps. An admin site's people are changed there. */
  async function ownPerson(actor: Actor) {
    const person = await findPerson(db, actor.id);
    if (!person) throw new AppError('UNAUTHENTICATED');
    if (person.realm !== STUDIO_REALM && person.realm !== ACCOUNT_REALM) {
      throw new AppError('FORBIDDEN');
    }
    return person;
  }

  /** Reads a person and locks them until the transaction ends. */
  async function lock(tx: Queryable, userId: string) {
    await session.hold(tx, userId);
    return findPerson(tx, userId);
  }

  async function get(actor: Actor): Promise<Account> {
    const { fullName, email, passwordHash } = await ownPerson(actor);
    const secondFactor = await secondFactors.get(actor.id);
    return { fullName, email, hasPassword: passwordHash !== null, secondFactor };
  }

  return {
    get,
    findPerson: (userId: string) => findPerson(db, userId),
    list: listAccounts,
    listUsable: listUsableAccounts,

    /** Makes a person with an account. Answers the id. */
    create: (
      tx: Queryable,
      person: { fullName: string; email: string; passwordHash: string | null },
    ) => insertPerson(tx, { realm: ACCOUNT_REALM, ...person }),

    lock,

    /** Deletes a person's account, with their second step and reset link. */
    async close(tx: Queryable, userId: string): Promise<void> {
      await deleteAccount(tx, userId);
      await secondFactors.forget(tx, userId);
      await deleteReset(tx, userId);
    },

    async forgetPassword(tx: Queryable, userId: string): Promise<void> {
      await savePassword(tx, userId, null);
      await secondFactors.forget(tx, userId);
      await deleteReset(tx, userId);
    },

    /**
     * Called when a person joins a company. A reset link from another company's owner must not open
     * this one.
     */
    endResetLink: (tx: Queryable, userId: string) => deleteReset(tx, userId),

    async rename(actor: Actor, fullName: string): Promise<Account> {
      await ownPerson(actor);
      await renameUser(db, actor.id, fullName);
      return get(actor);
    },

    /** Asks for the current password where there is one. Ends all other sessions. */
    async changeCredentials(actor: SignedIn, wanted: Credentials): Promise<Account> {
      const person = await ownPerson(actor);
      const { email: known, passwordHash: stored, fullName } = person;
      const given = wanted.currentPassword ?? '';
      if (known && stored) {
        const { sessionId } = actor;
        const proof = { password: given, code: wanted.code };
        const { account } = await signIn.tryPassword(known, proof, [person], { sessionId });
        if (!account) throw new AppError('PASSWORD_WRONG');
      }
      const { email, newPassword } = wanted;
      if (newPassword) await assertGoodPassword(newPassword, email, fullName);
      // A password that stays is hashed again with the salt of the new e-mail.
      const password = newPassword ?? (stored ? given : null);
      const [companyId = ''] = belongsTo(actor).sort();
      const passwordHash =
        password === null
          ? null
          : await signIn.hashFor({ userId: actor.id, email, password, companyId });
      const credentials = { userId: actor.id, email, passwordHash };
      const ended = await db.transaction(async (tx) => {
        const held = await lock(tx, actor.id);
        if (held?.passwordHash !== stored) throw new AppError('PASSWORD_WRONG');
        const action = 'credentials-changed';
        await recordDeed(tx, { action, by: actor, personId: actor.id });
        await saveCredentials(tx, credentials).catch(refuseTaken('PASSWORD_TAKEN'));
        await deleteReset(tx, actor.id);
        return session.endAllOf(tx, actor.id, actor.sessionId);
      });
      session.cut(ended);
      return get(actor);
    },
  };
}
export type AccountsService = ReturnType<typeof createAccountsService>;
