import type { CompanyRole } from '@tarima/contract';
import { AppError } from './errors.ts';

/**
 * Who may touch what. This file alone compares a company with the companies of a person, and its types
 * say where that was done: a repo lists by `OwnCompanies`, a row is made with an `OwnCompany`, and
 * whatever changes a thing takes it as `Authorized`. A stranger's thing is answered like one that
 * never was.
 */

declare const authorized: unique symbol;
declare const own: unique symbol;
declare const owned: unique symbol;

/** A thing that was checked against the person who asks; whatever changes data takes one in place of an id. */
export type Authorized<Thing> = Thing & { readonly [authorized]: true };

/** The id of a company that whoever asks belongs to. */
export type OwnCompany = string & { readonly [own]: true };
export type OwnCompanies = readonly OwnCompany[];

/** A company whose owner asks: whatever changes who belongs to it takes one in place of an id. */
export type OwnedCompany = { pk: string; name: string; readonly [owned]: true };

type Member = { companies: { pk: string }[] };

/** Every company of a person: what their lists are made of. */
export const companiesOf = ({ companies }: Member): OwnCompanies =>
  // Membership is what the mark stands for.
  companies.map(({ pk }) => pk as OwnCompany);

/** The same with those that are closed to their session: what they belong to, and may not touch. */
export const belongsTo = (actor: Member & { closedCompanies: { pk: string }[] }): string[] =>
  [...actor.companies, ...actor.closedCompanies].map(({ pk }) => pk);

/** The company that a person named, where it is theirs. */
export function ownCompany(actor: Member, companyId: string): OwnCompany {
  const found = companiesOf(actor).find((company) => company === companyId);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** The company, if it is the person's to manage; of one they do not belong to, nothing is said. */
export function ownedCompany(
  actor: { companies: { pk: string; name: string; role: CompanyRole }[] },
  companyId: string,
): OwnedCompany {
  const company = actor.companies.find(({ pk }) => pk === companyId);
  if (!company) throw new AppError('NOT_FOUND');
  if (company.role !== 'owner') throw new AppError('FORBIDDEN');
  // The lines above are the proof the mark stands for.
  return company as typeof company & OwnedCompany;
}

/** Whether a company of somebody's is theirs to manage. */
export const isOwnerOf = (
  actor: { companies: { pk: string; role: CompanyRole }[] },
  companyId: OwnCompany,
): boolean => actor.companies.some(({ pk, role }) => pk === companyId && role === 'owner');

/** The row, where its company is one of the actor's; null for a stranger's as for none. */
export function asAuthorized<Thing extends { companyId: string }>(
  actor: Member,
  thing: Thing | null,
): Authorized<Thing> | null {
  if (!thing || !companiesOf(actor).some((company) => company === thing.companyId)) return null;
  // The line above is the proof the mark stands for.
  return thing as Authorized<Thing>;
}

/** The same for what must be there. */
export function authorize<Thing extends { companyId: string }>(
  actor: Member,
  thing: Thing | null,
): Authorized<Thing> {
  const found = asAuthorized(actor, thing);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** For what is the studio's and no company's. */
export function assertOwner({ isOwner }: { isOwner: boolean }): void {
  if (!isOwner) throw new AppError('FORBIDDEN');
}

/**
 * For the studio's own housekeeping, which no person asks for: the end of a company, things past the
 * time that they are kept.
 */
export const forHousekeeping = <Thing extends { companyId: string }>(thing: Thing) =>
  thing as Authorized<Thing>;
