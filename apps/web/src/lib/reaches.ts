import type { ScreenName } from '@tarima/contract';
import { FRAME_PATHS, SCREEN_PATHS } from './paths.ts';
import { useStudioConfig } from './studio-config.ts';

/** The first part of a path names its page; what follows is of the page itself. */
const sectionOf = (path: string): string => path.split(/[/?#]/u)[1] ?? '';

/** Whether a path of the studio is a page of it where these screens are enabled. */
export function reachedBy(screens: readonly ScreenName[]): (path: string) => boolean {
  const sections = new Set(
    [...screens.map((name) => SCREEN_PATHS[name]), ...FRAME_PATHS].map(sectionOf),
  );
  return (path) => sections.has(sectionOf(path));
}

/** Says of a path whether this studio has the page: what it has not is not offered. */
export const useReaches = () => reachedBy(useStudioConfig().screens);
