import type { ParseKeys } from 'i18next';
import { useLocation, useSearch } from 'wouter';
import { LIBRARY_SECTIONS } from '#web/features/library/library-sections.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';

type Destination = {
  label: ParseKeys;
  href: string;
  /** First parts of the paths that belong to it. */
  places: readonly string[];
  /** A drawing of what it makes, and a sentence about it. */
  makes?: { drawing: 'videos' | 'courses' | 'designer' | 'podcasts'; text: ParseKeys };
};

const HOME: Destination = { label: 'header.home', href: pathTo.home, places: ['/'] };

const GROUPS: readonly { label: ParseKeys; destinations: readonly Destination[] }[] = [
  {
    label: 'header.create',
    destinations: [
      {
        label: 'header.videos',
        href: pathTo.upload(),
        places: ['/upload', '/edit-script', '/generate-video'],
        makes: { drawing: 'videos', text: 'home.tools.video.description' },
      },
      {
        label: 'header.courses',
        href: pathTo.upload('course'),
        places: ['/upload', '/create-course', '/course-scripts'],
        makes: { drawing: 'courses', text: 'home.tools.course.description' },
      },
      {
        label: 'header.courseDesigner',
        href: pathTo.courseDesigner,
        places: [pathTo.courseDesigner],
        makes: { drawing: 'designer', text: 'home.tools.designer.description' },
      },
      {
        label: 'header.podcasts',
        href: pathTo.podcastCreator,
        places: [pathTo.podcastCreator],
        makes: { drawing: 'podcasts', text: 'home.tools.podcast.description' },
      },
    ],
  },
  { label: 'header.library', destinations: LIBRARY_SECTIONS },
];

const TYPED_PATHS = [HOME, ...GROUPS.flatMap(({ destinations }) => destinations)].map(
  ({ href }) => href,
);

/** Tells for a destination if the shown page belongs to it. */
function useIsHere() {
  const [path] = useLocation();
  const type = new URLSearchParams(useSearch()).get('type');
  const first = `/${path.split('/')[1] ?? ''}`;
  // Several destinations can share a path. The `type` of the query tells them apart.
  const typed = `${first}?type=${type}`;
  const here = TYPED_PATHS.includes(typed) ? typed : first;
  return ({ href, places }: Pick<Destination, 'href' | 'places'>): boolean =>
    places.includes(first) && (href.split('?')[0] !== first || href === here);
}

/** Home, and the groups with the screens that exist. `isCurrent` marks what is shown. */
export function useNavigation() {
  const { screens } = useStudioConfig();
  const reaches = useReaches();
  const isHere = useIsHere();
  const mark = (destination: Destination) => ({
    ...destination,
    isCurrent: isHere(destination),
  });
  const groups = GROUPS.map(({ label, destinations }) => {
    const items = destinations.filter(({ href }) => reaches(href)).map(mark);
    return { label, items, isCurrent: items.some(({ isCurrent }) => isCurrent) };
  }).filter(({ items }) => items.length > 0);
  // The landing screen has the same path as home. It only redirects, so it does not count.
  return { home: screens.includes('home') ? mark(HOME) : null, groups };
}

export type Navigation = ReturnType<typeof useNavigation>;
export type NavigationGroup = Navigation['groups'][number];
export type NavigationItem = NavigationGroup['items'][number];
