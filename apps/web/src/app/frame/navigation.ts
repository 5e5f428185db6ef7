import type { ParseKeys } from 'i18next';
import { useLocation, useSearch } from 'wouter';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';

type NavigationItem = {
  label: ParseKeys;
  href: string;
  /** First parts of the paths that belong to this item. */
  section: readonly string[];
};

const ITEMS: readonly NavigationItem[] = [
  { label: 'header.home', href: pathTo.home, section: ['/'] },
  {
    label: 'header.videos',
    href: pathTo.upload(),
    section: ['/upload', '/edit-script', '/generate-video'],
  },
  {
    label: 'header.courses',
    href: pathTo.upload('course'),
    section: ['/upload', '/create-course', '/course-scripts', '/course'],
  },
  {
    label: 'header.courseDesigner',
    href: pathTo.courseDesigner,
    section: [pathTo.courseDesigner],
  },
  {
    label: 'header.podcasts',
    href: pathTo.podcastCreator,
    section: [pathTo.podcastCreator, '/podcasts'],
  },
  { label: 'header.projects', href: pathTo.projects, section: [pathTo.projects] },
  { label: 'header.scripts', href: pathTo.scripts, section: [pathTo.projects] },
  { label: 'header.myVideos', href: pathTo.videos(), section: ['/videos'] },
];

/** The header's links to the screens that exist. `current` marks the one that is shown. */
export function useNavigation() {
  const { screens } = useStudioConfig();
  const reaches = useReaches();
  const [path] = useLocation();
  const type = new URLSearchParams(useSearch()).get('type');
  const first = `/${path.split('/')[1] ?? ''}`;
  // Two items can share a path. The `type` of the query tells them apart.
  const typed = `${first}?type=${type}`;
  const here = ITEMS.some(({ href }) => href === typed) ? typed : first;

  // The landing screen has the same path as home. It only redirects, so it does not count.
  const isOffered = ({ href }: NavigationItem) =>
    href === pathTo.home ? screens.includes('home') : reaches(href);

  return ITEMS.filter(isOffered).map(({ label, href, section }) => ({
    label,
    href,
    current: section.includes(first) && (href.split('?')[0] !== first || href === here),
  }));
}
