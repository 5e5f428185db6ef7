import { type CourseQueue, courseQueueEndpoints, POLLING } from '@tarima/contract';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '#web/lib/use-live.ts';

const isOver = ({ hasQueue, status }: CourseQueue): boolean =>
  hasQueue && (status === 'completed' || status === 'failed');

export type QueueView = ReturnType<typeof useQueueView>;

/**
 * The queue of a course and its panel. The panel opens by itself once there is a queue. It is refetched for
 * another `revision` of the course, which may have other contents.
 */
export function useQueueView(projectId: string, revision: number) {
  const query = useLive(
    courseQueueEndpoints.get,
    { params: { projectId } },
    'courseQueueUpdate',
    (queue) => (queue.projectId === projectId ? queue : undefined),
    {
      refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : POLLING.queueMs),
    },
  );
  const askedFor = useRef(revision);
  const { refetch } = query;
  useEffect(() => {
    if (askedFor.current === revision) return;
    askedFor.current = revision;
    void refetch();
  }, [revision, refetch]);
  const [wish, setWish] = useState<'shown' | 'hidden' | null>(null);
  const appears = query.data?.hasQueue === true || (query.isError && !query.data);
  return {
    query,
    isShown: wish === 'shown' || (wish === null && appears),
    show: () => setWish('shown'),
    hide: () => setWish('hidden'),
  };
}
