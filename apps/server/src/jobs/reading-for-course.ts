import type { SourceDocument } from '@tarima/documents';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import type { CourseProject } from '#server/features/courses/courses.service.ts';
import { refuseFailedReading } from '#server/features/courses/refuse-failed-reading.ts';
import { AppError } from '#server/kit/errors.ts';
import type { JobRun } from './define-job.ts';

/** A job that waits for a change looks again by itself after this time. */
const LOOK_AGAIN_MS = 60_000;

type ReadProject = Pick<CourseProject, 'id' | 'name' | 'status' | 'errorCode'>;

/** The documents of a course; the job waits until they are read. */
export async function readingForCourse(
  run: JobRun,
): Promise<{ project: ReadProject; documents: SourceDocument[] }> {
  const { id, studio, signal } = run;
  const { projects } = studio.services;
  const project = await whenEnded(run, () => projects.find(id));
  refuseFailedReading(project);
  const documents = await projects.documents(id, signal);
  if (documents.length === 0) throw new AppError('NO_READABLE_DOCUMENT');
  return { project, documents };
}

/** Waits for other work on the same course, and answers its row. */
export async function whenEnded<Row extends { status: CourseProject['status'] }>(
  { id, studio, signal }: JobRun,
  find: () => Promise<Row | null>,
): Promise<Row> {
  for (;;) {
    const row = await studio.context.realtime.waitUntil(
      id,
      async () => {
        const now = await find();
        if (!now) throw new AppError('NOT_FOUND');
        return isUnderWay(now) ? null : now;
      },
      { timeoutMs: LOOK_AGAIN_MS, signal },
    );
    signal.throwIfAborted();
    if (row) return row;
  }
}
