import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PROCESS_ENVIRONMENT } from './process-environment.ts';
import { BASELINE_ENGINE } from './test-engine.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export type ServerProcess = {
  /** Resolves with the address that signs the owner in, once it listens. Empty for a worker. */
  ready: Promise<string>;
  output: () => string;
  /** Stops the process like a suspended machine; `thaw` continues it. */
  freeze: () => void;
  thaw: () => void;
  kill: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** The surroundings of a process beside its environment. */
export type Surroundings = {
  /** A command that runs the server in place of itself. */
  through?: string[];
  /** A module that the server loads before its own. */
  preload?: string;
  /** The test's path of one of the server's files. */
  seenFromOutside?: (path: string) => string;
};

/** The real server on a free port. Only V8's flag `--liftoff-only` differs from `npm start`. */
export function startServerProcess(
  environment: Record<string, string>,
  { through = [], preload, seenFromOutside = (path) => path }: Surroundings = {},
): ServerProcess {
  const flags = [BASELINE_ENGINE, ...(preload ? ['--import', preload] : [])];
  const [command = '', ...rest] = [...through, process.execPath, ...flags, MAIN];
  const child: ChildProcess = spawn(command, rest, {
    env: { ...PROCESS_ENVIRONMENT, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  const ready = Promise.withResolvers<string>();
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      const path = /Tarima is ready: \S+ \((.+) has the link/u.exec(line)?.[1];
      if (path) ready.resolve(readFileSync(seenFromOutside(path), 'utf8').trim());
      if (line === 'Tarima is ready: a worker without pages') ready.resolve('');
    });
  }
  // `close`, not `exit`, because the last output may come after the exit.
  child.once('close', (code, signal) =>
    ready.reject(new Error(`the server ended with ${signal ?? code}: ${output}`)),
  );
  // A test that kills it early does not wait for the address.
  ready.promise.catch(() => undefined);
  return {
    ready: ready.promise,
    output: () => output,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async kill(signal = 'SIGKILL') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const [code] = await gone;
      return code;
    },
  };
}
