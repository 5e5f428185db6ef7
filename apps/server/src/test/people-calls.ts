import type { CompanyRole, Link, Session } from '@tarima/contract';
import type { Person, TestStudio } from './test-studio.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls of people as a browser makes them, each from a machine of its own. */
export function createPeopleCalls(studioOf: () => TestStudio) {
  const call = <Data = unknown>(
    person: Person | null,
    method: Method,
    path: string,
    payload?: object,
    headers = {},
  ) =>
    studioOf().call<Data>(person, {
      method,
      url: `/api/v1/${path}`,
      ...(payload && { payload }),
      headers,
      remoteAddress: nextAddress(),
    });
  const asPerson = (session: Session): Person => ({
    ...session,
    companyId: session.companies[0]?.pk ?? '',
  });
  const signIn = (email: string, password: string) =>
    call<Session>(null, 'POST', 'auth/sign-in', { email, password });

  async function owner(): Promise<Person> {
    const { session } = studioOf().services;
    return asPerson(await session.login(await session.launchOwner()));
  }

  async function newCompany(person: Person, name: string): Promise<string> {
    const { data } = await call<{ pk: string }>(person, 'POST', 'companies', { name });
    return data.pk;
  }

  async function invite(person: Person, companyId: string, email: string, role: CompanyRole) {
    const path = `companies/${companyId}/invitations`;
    const { data } = await call<Link>(person, 'POST', path, { email, role });
    return data.token;
  }

  /** A new person who has accepted an invitation. */
  async function member(
    by: Person,
    companyId: string,
    { email, role = 'member' }: { email: string; role?: CompanyRole },
  ): Promise<Person> {
    const token = await invite(by, companyId, email, role);
    const { data } = await call<Session>(null, 'POST', 'auth/invitations/accept-as-new', {
      token,
      fullName: `Name of ${email}`,
      newPassword: PASSWORD,
    });
    return { ...data, companyId };
  }

  return { call, asPerson, signIn, owner, newCompany, invite, member };
}

export const PASSWORD = 'cuatro palabras al azar';

let addresses = 0;

/** Gives each call its own address, so that no call meets another's limit. */
function nextAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
