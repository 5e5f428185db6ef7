import type { AuditAction } from '@tarima/contract';
import type { Deed } from '#server/features/people/audit/record-deed.ts';
import type { Actor } from '#server/kit/actor.ts';

/**
 * The line of what a member did to a link of a project. It names the project. An address or a
 * visitor's name would outlive their deletion.
 */
export const projectDeed = (
  action: AuditAction,
  by: Actor,
  { id, name, companyId }: { id: string; name: string; companyId: string },
): Deed => ({ ...{ action, by, companyId }, ...{ subject: id, subjectName: name } });
