import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { type EngineCall, EngineFailure, type EngineNews } from './engine-protocol.ts';

export type EngineProgram = {
  /** A module that calls `serveEngine`. */
  module: URL;
  /** Its arguments. */
  args: string[];
  /** A request that takes longer ends the process. */
  hangMs: number;
};

/** The process died, hung or could not start. Another one may do the same request. */
export class EngineDied extends Error {
  /** True if it had not loaded its engine yet. */
  readonly whileStarting: boolean;

  constructor(message: string, whileStarting: boolean) {
    super(message);
    this.whileStarting = whileStarting;
  }
}

export type EngineWorker<Request, Answer> = {
  /**
   * One request at a time.
   * @throws EngineFailure with the engine's own reason, EngineDied
   */
  run: (request: Request) => Promise<Answer>;
  /** Ends the process if the request under way takes longer than this. */
  hurry: (ms: number) => void;
  /** Called once, when the process has ended for any reason. */
  onEnd: (listener: () => void) => void;
  close: () => Promise<void>;
};

/** The start of the process takes seconds on a busy machine, a sentence often milliseconds. */
const LONGEST_START_MS = 120_000;
/** The last of its complaints that are kept to explain its death. */
const KEPT_COMPLAINTS = 600;

/** Starts a child process with an engine. It does not keep the program from ending while idle. */
export function startEngineWorker<Request, Answer>({
  module,
  args,
  hangMs,
}: EngineProgram): EngineWorker<Request, Answer> {
  const child = fork(module, args, {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const listeners: (() => void)[] = [];
  let current: { id: number; resolve: (answer: Answer) => void; reject: (error: Error) => void };
  let isBusy = false;
  let isReady = false;
  let hasEnded = false;
  let complaints = '';
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  child.stderr?.on('data', (bytes: Buffer) => {
    complaints = (complaints + bytes.toString()).slice(-KEPT_COMPLAINTS);
  });
  // Only our own child sends messages here.
  child.on('message', (news) => hear(news as EngineNews<Answer>));
  child.on('error', (error) => end(error.message));
  child.on('close', () => end('its process ended'));

  function endAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => child.kill('SIGKILL'), ms);
  }

  function settle(): void {
    isBusy = false;
    clearTimeout(timer);
    holdOpen(child, false);
  }

  function hear(news: EngineNews<Answer>): void {
    if (news === 'ready') {
      isReady = true;
      if (isBusy) endAfter(hangMs);
    } else if (isBusy && news.id === current.id) {
      settle();
      if (news.ok) current.resolve(news.answer);
      else current.reject(new EngineFailure(news.code, news.message));
    }
  }

  function end(reason: string): void {
    if (hasEnded) return;
    hasEnded = true;
    child.kill('SIGKILL');
    const wasBusy = isBusy;
    settle();
    for (const listener of listeners) listener();
    const explained = [reason, complaints.trim()].filter(Boolean).join(': ');
    if (wasBusy) current.reject(new EngineDied(explained, !isReady));
  }

  return {
    run(request) {
      return new Promise((resolve, reject) => {
        current = { id: ++lastId, resolve, reject };
        isBusy = true;
        holdOpen(child, true);
        endAfter(isReady ? hangMs : LONGEST_START_MS);
        const call: EngineCall<Request> = { id: lastId, request };
        child.send(call, (error) => {
          if (error) end(error.message);
        });
      });
    },

    hurry(ms) {
      if (isBusy) endAfter(ms);
    },

    onEnd: (listener) => void listeners.push(listener),

    async close() {
      if (hasEnded) return;
      await new Promise<void>((resolve) => {
        listeners.push(resolve);
        holdOpen(child, true);
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 1_000).unref();
      });
    },
  };
}

/** An idle engine must not keep the program from ending. */
function holdOpen(child: ChildProcess, hold: boolean): void {
  const handles = [child, child.channel, child.stderr instanceof Socket ? child.stderr : null];
  for (const handle of handles) {
    if (hold) handle?.ref();
    else handle?.unref();
  }
}
