import { enabledScreens } from '#server/settings/enabled-screens.ts';
import type { Settings } from '#server/settings/env.ts';

/** The address of a finished course: its page for learners, or its scripts where that is off. */
export function courseAddress(
  projectId: string,
  { routes, publicUrl = '' }: Pick<Settings, 'routes' | 'publicUrl'>,
): string {
  const page = enabledScreens(routes).includes('course') ? 'course' : 'course-scripts';
  return `${publicUrl}/${page}/${projectId}`;
}
