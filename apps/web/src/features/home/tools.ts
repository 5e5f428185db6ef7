import type { ScreenName } from '@tarima/contract';
import { pathTo } from '#web/lib/paths.ts';

export type Tool = {
  name: 'video' | 'course' | 'designer' | 'podcast';
  href: string;
  /** The tool needs all of these screens. */
  screens: readonly ScreenName[];
};

export const TOOLS: readonly Tool[] = [
  { name: 'video', href: pathTo.upload(), screens: ['upload'] },
  {
    name: 'course',
    href: pathTo.upload('course'),
    screens: ['upload', 'create-course'],
  },
  {
    name: 'designer',
    href: pathTo.courseDesigner,
    screens: ['course-designer'],
  },
  { name: 'podcast', href: pathTo.podcastCreator, screens: ['podcast-creator'] },
];
