import type { CompanyRole, Invitation, Link, Session } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { assertGoodPassword } from '#server/features/people/accounts/assert-good-password.ts';
import type {
  Proof,
  Proved,
  SignInService,
} from '#server/features/people/accounts/sign-in.service.ts';
import { type Doer, recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { SessionService } from '#server/features/people/session/session.service.ts';
import type { Visit } from '#server/features/people/session/visit.ts';
import { AppError } from '#server/kit/errors.ts';
import { hashOfSecret, makeSecret } from '#server/kit/secret-tokens.ts';
import type { OwnedCompany } from '#server/kit/tenancy.ts';
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

type NewPerson = {
  token: string;
  fullName: string;
  newPassword: string;
  code?: string | undefined;
};
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

  /** Uses up an invitation, and makes the person a member. */
  async function join(tx: Transaction, invitationId: string, by: Doer): Promise<void> {
    const { id: userId } = by;
    // Locks the person, since a reset link depends on the companies that they belong to.
    await accounts.lock(tx, userId);
    const taken = await takeInvitation(tx, invitationId);
    if (!taken) throw new AppError('LINK_INVALID');
    await insertMember(tx, { companyId: taken.companyId, userId, role: taken.role });
    await accounts.endResetLink(tx, userId);
    await recordDeed(tx, { action: 'invitation-accepted', by, companyId: taken.companyId });
  }

  /** Makes a person a member after they proved that an account is theirs. */
  const joinAs = (invitationId: string, account: Proved, visit: Visit): Promise<Session> =>
    session.open(account.userId, visit, async (tx) => {
      await signIn.assertStill(tx, account);
      await join(tx, invitationId, { id: account.userId, address: visit.address });
    });

  /** Accepts with a new account, unless the password opens an account of that e-mail. */
  async function acceptAsNew(answer: NewPerson, visit: Visit): Promise<Session> {
    const { token, fullName, newPassword, code } = answer;
    const { id, email, companyId } = await find(token);
    await assertGoodPassword(newPassword, email, fullName);
    const known = await accounts.list(db, email);
    const proof = { password: newPassword, code };
    const { account, hash } = await signIn.tryPassword(email, proof, known, { companyId });
    if (account) return joinAs(id, account, visit);
    try {
      const userId = await db.transaction(async (tx) => {
        const made = await accounts.create(tx, { fullName, email, passwordHash: hash });
        await join(tx, id, { id: made, address: visit.address });
        return made;
      });
      return await session.open(userId, visit);
    } catch (error) {
      // Another link has made the account meanwhile, so the retry finds it.
      if (isUniqueViolation(error)) return acceptAsNew(answer, visit);
      throw error;
    }
  }

  return {
    async list({ pk }: OwnedCompany): Promise<Invitation[]> {
      const rows = await listInvitations(db, pk, now());
      return rows.map(({ expiresAt, ...row }) => ({ ...row, expiresAt: expiresAt.toISOString() }));
    },

    async invite(
      by: Doer,
      { pk }: OwnedCompany,
      { email, role }: { email: string; role: CompanyRole },
    ): Promise<Link> {
      const isMember = (await listMembers(db, pk)).some((member) => member.email === email);
      if (isMember) throw new AppError('ALREADY_MEMBER');
      const { secret, hash } = makeSecret();
      const expiresAt = new Date(now().getTime() + INVITATION_DAYS * 24 * 3_600_000);
      await db.transaction(async (tx) => {
        await saveInvitation(tx, { companyId: pk, email, role, tokenHash: hash, expiresAt });
        await recordDeed(tx, { action: 'invitation-made', by, companyId: pk });
      });
      return { token: secret, expiresAt: expiresAt.toISOString() };
    },

    async cancel(by: Doer, { pk }: OwnedCompany, invitationId: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await deleteInvitation(tx, pk, invitationId))) return;
        const action = 'invitation-cancelled';
        await recordDeed(tx, { action, by, companyId: pk, subject: invitationId });
      });
    },

    /** Deletes expired invitations, since they hold the e-mails of people who never came. */
    async clean(): Promise<void> {
      await deleteOldInvitations(db, now());
    },

    async read(token: string) {
      const { companyName, email, expiresAt } = await find(token);
      return { companyName, email, expiresAt: expiresAt.toISOString() };
    },

    acceptAsNew,

    /** Accepts with an existing account. The link alone does not open it. */
    async acceptByPassword(
      { token, ...proof }: { token: string } & Proof,
      visit: Visit,
    ): Promise<Session> {
      const { id, email, companyId } = await find(token);
      const known = await accounts.list(db, email);
      const { account } = await signIn.tryPassword(email, proof, known, { companyId });
      if (!account) throw new AppError('SIGN_IN_FAILED');
      return joinAs(id, account, visit);
    },

    isInvited: async (tx: Queryable, email: string) =>
      (await listInvitationsOf(tx, email, now())).length > 0,

    /** Accepts every invitation of an e-mail that a provider has verified. */
    async acceptAllOf(tx: Transaction, email: string, by: Doer): Promise<void> {
      for (const { id } of await listInvitationsOf(tx, email, now())) await join(tx, id, by);
    },
  };
}
export type InvitationsService = ReturnType<typeof createInvitationsService>;
