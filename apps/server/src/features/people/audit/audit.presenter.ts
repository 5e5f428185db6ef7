import type { AuditEvent } from '@tarima/contract';
import type { AuditRow, Trail } from './audit.repo.ts';

/**
 * A line for its reader. It hides the address of a person who belongs to other companies too. It
 * may be another company's network.
 */
export function presentEvent(row: AuditRow, { company }: Trail): AuditEvent {
  const { at, actorName, companyIds, ...event } = row;
  const isAlsoOthers = company !== null && companyIds.length > 1;
  return {
    ...event,
    at: at.toISOString(),
    actor: actorName,
    address: isAlsoOthers ? null : event.address,
  };
}
