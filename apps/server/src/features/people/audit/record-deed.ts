import type { AuditAction } from '@tarima/contract';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/kit/errors.ts';
import { findDoer, findNameOf, insertLine, listCompaniesOf } from './audit-lines.repo.ts';

/** The person who acts, and their address. The shell has no address. */
export type Doer = { id: string; address: string | null };

/** An action of a person, or of the studio itself where `by` is null. */
export type Deed = {
  action: AuditAction;
  by: Doer | null;
  /** The id of the thing it is done to. The company where left out. */
  subject?: string;
  /** Its name. Companies and people are looked up by their id. */
  subjectName?: string;
} & Whose;

/**
 * The companies whose owners may read it. Null is the studio's own. A `personId` stands for all
 * companies of that person at that moment.
 */
type Whose = { companyId: string | null } | { personId: string };

/**
 * Writes a line in the transaction of the action, so both are stored or neither. An export changes
 * nothing. Its line has its own transaction, before the first byte.
 */
export async function recordDeed(tx: Transaction, { action, by, ...deed }: Deed): Promise<void> {
  const doer = by && (await findDoer(tx, by.id));
  // The person has just been deleted.
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
