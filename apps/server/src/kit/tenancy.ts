import type { CompanyRole } from '@tarima/contract';
import { AppError } from './errors.ts';

/**
 * Permissions for things of companies. Only this file compares a company with a person's companies.
 * Its types record that check. A repo lists by `OwnCompanies`, and a row is made with an `OwnCompany`. Every change
 * takes the thing as `Authorized`. Another company's thing is answered as if it did not exist.
 */

declare const authorized: unique symbol;
declare const own: unique symbol;
declare const owned: unique symbol;

/** A thing that was checked against the asking person. Functions that change data take it instead of an id. */
export type Authorized<Thing> = Thing & { readonly [authorized]: true };

/** The id of a company that the asking person belongs to. */
export type OwnCompany = string & { readonly [own]: true };
export type OwnCompanies = readonly OwnCompany[];

/** A company whose owner asks. Functions that change its members take it instead of an id. */
export type OwnedCompany = { pk: string; name: string; readonly [owned]: true };

type Member = { companies: { pk: string }[] };

/** All companies of a person, for their lists. */
export const companiesOf = ({ companies }: Member): OwnCompanies =>
  // Membership is what the mark stands for.
  companies.map(({ pk }) => pk as OwnCompany);

/** The same with companies closed to this session. The person belongs to them but may not touch them. */
export const belongsTo = (actor: Member & { closedCompanies: { pk: string }[] }): string[] =>
  [...actor.companies, ...actor.closedCompanies].map(({ pk }) => pk);

/** The named company, if the person belongs to it. */
export function ownCompany(actor: Member, companyId: string): OwnCompany {
  const found = companiesOf(actor).find((company) => company === companyId);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** The company, if the person manages it. Others learn nothing of companies they do not belong to. */
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

/** True if the person owns this company. */
export const isOwnerOf = (
  actor: { companies: { pk: string; role: CompanyRole }[] },
  companyId: OwnCompany,
): boolean => actor.companies.some(({ pk, role }) => pk === companyId && role === 'owner');

/** The row, if its company is one of the actor's. Null for a missing row and for another company's. */
export function asAuthorized<Thing extends { companyId: string }>(
  actor: Member,
  thing: Thing | null,
): Authorized<Thing> | null {
  if (!thing || !companiesOf(actor).some((company) => company === thing.companyId)) return null;
  // The line above is the proof the mark stands for.
  return thing as Authorized<Thing>;
}

/** The same for a row that must exist. */
export function authorize<Thing extends { companyId: string }>(
  actor: Member,
  thing: Thing | null,
): Authorized<Thing> {
  const found = asAuthorized(actor, thing);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** For things that belong to the studio and to no company. */
export function assertOwner({ isOwner }: { isOwner: boolean }): void {
  if (!isOwner) throw new AppError('FORBIDDEN');
}

/** For the owner of the studio, who stops and starts the work of any company. */
export function forTheOwner<Thing>(actor: { isOwner: boolean }, thing: Thing): Authorized<Thing> {
  assertOwner(actor);
  // The line above is the proof the mark stands for.
  return thing as Authorized<Thing>;
}

/**
 * For the studio's own work, where no person asks. Housekeeping deletes companies, and things past their
 * retention time. A job does what was authorized when it was ordered.
 */
export const forTheStudio = <Thing extends { companyId: string }>(thing: Thing) =>
  thing as Authorized<Thing>;
