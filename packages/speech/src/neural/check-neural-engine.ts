import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SHERPA } from './sherpa-library.ts';

const LONGEST_MS = 60_000;
const known = new Map<string, Promise<string | null>>();

/**
 * The reason why natural voices cannot run on this machine; null if they can. It is tried once, in
 * a child process, because the engine might crash.
 * @param library the module of the engine, if not the package
 */
export function checkNeuralEngine(library: string = SHERPA): Promise<string | null> {
  const reason = known.get(library) ?? tryToLoad(library);
  known.set(library, reason);
  return reason;
}

function tryToLoad(library: string): Promise<string | null> {
  const program = fileURLToPath(new URL('./check-child.ts', import.meta.url));
  return new Promise((resolve) => {
    const options = { timeout: LONGEST_MS };
    execFile(process.execPath, [program, library], options, (error, stdout) => {
      resolve(error ? stdout || error.message : null);
    });
  });
}
