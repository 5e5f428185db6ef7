import type { AuditEvent } from '@tarima/contract';
import type { AuditRow, Trail } from './audit.repo.ts';

/**
 * A line as its reader is shown it. From where somebody came in who belongs to other companies too is not one
 * company's to know: it may be another's network.
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
