import {
  CONTENT_COUNTS,
  COURSE_AUDIENCES,
  COURSE_DEPTHS,
  COURSE_OBJECTIVES,
  LANGUAGES,
} from '@tarima/contract';
import { oneOf, parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

export const COURSE_HELP = `npm run tarima -- course FILE… --out FOLDER

Plans a course of documents and writes the script of each of its contents: course.md and
course.json have the structure, scripts/ has the scripts.

  --out FOLDER        where to write
  --name TEXT         name of the course (the first file's name)
  --language LANG     ${LANGUAGES.join(', ')} (es); the course speaks its documents' language
  --contents N        ${CONTENT_COUNTS.min} to ${CONTENT_COUNTS.max}, or as few as the documents recommend (as recommended)
  --audience WHO      ${COURSE_AUDIENCES.join(', ')} (estudiantes)
  --depth DEPTH       ${COURSE_DEPTHS.join(', ')} (intermedio)
  --objective GOAL    ${COURSE_OBJECTIVES.join(', ')} (concepto)`;

export type CourseOptions = ReturnType<typeof readCourseOptions>;

export function readCourseOptions(args: string[]) {
  const { files, values } = parseOptions(args, [
    'out',
    'name',
    'language',
    'contents',
    'audience',
    'depth',
    'objective',
  ]);
  if (files.length === 0) throw new UsageError('Name at least one document.');
  if (!values.out) throw new UsageError('Say where to write the course: --out FOLDER');
  return {
    files,
    out: values.out,
    name: values.name,
    language: oneOf('language', LANGUAGES, values.language) ?? 'es',
    contents: contentsOf(values.contents),
    audience: oneOf('audience', COURSE_AUDIENCES, values.audience) ?? 'estudiantes',
    depth: oneOf('depth', COURSE_DEPTHS, values.depth) ?? 'intermedio',
    objective: oneOf('objective', COURSE_OBJECTIVES, values.objective) ?? 'concepto',
  };
}

export const wrongContents = (value: string, recommended?: number): UsageError => {
  const { min, max } = CONTENT_COUNTS;
  const own =
    recommended !== undefined && recommended < min ? `, or ${recommended} as recommended` : '';
  return new UsageError(`--contents is a number from ${min} to ${max}${own}; not "${value}".`);
};

function contentsOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const count = Number(value);
  // Documents may recommend fewer than the minimum. That is known once they are read.
  if (Number.isInteger(count) && count >= 1 && count <= CONTENT_COUNTS.max) return count;
  throw wrongContents(value);
}
