import { CONTENT_COUNTS, courseEndpoints, DEFAULT_LANGUAGE } from '@tarima/contract';
import { anyText, option, optionLines } from './option.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const { shape } = courseEndpoints.generateStructure.body;
const { min, max } = CONTENT_COUNTS;
// Documents may recommend fewer than the minimum. That is known once they are read.
const contentCount = shape.contentCount.unwrap().optional();

const recommended = `${min} to ${max}, or as few as the documents recommend (as recommended)`;
const spoken = "{values} ({default}); the course speaks its documents' language";

const OPTIONS = {
  out: option('--out FOLDER', anyText, 'where to write'),
  name: option('--name TEXT', anyText, "name of the course (the first file's name)"),
  language: option('--language LANG', shape.language.default(DEFAULT_LANGUAGE), spoken),
  contentCount: option('--contents N', contentCount, recommended, wrongContents),
  courseAudience: option('--audience WHO', shape.courseAudience.default('estudiantes')),
  courseDepth: option('--depth DEPTH', shape.courseDepth.default('intermedio')),
  courseObjective: option('--objective GOAL', shape.courseObjective.default('concepto')),
};

export const courseHelp = () => `npm run tarima -- course FILE… --out FOLDER

Plans a course of documents and writes the script of each of its contents: course.md and
course.json have the structure, scripts/ has the scripts.

${optionLines(OPTIONS)}`;

export type CourseOptions = ReturnType<typeof readCourseOptions>;

export function readCourseOptions(args: string[]) {
  const { words: files, values } = parseOptions(args, OPTIONS);
  const { out } = values;
  if (files.length === 0) throw new UsageError('Name at least one document.');
  if (!out) throw new UsageError('Say where to write the course: --out FOLDER');
  return { ...values, files, out };
}

export function wrongContents(typed: string, recommended?: number): string {
  const own =
    recommended !== undefined && recommended < min ? `, or ${recommended} as recommended` : '';
  return `--contents is a number from ${min} to ${max}${own}; not "${typed}".`;
}
