import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError, asAppError } from '#server/errors.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { InvitationsService } from '../companies/invitations.service.ts';
import type { SessionService } from '../session/session.service.ts';
import { deleteIdentitiesOf, findUserOf, insertIdentity, isMemberAnywhere } from './oidc.repo.ts';
import { createOidcProvider, type OidcChecks, type OidcPerson } from './oidc-provider.ts';

type OtherServices = {
  session: SessionService;
  accounts: AccountsService;
  invitations: InvitationsService;
  audit: AuditService;
};

/** Somebody, and the sessions that ended because they came. */
type Recognized = { userId: string; ended: string[] };

export function createOidcService(
  { db, settings, tokens, log }: Pick<Context, 'db' | 'settings' | 'tokens' | 'log'>,
  { session, accounts, invitations, audit }: OtherServices,
) {
  const configured = settings.oidc ? createOidcProvider(settings.oidc) : null;

  function provider() {
    if (!configured) throw new AppError('NOT_FOUND');
    return configured;
  }

  /** What the provider or the way to it did wrong is the operator's to read, not the person's. */
  async function asked<Result>(answer: Promise<Result>): Promise<Result> {
    return answer.catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      log.warn({ reason }, 'OpenID Connect');
      throw new AppError('OIDC_FAILED', { cause });
    });
  }

  /** Somebody whom this provider sends for the first time: by an e-mail that it has verified. */
  async function meet(tx: Queryable, person: OidcPerson): Promise<Recognized | null> {
    const { issuer, subject, name: fullName, email } = person;
    if (!email) return null;
    const known = await accounts.find(tx, email);
    if (!known && !(await invitations.isInvited(tx, email))) return null;
    const userId =
      known?.userId ?? (await accounts.create(tx, { fullName, email, passwordHash: null }));
    // An e-mail that is typed here proves nothing: whoever came in until now may be another.
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

  async function recognize(person: OidcPerson, address: string): Promise<string> {
    const { userId, ended } = await db.transaction(async (tx) => {
      const found = await find(tx, person);
      if (!found) throw new AppError('OIDC_NOT_INVITED');
      if (person.email) {
        await invitations.acceptAllOf(tx, person.email, { id: found.userId, address });
      }
      if (!(await isMemberAnywhere(tx, found.userId))) throw new AppError('OIDC_NOT_INVITED');
      return found;
    });
    session.cut(ended);
    return userId;
  }

  return {
    begin: (redirectUri: string) => asked(provider().begin(redirectUri)),

    /** A launch token for who came back from the provider. */
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
