import { ERROR_CODES } from '@tarima/contract';
import { AppError } from '#server/kit/errors.ts';
import type { CourseProject } from './courses.service.ts';

/** Refuses a project whose documents could not be read, with the reason. */
export function refuseFailedReading(project: Pick<CourseProject, 'status' | 'errorCode'>): void {
  if (project.status !== 'failed') return;
  const code = ERROR_CODES.find((known) => known === project.errorCode);
  throw new AppError(code ?? 'NO_READABLE_DOCUMENT');
}
