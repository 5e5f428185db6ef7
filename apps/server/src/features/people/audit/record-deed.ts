import type { AuditAction } from '@tarima/contract';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/kit/errors.ts';
import { findDoer, findNameOf, insertLine, listCompaniesOf } from './audit-lines.repo.ts';

/** Who does something, and from where; the shell has no address. */
export type Doer = { id: string; address: string | null };

/** What somebody does, or the studio by itself. */
export type Deed = {
  action: AuditAction;
  by: Doer | null;
  /** The id of what it is done to; the company where none is said. */
  subject?: string;
  /** What that is called; companies and people are known by their id. */
  subjectName?: string;
} & Whose;

/**
 * Whose owners may read of it: one company's (null is the studio's own), or every company's that a person
 * belongs to at that moment.
 */
type Whose = { companyId: string | null } | { personId: string };

/**
 * Writes down what is done, in the transaction that does it: neither is there without the other. For what changes
 * nothing, such as an export, the transaction is this line's own, before the first byte.
 */
export async function recordDeed(tx: Transaction, { action, by, ...deed }: Deed): Promise<void> {
  const doer = by && (await findDoer(tx, by.id));
  // Deleted in this very moment.
  if (by && !doer) throw new AppError('UNAUTHENTICATED');
  const ofPerson = 'personId' in deed;
  const subject = deed.subject ?? (ofPerson ? null : deed.companyId);
  await insertLine(tx, {
    action,
    actorId: doer?.id,
    actorName: doer?.fullName,
    address: by?.address,
    companyIds: ofPerson
      ? await listCompaniesOf(tx, deed.personId)
      : [deed.companyId].filter((id) => id !== null),
    subject,
    subjectName: deed.subjectName ?? (subject && (await findNameOf(tx, subject))),
  });
}
