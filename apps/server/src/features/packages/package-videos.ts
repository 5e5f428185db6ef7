import type { PackageRequest } from '@tarima/contract';
import { finishedModules, type Outline } from '#server/features/playable/playable.service.ts';
import { AppError } from '#server/kit/errors.ts';

/** Refuses a request for videos that are not there, and one where there are none at all. */
export function refuseWithoutVideos(outline: Outline, { contentIds = [] }: PackageRequest): void {
  const modules = finishedModules(outline, undefined);
  const finished = new Set(modules.flatMap(({ contents }) => contents.map(({ id }) => id)));
  if (finished.size === 0) throw new AppError('PACKAGE_WITHOUT_VIDEOS');
  if (contentIds.some((id) => !finished.has(id))) throw new AppError('PACKAGE_VIDEO_GONE');
}
