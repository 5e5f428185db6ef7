import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Course } from '@tarima/contract';
import { type CoursePages, coursePages, type TypesetOptions } from './course-pages.ts';
import { TypesettingError } from './typesetting-error.ts';

/** The longest courses take under a second. One that takes this long never ends. */
const LONGEST_MS = 30_000;
const LARGEST_BYTES = 50_000_000;
const CHILD = fileURLToPath(new URL('./typesetting-child.ts', import.meta.url));

/**
 * Sets the structure of a course as a tagged PDF (PDF/UA-1) in the course's language: cover, linked
 * list of contents, a part for each module, outline. It runs in its own process, so that a crash
 * cannot end the server. Throws `TypesettingError`.
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
    // A dead child has reported its end above.
    child.stdin?.on('error', () => undefined).end(JSON.stringify(pages));
  });
}
