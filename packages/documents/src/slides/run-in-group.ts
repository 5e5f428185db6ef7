import { spawn } from 'node:child_process';

/** The end of a program. `output` is the start of what it printed. */
type Ended = { code: number | null; isLate: boolean; output: string };

const KEPT_CHARACTERS = 4_000;

/**
 * Runs a program in a process group of its own. The group is killed at the program's end, at the
 * signal and after `clockMs` milliseconds. No child is left. Throws if the program cannot be
 * started, or the signal's reason when aborted.
 */
export async function runInGroup(
  [program, ...args]: [string, ...string[]],
  options: { env: NodeJS.ProcessEnv; clockMs: number; signal?: AbortSignal | undefined },
): Promise<Ended> {
  const { env, clockMs, signal } = options;
  signal?.throwIfAborted();
  const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  const kill = () => killGroup(child.pid);
  let isLate = false;
  const clock = setTimeout(() => {
    isLate = true;
    kill();
    // A process that left the group could hold it open.
    child.stdout.destroy();
  }, clockMs);
  signal?.addEventListener('abort', kill, { once: true });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (output.length < KEPT_CHARACTERS) output += text.slice(0, KEPT_CHARACTERS);
  });
  try {
    const ended = Promise.withResolvers<number | null>();
    child.on('error', ended.reject);
    child.on('exit', kill);
    child.on('close', ended.resolve);
    const code = await ended.promise;
    signal?.throwIfAborted();
    return { code, isLate, output };
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener('abort', kill);
  }
}

function killGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}
