import type { Context } from '#server/context.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import type { Waiting } from '#server/features/projects/projects.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { LONGEST_WAIT_MS } from '#server/realtime/changes.ts';
import { findCourse } from './courses.repo.ts';
import { failureOf } from './work-failure.ts';

/** Waits a while for a generation to end. Throws its error if it failed. */
export async function waitForStructure(
  { db, realtime }: Pick<Context, 'db' | 'realtime'>,
  id: string,
  { signal, waitMs = LONGEST_WAIT_MS }: Waiting,
): Promise<void> {
  const ended = await realtime.waitUntil(
    id,
    async () => {
      const course = await findCourse(db, id);
      if (!course) throw new AppError('NOT_FOUND');
      return isUnderWay(course) ? null : course;
    },
    { timeoutMs: waitMs, ...(signal && { signal }) },
  );
  if (ended?.status === 'failed') throw failureOf(ended, 'STRUCTURE_FAILED');
}
