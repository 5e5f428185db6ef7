import { Redirect, useSearch } from 'wouter';
import { LibraryPage } from '#web/features/library/components/library-page.tsx';
import { WorkLibrary } from '#web/features/library/components/work-library.tsx';
import { pathTo } from '#web/lib/paths.ts';

const SECTIONS = new Map([
  ['', 'projects' as const],
  ['scripts', 'scripts' as const],
  ['course', 'courses' as const],
]);
/** Types whose list has an address of its own. */
const PLACES = new Map([
  ['video', pathTo.videos()],
  ['podcast', pathTo.podcasts()],
]);

/** Everything that was begun, only what has a script, or only the courses. */
export function ProjectsScreen() {
  const type = new URLSearchParams(useSearch()).get('type') ?? '';
  const section = SECTIONS.get(type);
  if (!section) return <Redirect to={PLACES.get(type) ?? pathTo.projects} replace />;
  return (
    <LibraryPage section={section}>
      <WorkLibrary section={section} />
    </LibraryPage>
  );
}
