import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Course } from '@tarima/contract';
import { type CoursePages, coursePages, type TypesetOptions } from './course-pages.ts';
import { TypesettingError } from './typesetting-error.ts';

/** The longest courses take under a second; one that takes this long never ends. */
const LONGEST_MS = 30_000;
const LARGEST_BYTES = 50_000_000;
const CHILD = fileURLToPath(new URL('./typesetting-child.ts', import.meta.url));

/**
 * Sets the structure of a course as a tagged PDF (PDF/UA-1) in the course's own language: cover,
 * list of contents with links, a part for each module, outline. Runs in a process of its own, which
 * cannot take the server with it. Throws `TypesettingError`.
 */
export async function typesetCourse(course: Course, options: TypesetOptions): Promise<Uint8Array> {
  return runChild(coursePages(course, options));
}

function runChild(pages: CoursePages): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--no-warnings', CHILD],
      {
        env: {},
        encoding: 'buffer',
        timeout: LONGEST_MS,
        killSignal: 'SIGKILL',
        maxBuffer: LARGEST_BYTES,
      },
      (error, pdf, complaints) => {
        if (error)
          reject(new TypesettingError('PDF_FAILED', `Typst: ${complaints}`, { cause: error }));
        else resolve(pdf);
      },
    );
    // A child that is dead already has said so above.
    child.stdin?.on('error', () => undefined).end(JSON.stringify(pages));
  });
}
