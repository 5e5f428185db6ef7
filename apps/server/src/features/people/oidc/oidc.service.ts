import type { Context } from '#server/context.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { ACCOUNT_REALM, STUDIO_REALM } from '#server/db/tables/users.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { type Doer, recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { CompaniesService } from '#server/features/people/companies/companies.service.ts';
import type { InvitationsService } from '#server/features/people/companies/invitations.service.ts';
import type { SessionService } from '#server/features/people/session/session.service.ts';
import { AppError, asAppError } from '#server/kit/errors.ts';
import { remembering } from '#server/kit/remembering.ts';
import { deleteIdentitiesOf, findUserOf, insertIdentity, isMemberAnywhere } from './oidc.repo.ts';
import { createOidcProvider, type OidcChecks, type OidcPerson } from './oidc-provider.ts';

type OtherServices = {
  session: SessionService;
  accounts: AccountsService;
  companies: CompaniesService;
  invitations: InvitationsService;
  audit: AuditService;
};

/** A person, and the sessions that their sign-in ended. */
type Recognized = { userId: string; ended: string[] };

export function createOidcService(
  { db, live, tokens, log }: Pick<Context, 'db' | 'live' | 'tokens' | 'log'>,
  { session, accounts, companies, invitations, audit }: OtherServices,
) {
  const providerOf = remembering(createOidcProvider);

  function provider() {
    const { oidc } = live.choices();
    if (!oidc) throw new AppError('NOT_FOUND');
    return providerOf(oidc);
  }

  /** Logs the provider's error for the operator. The person sees a general one. */
  async function asked<Result>(answer: Promise<Result>): Promise<Result> {
    return answer.catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      log.warn({ reason }, 'OpenID Connect');
      throw new AppError('OIDC_FAILED', { cause });
    });
  }

  /** Handles a person's first sign-in by this provider, by their verified e-mail. */
  async function meet(tx: Queryable, person: OidcPerson): Promise<Recognized | null> {
    const { issuer, subject, name: fullName, email } = person;
    if (!email) return null;
    const known = await accounts.list(tx, email);
    if (known.length === 0 && !(await invitations.isInvited(tx, email))) return null;
    const taken = known.find(({ realm }) => realm === STUDIO_REALM) ?? known[0];
    const userId =
      taken?.userId ?? (await accounts.create(tx, { fullName, email, passwordHash: null }));
    // A typed e-mail proves nothing. The former user of the account may be another person.
    await accounts.forgetPassword(tx, userId);
    await deleteIdentitiesOf(tx, userId);
    const ended = await session.endAllOf(tx, userId);
    await insertIdentity(tx, { issuer, subject, userId });
    return { userId, ended };
  }

  async function find(tx: Queryable, person: OidcPerson): Promise<Recognized | null> {
    const userId = await findUserOf(tx, person);
    return userId ? { userId, ended: [] } : meet(tx, person);
  }

  /**
   * Merges all accounts of an e-mail into its owner's. Every invitation to the e-mail was theirs.
   * Nobody else keeps access. Answers the sessions that it ends.
   */
  async function gather(tx: Transaction, email: string, by: Doer): Promise<string[]> {
    const { id: userId } = by;
    const others = (await accounts.list(tx, email))
      .filter((account) => account.realm === ACCOUNT_REALM && account.userId !== userId)
      .map((account) => account.userId);
    if (others.length === 0) return [];
    // In a fixed order, and before their memberships, as a sign-in does.
    for (const person of [...others, userId].toSorted()) await accounts.lock(tx, person);
    await companies.giveMemberships(tx, others, userId);
    await accounts.endResetLink(tx, userId);
    await recordDeed(tx, { action: 'accounts-joined', by, personId: userId });
    const ended: string[] = [];
    for (const person of others) {
      await accounts.close(tx, person);
      await deleteIdentitiesOf(tx, person);
      ended.push(...(await session.endAllOf(tx, person)));
    }
    return ended;
  }

  async function recognize(person: OidcPerson, address: string): Promise<string> {
    const { userId, ended } = await db.transaction(async (tx) => {
      const found = await find(tx, person);
      if (!found) throw new AppError('OIDC_NOT_INVITED');
      const { email } = person;
      const by = { id: found.userId, address };
      const gathered = email ? await gather(tx, email, by) : [];
      if (email) await invitations.acceptAllOf(tx, email, by);
      if (!(await isMemberAnywhere(tx, found.userId))) throw new AppError('OIDC_NOT_INVITED');
      return { ...found, ended: [...found.ended, ...gathered] };
    });
    session.cut(ended);
    return userId;
  }

  return {
    begin: (redirectUri: string) => asked(provider().begin(redirectUri)),

    /** A launch token for the person who came back from the provider. */
    async finish(url: URL, checks: OidcChecks, address: string): Promise<string> {
      const { finish } = provider();
      try {
        const person = await asked(finish(url, checks));
        return await tokens.signHandover(await recognize(person, address));
      } catch (error) {
        if (asAppError(error)) await audit.recordRefusal(address);
        throw error;
      }
    },
  };
}
