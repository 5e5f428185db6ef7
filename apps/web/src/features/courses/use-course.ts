import type { QueryClient } from '@tanstack/react-query';
import { type Course, courseEndpoints, type Script } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { useLive } from '#web/lib/use-live.ts';

export const courseKey = (projectId: string) =>
  keyOf(courseEndpoints.structure, { params: { projectId } });

/** Keeps the saved script of a content, so that its length is right before the server tells. */
export function keepContentScript(queryClient: QueryClient, saved: Script): void {
  const { id, originalContent, editedContent, revision, wordCount, estimatedSeconds } = saved;
  const script = { id, originalContent, editedContent, revision, wordCount, estimatedSeconds };
  queryClient.setQueryData<Course>(
    courseKey(saved.projectId),
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
export const useCourse = (projectId: string, enabled = true) =>
  useLive(
    courseEndpoints.structure,
    { params: { projectId } },
    'courseStatusUpdate',
    (course) => (course.projectId === projectId ? course : undefined),
    {
      enabled,
      pollWhile: ({ generation, writing }) => isUnderWay(generation) || isUnderWay(writing),
    },
  );
