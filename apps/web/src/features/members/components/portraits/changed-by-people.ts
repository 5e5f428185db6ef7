import { avatarEndpoints, portraitEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';

/** The queries that a change of a company's own people affects: theirs, and lists of presenters. */
export const changedByPeople = (companyId: string) => [
  keyOf(portraitEndpoints.list, { params: { companyId } }),
  keyOf(avatarEndpoints.list, { params: { provider: 'all' } }),
];
