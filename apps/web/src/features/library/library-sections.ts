import { pathTo } from '#web/lib/paths.ts';

/** The lists of the library, in the order of its menu and its tabs. */
export const LIBRARY_SECTIONS = [
  {
    name: 'projects',
    label: 'header.projects',
    href: pathTo.projects,
    /** First parts of the paths that belong to the section. */
    places: [pathTo.projects],
  },
  {
    name: 'scripts',
    label: 'header.scripts',
    href: pathTo.scripts,
    places: [pathTo.projects],
  },
  {
    name: 'courses',
    label: 'header.myCourses',
    href: pathTo.courses,
    places: [pathTo.projects, '/course'],
  },
  {
    name: 'videos',
    label: 'header.myVideos',
    href: pathTo.videos(),
    places: [pathTo.videos()],
  },
  {
    name: 'podcasts',
    label: 'header.myPodcasts',
    href: pathTo.podcasts(),
    places: [pathTo.podcasts()],
  },
] as const;
export type LibrarySection = (typeof LIBRARY_SECTIONS)[number]['name'];
