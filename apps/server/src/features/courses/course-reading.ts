import { ERROR_CODES } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { isUnderWay } from '#server/db/work-columns.ts';
import type { JobRun } from '#server/jobs/define-job.ts';
import { AppError } from '#server/kit/errors.ts';
import type { CourseProject } from './courses.service.ts';

/** How long a job waits for a change before it looks again by itself. */
const LOOK_AGAIN_MS = 60_000;

type ReadProject = Pick<CourseProject, 'id' | 'name' | 'status' | 'errorCode'>;

/** Refuses a project whose documents could not be read, with the reason. */
export function refuseFailedReading(project: Pick<CourseProject, 'status' | 'errorCode'>): void {
  if (project.status !== 'failed') return;
  const code = ERROR_CODES.find((known) => known === project.errorCode);
  throw new AppError(code ?? 'NO_READABLE_DOCUMENT');
}

/** What the documents of a course say; the job waits for their reading. */
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

/** The row of other work on the same course, once that has ended. */
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
