import type { Command } from './command.ts';
import { courseHelp, readCourseOptions } from './course-options.ts';

export const courseCommand: Command = {
  name: 'course',
  summary: 'makes the structure and the scripts of a course of documents',
  help: courseHelp,
  async run(args, settings, terminal) {
    const options = readCourseOptions(args);
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { inShellStudio } = await import('./shell-studio.ts');
    const { makeCourse } = await import('./make-course.ts');
    await inShellStudio(settings, terminal, (shell) => makeCourse(shell, options));
  },
};
