import type { CompanyRole, Invitation, InvitedAs, Link, Session } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { AppError } from '#server/errors.ts';
import { hashOfSecret, makeSecret } from '#server/secret-tokens.ts';
import type { OwnedCompany } from '#server/tenancy.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import { assertGoodPassword } from '../accounts/assert-good-password.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { type Caller, nobodyOf, type SignInService } from '../accounts/sign-in.service.ts';
import type { SessionService } from '../session/session.service.ts';
import {
  deleteInvitation,
  deleteOldInvitations,
  findInvitation,
  listInvitations,
  listInvitationsOf,
  saveInvitation,
  takeInvitation,
} from './invitations.repo.ts';
import { insertMember, listMembers } from './members.repo.ts';

const INVITATION_DAYS = 7;

type OtherServices = {
  session: SessionService;
  signIn: SignInService;
  accounts: AccountsService;
};

export function createInvitationsService(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { session, signIn, accounts }: OtherServices,
) {
  async function find(token: string) {
    const invitation = await findInvitation(db, hashOfSecret(token), now());
    if (!invitation) throw new AppError('LINK_INVALID');
    return invitation;
  }

  /** Uses an invitation up for a person; answers the company. */
  async function join(tx: Queryable, invitationId: string, userId: string): Promise<string> {
    const taken = await takeInvitation(tx, invitationId);
    if (!taken) throw new AppError('LINK_INVALID');
    await insertMember(tx, { companyId: taken.companyId, userId, role: taken.role });
    await accounts.endResetLink(tx, userId);
    return taken.companyId;
  }

  async function invitedAs(email: string): Promise<InvitedAs> {
    const account = await accounts.find(db, email);
    if (!account || (await accounts.isFree(db, account))) return 'new';
    return account.passwordHash ? 'password' : 'provider';
  }

  return {
    async list({ pk }: OwnedCompany): Promise<Invitation[]> {
      const rows = await listInvitations(db, pk, now());
      return rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: expiresAt.toISOString() }));
    },

    async invite(
      { pk }: OwnedCompany,
      { email, role }: { email: string; role: CompanyRole },
    ): Promise<Link> {
      const isMember = (await listMembers(db, pk)).some((member) => member.email === email);
      if (isMember) throw new AppError('ALREADY_MEMBER');
      const { secret, hash } = makeSecret();
      const expiresAt = new Date(now().getTime() + INVITATION_DAYS * 24 * 3_600_000);
      await saveInvitation(db, { companyId: pk, email, role, tokenHash: hash, expiresAt });
      return { token: secret, expiresAt: expiresAt.toISOString() };
    },

    async cancel({ pk }: OwnedCompany, invitationId: string): Promise<void> {
      await deleteInvitation(db, pk, invitationId);
    },

    /** Nobody keeps the e-mail of who never came. */
    async clean(): Promise<void> {
      await deleteOldInvitations(db, now());
    },

    async read(token: string) {
      const { companyName, email, expiresAt } = await find(token);
      return {
        companyName,
        email,
        invitedAs: await invitedAs(email),
        expiresAt: expiresAt.toISOString(),
      };
    },

    /** By somebody new, or whose account opens nothing any more, who chooses a password. */
    async acceptAsNew(
      answer: { token: string; fullName: string; newPassword: string },
      from: Caller,
    ): Promise<Session> {
      const { id, email } = await find(answer.token);
      await assertGoodPassword(answer.newPassword, email, answer.fullName);
      const passwordHash = await hashPassword(answer.newPassword);
      const person = { fullName: answer.fullName, email, passwordHash };
      try {
        const { userId, ended } = await db.transaction(async (tx) => {
          const found = await accounts.reopen(tx, person);
          const made = found ?? { userId: await accounts.create(tx, person), ended: [] };
          await join(tx, id, made.userId);
          return made;
        });
        session.cut(ended);
        return await session.open(userId, from);
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('EMAIL_TAKEN');
        throw error;
      }
    },

    /** By somebody who has an account: the link alone does not open it. */
    async acceptByPassword(
      { token, ...given }: { token: string; password: string; code?: string | undefined },
      from: Caller,
    ): Promise<Session> {
      const { id, email } = await find(token);
      const account = await accounts.find(db, email);
      const isRight = await signIn.proves(account ?? nobodyOf(email), given, from);
      if (!account || !isRight) throw new AppError('SIGN_IN_FAILED');
      await db.transaction(async (tx) => {
        const held = await accounts.lock(tx, email);
        if (held?.passwordHash !== account.passwordHash) throw new AppError('SIGN_IN_FAILED');
        await join(tx, id, account.userId);
      });
      return session.open(account.userId, from);
    },

    /** Whether an e-mail is invited anywhere now. */
    isInvited: async (tx: Queryable, email: string) =>
      (await listInvitationsOf(tx, email, now())).length > 0,

    /** Makes a person whose e-mail a provider vouches for a member of whatever invites it; answers of which. */
    async acceptAllOf(tx: Queryable, email: string, userId: string): Promise<string[]> {
      const joined: string[] = [];
      for (const { id } of await listInvitationsOf(tx, email, now())) {
        joined.push(await join(tx, id, userId));
      }
      return joined;
    },
  };
}
export type InvitationsService = ReturnType<typeof createInvitationsService>;
