import type { ScreenName } from '@tarima/contract';
import { pathTo } from '#web/lib/paths.ts';

export type Tool = {
  name: 'video' | 'course' | 'designer' | 'podcast';
  illustration: 'videos' | 'courses' | 'designer' | 'podcasts';
  href: string;
  /** The tool needs all of these screens. */
  screens: readonly ScreenName[];
};

export const TOOLS: readonly Tool[] = [
  { name: 'video', illustration: 'videos', href: pathTo.upload(), screens: ['upload'] },
  {
    name: 'course',
    illustration: 'courses',
    href: pathTo.upload('course'),
    screens: ['upload', 'create-course'],
  },
  {
    name: 'designer',
    illustration: 'designer',
    href: pathTo.courseDesigner,
    screens: ['course-designer'],
  },
  {
    name: 'podcast',
    illustration: 'podcasts',
    href: pathTo.podcastCreator,
    screens: ['podcast-creator'],
  },
];
