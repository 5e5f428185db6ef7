import { LibraryPage } from '#web/features/library/components/library-page.tsx';
import { WorkLibrary } from '#web/features/library/components/work-library.tsx';
import { useListView } from '#web/lib/use-list-view.ts';

const SETS = { type: ['all', 'scripts', 'course'] } as const;
const SECTIONS = { all: 'projects', scripts: 'scripts', course: 'courses' } as const;

/** Everything that was begun, only what has a script, or only the courses. */
export function ProjectsScreen() {
  const section = SECTIONS[useListView(SETS).view.type];
  return (
    <LibraryPage section={section}>
      <WorkLibrary section={section} />
    </LibraryPage>
  );
}
