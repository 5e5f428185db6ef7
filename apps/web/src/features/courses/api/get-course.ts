import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Course, courseEndpoints, POLLING, type Script } from '@tarima/contract';
import { endpointQuery, keyOf } from '#web/lib/api.ts';
import { keepHeard } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';

const keyOfCourse = (projectId: string) =>
  keyOf(courseEndpoints.structure, { params: { projectId } });

/** Keeps what was heard of a course, from wherever it was heard. */
export const keepCourse = (queryClient: QueryClient, course: Course): void => {
  keepHeard(queryClient, keyOfCourse(course.projectId), course);
};

/** Keeps the saved script of a content, so that its length is right before the server tells. */
export function keepContentScript(queryClient: QueryClient, saved: Script): void {
  const { id, originalContent, editedContent, revision, wordCount, estimatedSeconds } = saved;
  const script = { id, originalContent, editedContent, revision, wordCount, estimatedSeconds };
  queryClient.setQueryData<Course>(
    keyOfCourse(saved.projectId),
    (course) =>
      course && {
        ...course,
        modules: course.modules.map((module) => ({
          ...module,
          contents: module.contents.map((content) =>
            content.scriptId === id ? { ...content, script } : content,
          ),
        })),
      },
  );
}

const isUnderWay = (work: Course['generation']): boolean =>
  work?.status === 'waiting' || work?.status === 'processing';

/** A course as it changes: told over the socket, and asked for while work on it is under way. */
export function useCourse(projectId: string, enabled = true) {
  const queryClient = useQueryClient();
  useServerEvent('courseStatusUpdate', (course) => {
    if (course.projectId === projectId) keepCourse(queryClient, course);
  });
  return useQuery({
    ...endpointQuery(courseEndpoints.structure, { params: { projectId } }),
    enabled,
    // It may have changed since another screen asked for it.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data && (isUnderWay(data.generation) || isUnderWay(data.writing)) ? POLLING.videoMs : false,
  });
}
