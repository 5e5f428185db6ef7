import { enabledScreens } from '#server/settings/enabled-screens.ts';
import type { Settings } from '#server/settings/env.ts';

/** Where a finished course is seen: as learners see it, or beside its scripts where that page is off. */
export function courseAddress(
  projectId: string,
  { routes, publicUrl = '' }: Pick<Settings, 'routes' | 'publicUrl'>,
): string {
  const page = enabledScreens(routes).includes('course') ? 'course' : 'course-scripts';
  return `${publicUrl}/${page}/${projectId}`;
}
