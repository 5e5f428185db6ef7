import { avatarEndpoints, portraitEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';

/** What to ask again after a change of a company's own people: them, and all lists of presenters. */
export const changedByPeople = (companyId: string) => [
  keyOf(portraitEndpoints.list, { params: { companyId } }),
  keyOf(avatarEndpoints.list, { params: { provider: 'all' } }),
];
