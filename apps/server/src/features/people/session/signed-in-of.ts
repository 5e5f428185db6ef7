import { STUDIO_REALM } from '#server/db/tables/users.ts';
import type { SignedIn } from '#server/kit/actor.ts';
import type { findSession } from './sessions.repo.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * The person of a session, with the companies it opens. A session by password alone does not open
 * companies that require a second step. This holds for calls, sockets and media.
 */
export function signedInOf(
  { id: sessionId, userId: id, realm, fullName, ...found }: Found,
  address: string | null,
): SignedIn {
  const isByPassword = found.way === null || found.way === 'password';
  const isSecured = found.hasSecondFactor || !isByPassword;
  const isOpen = (company: Found['companies'][number]) =>
    isSecured || !company.requiresSecondFactor;
  return {
    id,
    fullName,
    sessionId,
    address,
    isOwner: realm === STUDIO_REALM,
    isSecured,
    companies: found.companies.filter(isOpen).map(({ pk, name, role }) => ({ pk, name, role })),
    closedCompanies: found.companies
      .filter((company) => !isOpen(company))
      .map(({ pk, name }) => ({ pk, name })),
  };
}
