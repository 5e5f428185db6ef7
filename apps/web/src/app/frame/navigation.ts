import type { ScreenName } from '@tarima/contract';
import type { ParseKeys } from 'i18next';
import { useLocation, useSearchParams } from 'wouter';
import { pathTo } from '#web/lib/paths.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';

type NavigationItem = {
  label: ParseKeys;
  href: string;
  /** Shown only where this screen is. */
  screen: ScreenName;
  /** The first parts of the paths that belong to it. */
  section: readonly string[];
  courseMode?: boolean;
};

const ITEMS: readonly NavigationItem[] = [
  { label: 'header.home', href: pathTo.home, screen: 'home', section: ['/'] },
  {
    label: 'header.videos',
    href: pathTo.upload(),
    screen: 'upload',
    section: ['/upload', '/edit-script', '/generate-video'],
    courseMode: false,
  },
  {
    label: 'header.courses',
    href: pathTo.upload('course'),
    screen: 'upload',
    section: ['/upload', '/create-course', '/course-scripts', '/course'],
    courseMode: true,
  },
  {
    label: 'header.courseDesigner',
    href: pathTo.courseDesigner,
    screen: 'course-designer',
    section: [pathTo.courseDesigner],
  },
  {
    label: 'header.podcasts',
    href: pathTo.podcastCreator,
    screen: 'podcast-creator',
    section: [pathTo.podcastCreator, '/podcasts'],
  },
  {
    label: 'header.projects',
    href: pathTo.projects,
    screen: 'projects',
    section: [pathTo.projects],
  },
  { label: 'header.myVideos', href: pathTo.videos(), screen: 'videos', section: ['/videos'] },
];

/** The links of the header: those whose screen is there, each with whether it is the current one. */
export function useNavigation() {
  const { screens } = useStudioConfig();
  const [path] = useLocation();
  const [search] = useSearchParams();
  const first = `/${path.split('/')[1] ?? ''}`;
  const uploadsCourse = search.get('type') === 'course';

  return ITEMS.filter((item) => screens.includes(item.screen)).map((item) => ({
    label: item.label,
    href: item.href,
    current:
      item.section.includes(first) && (first !== '/upload' || item.courseMode === uploadsCourse),
  }));
}
