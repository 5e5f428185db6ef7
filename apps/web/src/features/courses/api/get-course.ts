import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Course, courseEndpoints, POLLING } from '@tarima/contract';
import { endpointQuery, keyOf, useApi } from '#web/lib/api.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { isGenerating } from '../course-state.ts';

const courseInput = (projectId: string) => ({ params: { projectId } });

/** Puts what the server told of a course where `useCourse` finds it. */
export const keepCourse = (queryClient: QueryClient, course: Course): void =>
  void queryClient.setQueryData(
    keyOf(courseEndpoints.structure, courseInput(course.projectId)),
    course,
  );

/** A course as it changes: told over the socket, and asked for while its structure is generated. */
export function useCourse(projectId: string, enabled: boolean) {
  const queryClient = useQueryClient();
  useServerEvent('courseStatusUpdate', (course) => {
    if (course.projectId === projectId) keepCourse(queryClient, course);
  });
  return useQuery({
    ...endpointQuery(useApi(), courseEndpoints.structure, courseInput(projectId)),
    enabled,
    // It may have changed since another screen asked for it.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data && isGenerating(state.data) ? POLLING.videoMs : false,
  });
}
