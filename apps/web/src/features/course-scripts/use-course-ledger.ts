import { type Course, ledgerEndpoints } from '@tarima/contract';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** The documents' units and their fate in the saved scripts. Fetched once all are written. */
export function useCourseLedger(course: Course) {
  const contents = contentsOf(course);
  const scripts = contents.map(({ id, script }) => `${id} ${script?.revision}`);
  return useEndpoint(
    ledgerEndpoints.ofCourse,
    { params: { projectId: course.projectId } },
    {
      version: [course.revision, scripts],
      enabled: contents.every(({ script }) => script !== null),
    },
  );
}
