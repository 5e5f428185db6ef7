import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CourseQueue, courseQueueEndpoints, POLLING } from '@tarima/contract';
import { endpointQuery, keyOf } from '#web/lib/api.ts';
import { keepHeard } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';

/** Keeps what was heard of the queue of a course, from wherever it was heard. */
export const keepQueue = (queryClient: QueryClient, queue: CourseQueue): void => {
  const input = { params: { projectId: queue.projectId } };
  keepHeard(queryClient, keyOf(courseQueueEndpoints.get, input), queue);
};

/** Asks for a queue again: what is shown of it proved to be old. */
export const refreshQueue = (queryClient: QueryClient, projectId: string): void => {
  const queryKey = keyOf(courseQueueEndpoints.get, { params: { projectId } });
  void queryClient.invalidateQueries({ queryKey });
};

const isOver = ({ hasQueue, status }: CourseQueue): boolean =>
  hasQueue && (status === 'completed' || status === 'failed');

/** The queue of a course: told over the socket, and asked for every 15 s until it is over. */
export function useCourseQueue(projectId: string) {
  const queryClient = useQueryClient();
  useServerEvent('courseQueueUpdate', (queue) => {
    if (queue.projectId === projectId) keepQueue(queryClient, queue);
  });
  return useQuery({
    ...endpointQuery(courseQueueEndpoints.get, { params: { projectId } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : POLLING.queueMs),
  });
}
