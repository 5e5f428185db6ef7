import { TOOLS, type Tool } from '#web/features/home/tools.ts';
import type { LibrarySection } from './library-sections.ts';

const NAMES: Record<LibrarySection, readonly Tool['name'][]> = {
  projects: ['video', 'course', 'designer', 'podcast'],
  scripts: ['video', 'course', 'designer'],
  courses: ['course', 'designer'],
  videos: ['video'],
  podcasts: ['podcast'],
};

/** The tools that make what a section lists, the usual one first. */
export const toolsOf = (section: LibrarySection): Tool[] =>
  TOOLS.filter(({ name }) => NAMES[section].includes(name));
