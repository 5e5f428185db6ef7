import { STUDIO_REALM } from '#server/db/tables/users.ts';
import type { SignedIn } from '#server/kit/actor.ts';
import type { findSession } from './sessions.repo.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * Who asks by a session, and which companies it opens: one that requires a second step is none of
 * theirs to a session by a password alone, in calls, sockets and media alike.
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
