import type { Company, CompanyRole, Link, Member } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { ACCOUNT_REALM, STUDIO_REALM } from '#server/db/tables/users.ts';
import type { PasswordResetsService } from '#server/features/people/accounts/password-resets.service.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { SecondFactorsService } from '#server/features/people/second-factors/second-factors.service.ts';
import type { SessionService } from '#server/features/people/session/session.service.ts';
import type { Actor, SignedIn } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { type OwnedCompany, ownedCompany } from '#server/kit/tenancy.ts';
import {
  deleteMember,
  findRequirement,
  giveMemberships,
  insertCompany,
  listMembers,
  listMembersElsewhere,
  lockRoles,
  renameCompany,
  saveRemoval,
  updateRequirement,
  updateRole,
} from './members.repo.ts';

type OtherServices = {
  session: SessionService;
  passwordResets: PasswordResetsService;
  secondFactors: SecondFactorsService;
  podcastFeeds: { endKnownAddress: (tx: Queryable, companyId: string) => Promise<void> };
};

export function createCompaniesService(
  { db, realtime, now }: Pick<Context, 'db' | 'realtime' | 'now'>,
  { session, passwordResets, secondFactors, podcastFeeds }: OtherServices,
) {
  async function members(
    actor: Actor,
    company: OwnedCompany,
    from: Queryable = db,
  ): Promise<Member[]> {
    const rows = await listMembers(from, company.pk);
    const elsewhere = await listMembersElsewhere(from, company.pk, actor.id);
    return rows.map(({ realm, hasPassword, ...member }) => {
      const canResetPassword =
        member.email !== null &&
        // One's own password is changed with the current one. The studio's owner has the printed
        // address.
        member.id !== actor.id &&
        realm !== STUDIO_REALM &&
        // One company must not let in a member of others. A person from a provider would never
        // learn of a password that another set.
        (actor.isOwner || (hasPassword && !elsewhere.has(member.id)));
      // Password and second step together let somebody in, so both need the same permission.
      return {
        ...member,
        canResetPassword,
        canResetSecondFactor: canResetPassword && member.hasSecondFactor,
      };
    });
  }

  /** A member, locked so that they join no other company until the transaction ends. */
  async function memberOf(tx: Queryable, actor: Actor, company: OwnedCompany, userId: string) {
    await session.hold(tx, userId);
    const member = (await members(actor, company, tx)).find(({ id }) => id === userId);
    if (!member) throw new AppError('NOT_FOUND');
    return member;
  }

  /** Changes or ends a membership, unless the company would have no owner. */
  async function changeMember(
    actor: Actor,
    { pk }: OwnedCompany,
    userId: string,
    role: CompanyRole | null,
  ): Promise<void> {
    const ended = await db.transaction(async (tx) => {
      // Locks the person first, in the same order as a sign-in.
      await session.hold(tx, userId);
      const roles = await lockRoles(tx, pk);
      if (!roles.has(userId)) throw new AppError('NOT_FOUND');
      const owners = [...roles].filter(([id, had]) => (id === userId ? role : had) === 'owner');
      if (owners.length === 0) throw new AppError('LAST_OWNER');
      const action = role ? 'role-changed' : 'member-removed';
      await recordDeed(tx, { action, by: actor, companyId: pk, subject: userId });
      if (role) {
        await updateRole(tx, pk, userId, role);
        return [];
      }
      await deleteMember(tx, pk, userId);
      await saveRemoval(tx, { userId, companyId: pk, removedAt: now() });
      await podcastFeeds.endKnownAddress(tx, pk);
      return session.endAllOf(tx, userId);
    });
    session.cut(ended);
  }

  return {
    authorize: ownedCompany,
    members,

    async create(actor: Actor, name: string): Promise<Company> {
      if (!actor.isOwner) throw new AppError('FORBIDDEN');
      return db.transaction(async (tx) => {
        const made = await insertCompany(tx, { realm: ACCOUNT_REALM, name }, actor.id);
        await recordDeed(tx, { action: 'company-made', by: actor, companyId: made.pk });
        return made;
      });
    },

    async rename({ pk }: OwnedCompany, name: string): Promise<Company> {
      await renameCompany(db, pk, name);
      return { pk, name };
    },

    requiresSecondFactor: ({ pk }: OwnedCompany) => findRequirement(db, pk),

    /** Needs a second step, or the actor would lock themselves out. */
    async requireSecondFactor(
      actor: SignedIn,
      { pk }: OwnedCompany,
      isRequired: boolean,
    ): Promise<void> {
      if (!actor.isSecured) throw new AppError('SECOND_FACTOR_FIRST');
      await db.transaction(async (tx) => {
        if (!(await updateRequirement(tx, pk, isRequired))) return;
        const action = isRequired ? 'second-factor-required' : 'second-factor-not-required';
        await recordDeed(tx, { action, by: actor, companyId: pk });
      });
      await realtime.readmit();
    },

    changeRole: (actor: Actor, company: OwnedCompany, userId: string, role: CompanyRole) =>
      changeMember(actor, company, userId, role),

    /** Ends their sessions. Their work belongs to the company and stays. */
    removeMember: (actor: Actor, company: OwnedCompany, userId: string) =>
      changeMember(actor, company, userId, null),

    /** For several accounts that turn out to be one person's. */
    giveMemberships,

    /**
     * For a person who has lost phone and recovery codes. Ends their sessions, the phone's
     * included.
     */
    async resetSecondFactor(actor: SignedIn, company: OwnedCompany, userId: string): Promise<void> {
      const ended = await db.transaction(async (tx) => {
        const { canResetSecondFactor } = await memberOf(tx, actor, company, userId);
        if (!canResetSecondFactor) throw new AppError('FORBIDDEN');
        // An actor without a second step cannot remove another's.
        if (!actor.isSecured) throw new AppError('SECOND_FACTOR_FIRST');
        const action = 'second-factor-reset';
        await recordDeed(tx, { action, by: actor, personId: userId, subject: userId });
        await secondFactors.forget(tx, userId);
        return session.endAllOf(tx, userId);
      });
      session.cut(ended);
    },

    makePasswordReset: (actor: Actor, company: OwnedCompany, userId: string): Promise<Link> =>
      db.transaction(async (tx) => {
        const { canResetPassword } = await memberOf(tx, actor, company, userId);
        if (!canResetPassword) throw new AppError('FORBIDDEN');
        return passwordResets.make(tx, actor, userId);
      }),
  };
}
export type CompaniesService = ReturnType<typeof createCompaniesService>;
