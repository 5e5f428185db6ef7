import {
  JOB_NAMES,
  type JobName,
  QUEUED_STATES,
  type QueuedState,
  type StudioQueue,
  studioQueueEndpoints,
} from '@tarima/contract';
import { PAGE, useEndpoint } from '#web/lib/use-endpoint.ts';
import { useListView } from '#web/lib/use-list-view.ts';

const SETS = { state: ['all', ...QUEUED_STATES], kind: ['all', ...JOB_NAMES] } as const;
export type ShownState = (typeof SETS.state)[number];
export type ShownKind = (typeof SETS.kind)[number];
export const SHOWN_STATES = SETS.state;

/** The page of the queue that the address names. It follows the work while somebody looks at it. */
export function useStudioQueue() {
  const { view, change } = useListView(SETS);
  const { state, kind, page } = view;
  const query = {
    page,
    ...(state !== 'all' && { state }),
    ...(kind !== 'all' && { kind }),
  };
  const queue = useEndpoint(
    studioQueueEndpoints.list,
    { query },
    { ...PAGE, pollWhile: () => true },
  );
  return { queue, view, change };
}

/** The number of jobs of a state and a kind; undefined stands for all of them. */
export const countOf = (
  counts: StudioQueue['counts'],
  state: QueuedState | undefined,
  kind: JobName | undefined,
): number =>
  counts
    .filter((count) => (!state || count.state === state) && (!kind || count.kind === kind))
    .reduce((sum, { jobs }) => sum + jobs, 0);
