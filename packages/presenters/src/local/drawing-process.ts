import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Timeline } from '@tarima/contract';
import { PresenterError } from '../presenter-error.ts';
import type { WorkerNews, WorkerOrder, WorkerSetUp, WorkerTask } from './segment-protocol.ts';

/**
 * Reading a canvas back allocates its pixels. glibc would map and clear fresh memory each time: 9.6
 * ms a full frame instead of 0.7 ms. These settings keep the memory in the process, in large pages.
 * Systems that do not know them (macOS, musl) ignore them.
 */
const KEEP_MEMORY = {
  GLIBC_TUNABLES: [
    'glibc.malloc.mmap_threshold=1073741824',
    'glibc.malloc.trim_threshold=1073741824',
    'glibc.malloc.top_pad=67108864',
    'glibc.malloc.hugetlb=1',
  ].join(':'),
};

const TOLD_ERROR_CHARACTERS = 2_000;

export type DrawingProcess = {
  /** Names the scene of the next tasks, by a timeline of it alone. */
  show: (scene: Timeline) => void;
  /** Runs one task at a time. Rejects with a PresenterError if it or the process fails. */
  run: (task: WorkerTask, onFrames: (count: number) => void) => Promise<void>;
  /** Kills the process and resolves when it has ended. */
  stop: () => Promise<void>;
};

/** Started and waiting for their set-up. */
const warm: ChildProcess[] = [];

/**
 * Starts a drawing process for each core, for the next render. Code and fonts then load while the
 * speech is made. Another call while they wait does nothing.
 */
export function warmUpDrawing(): void {
  while (warm.length < availableParallelism()) {
    const child = forkDrawingProcess();
    holdProgramOpen(child, false);
    child.once('exit', () => {
      const index = warm.indexOf(child);
      if (index >= 0) warm.splice(index, 1);
    });
    warm.push(child);
  }
}

function takeWarmProcess(): ChildProcess | undefined {
  const child = warm.shift();
  if (child) holdProgramOpen(child, true);
  return child;
}

/** A waiting process must not keep the program alive. It ends with its parent. */
function holdProgramOpen(child: ChildProcess, hold: boolean): void {
  const change = hold ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
  if (child.stderr instanceof Socket) child.stderr[change]();
}

function forkDrawingProcess(): ChildProcess {
  return fork(fileURLToPath(new URL('./segment-worker.ts', import.meta.url)), [], {
    // `readPixels` collects the young generation; V8 itself rarely does.
    execArgv: ['--disable-warning=ExperimentalWarning', '--min-semi-space-size=4', '--expose-gc'],
    // Passed on unread: the orders alone configure the drawing process.
    env: { ...process.env, ...KEEP_MEMORY },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

export function startDrawingProcess(setUp: WorkerSetUp): DrawingProcess {
  const child = takeWarmProcess() ?? forkDrawingProcess();
  let errorText = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorText = (errorText + text).slice(-TOLD_ERROR_CHARACTERS);
  });
  const gone = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(`could not be started: ${error.message}`));
    child.on('close', (status, signal) =>
      resolve(`ended (${signal ?? `status ${status}`}): ${errorText.trim()}`),
    );
  });
  // A broken channel shows as the end of the process.
  const send = (order: WorkerOrder) => child.send(order, () => {});
  send(setUp);

  return {
    show: (scene) => void send({ kind: 'scene', scene }),
    run: (task, onFrames) => {
      const answered = new Promise<void>((resolve, reject) => {
        const listen = (news: WorkerNews) => {
          if (news.kind === 'frames') return onFrames(news.count);
          child.off('message', listen);
          if (news.kind === 'done') resolve();
          else reject(new PresenterError('VIDEO_FAILED', news.message));
        };
        child.on('message', listen);
        send(task);
      });
      const died = gone.then((how) => {
        throw new PresenterError('VIDEO_FAILED', `The drawing process ${how}`);
      });
      return Promise.race([answered, died]);
    },
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
