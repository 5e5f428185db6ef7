import { FRAME_PATHS, SCREEN_PATHS } from './paths.ts';
import { useStudioConfig } from './studio-config.ts';

/** The first part of a path names its page. */
const sectionOf = (path: string): string => path.split(/[/?#]/u)[1] ?? '';

/** Returns a test for paths: true if this studio has their page. */
export function useReaches(): (path: string) => boolean {
  const { screens } = useStudioConfig();
  const paths = [...screens.map((name) => SCREEN_PATHS[name]), ...FRAME_PATHS];
  const sections = new Set(paths.map(sectionOf));
  return (path) => sections.has(sectionOf(path));
}
