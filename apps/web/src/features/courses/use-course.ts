import type { QueryClient } from '@tanstack/react-query';
import { type Course, courseEndpoints, type Script } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { useLive } from '#web/lib/use-live.ts';

export const courseKey = (projectId: string) =>
  keyOf(courseEndpoints.structure, { params: { projectId } });

/** Stores the saved script of a content. Its length is then right before the event arrives. */
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

/** A course, updated by events. It is also polled while work on it is under way. */
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
