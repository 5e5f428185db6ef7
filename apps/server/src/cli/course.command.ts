import type { Command } from './command.ts';
import { courseHelp, readCourseOptions } from './course-options.ts';

export const courseCommand: Command = {
  name: 'course',
  summary: 'makes the structure and the scripts of a course of documents',
  help: courseHelp,
  async run(args, settings, terminal) {
    const options = readCourseOptions(args);
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { makeCourseFromShell } = await import('./make-course.ts');
    await makeCourseFromShell(options, settings, terminal);
  },
};
