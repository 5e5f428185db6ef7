import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Course, ledgerEndpoints } from '@tarima/contract';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { endpointQuery, keyOf } from '#web/lib/api.ts';

/** What a course teaches of its documents, as its scripts were last saved; asked for once all are written. */
export function useCourseLedger(course: Course) {
  const input = { params: { projectId: course.projectId } };
  const contents = contentsOf(course);
  const scripts = contents.map(({ id, script }) => `${id} ${script?.revision}`);
  return useQuery({
    ...endpointQuery(ledgerEndpoints.ofCourse, input),
    queryKey: [...keyOf(ledgerEndpoints.ofCourse, input), course.revision, scripts],
    enabled: contents.every(({ script }) => script !== null),
    placeholderData: keepPreviousData,
    // It is as long as the documents, and nobody goes back to the one of older texts.
    gcTime: 0,
  });
}
