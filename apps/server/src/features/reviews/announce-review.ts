import type { Context } from '#server/context.ts';

/** Tells every open page of a project's company that its review has changed. */
export const announceReview = (
  realtime: Context['realtime'],
  { id, companyId }: { id: string; companyId: string },
): void => void realtime.publish('reviewUpdate', companyId, id, () => ({ projectId: id }));
