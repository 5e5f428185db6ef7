import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TypesettingError } from './typesetting-error.ts';

/** The longest courses take under a second. One that takes this long never ends. */
const LONGEST_MS = 30_000;
const LARGEST_BYTES = 50_000_000;
const CHILD = fileURLToPath(new URL('./typesetting-child.ts', import.meta.url));

/** The input of the child process. */
export type PagesToSet = {
  /** The name of a Typst file beside this one. It reads `data` from a JSON file of its own name. */
  template: 'course' | 'handout';
  data: unknown;
  /** Pictures as Base64, by the names under which the template reads them. */
  pictures: Record<string, string>;
};

/**
 * Sets a document in its own process, so that a crash cannot end the server. Returns the bytes of a
 * PDF. Throws `TypesettingError`.
 */
export function setPages(pages: PagesToSet): Promise<Uint8Array> {
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
