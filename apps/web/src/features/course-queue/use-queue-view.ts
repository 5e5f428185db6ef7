import { useState } from 'react';
import { useCourseQueue } from './api/get-queue.ts';

export type QueueView = ReturnType<typeof useQueueView>;

/** The queue of a course and its panel. The panel opens by itself once there is a queue. */
export function useQueueView(projectId: string) {
  const query = useCourseQueue(projectId);
  const [wish, setWish] = useState<'shown' | 'hidden' | null>(null);
  const appears = query.data?.hasQueue === true || (query.isError && !query.data);
  return {
    query,
    isShown: wish === 'shown' || (wish === null && appears),
    show: () => setWish('shown'),
    hide: () => setWish('hidden'),
  };
}
